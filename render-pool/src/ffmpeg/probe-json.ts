import { runProgram, type ProgramOptions } from './run-program.js';

/**
 * What ffprobe tells of a local file, as JSON. Its arguments are written here: the library that builds commands of ffmpeg
 * has none for ffprobe, and runs it without an end that could be asked for.
 * @throws StageFailure as `runProgram`; SyntaxError when it did not answer in JSON
 */
export async function probeJson(
  ffprobe: string,
  file: string,
  wanted: readonly string[],
  options: ProgramOptions,
): Promise<unknown> {
  const base = ['-v', 'error', '-of', 'json', '-protocol_whitelist', 'file'];
  return JSON.parse((await runProgram(ffprobe, [...base, ...wanted, file], options)).toString('utf8')) as unknown;
}
