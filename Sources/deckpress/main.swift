import Files

let status = await Program(arguments: Array(CommandLine.arguments.dropFirst())).run()
endProcess(status: status.rawValue)
