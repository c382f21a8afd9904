import newCommand, { type FfmpegCommand } from 'fluent-ffmpeg';
import { runProgram, type ProgramOptions } from './run-program.js';

export type { FfmpegCommand } from 'fluent-ffmpeg';

/** Said before every command: nothing is asked of a terminal, and nothing is printed but what went wrong. */
const QUIET = ['-hide_banner', '-nostdin', '-loglevel', 'error'];

/**
 * Runs a command of ffmpeg that `describe` builds, and gives its standard output. What frames take on their way into an
 * encoder is the one thing that does not go this way (`encode/segment-encoder.ts`).
 *
 * The library builds the arguments alone. It would hand ffmpeg the whole environment of the service, end one process
 * instead of its group, and ask for lists of codecs and formats first, so `runProgram` starts it (ADR 0021).
 *
 * Options that hold spaces or names of files are given as several arguments (`outputOptions('-metadata', title)`): a
 * single string is split at its space.
 * @throws StageFailure as `runProgram`
 */
export function runFfmpeg(
  ffmpeg: string,
  describe: (command: FfmpegCommand) => FfmpegCommand,
  options: ProgramOptions,
): Promise<Buffer> {
  return runProgram(ffmpeg, [...QUIET, ...argumentsOf(describe(buildOnly()))], options);
}

/** What the library keeps to itself. Its version is pinned and its repository archived, so they stay. */
interface Inside {
  _getArguments(): unknown[];
}

/** A command that refuses to be run by the library. */
function buildOnly(): FfmpegCommand {
  const command = newCommand();
  // `save` and `pipe` end in it too.
  command.run = () => {
    throw new Error('Commands of ffmpeg are run by runFfmpeg, not by the library that builds them.');
  };
  return command;
}

/** The arguments without the program, as a command line would have them. */
export function argumentsOf(command: FfmpegCommand): string[] {
  return (command as unknown as Inside)._getArguments().map(String);
}
