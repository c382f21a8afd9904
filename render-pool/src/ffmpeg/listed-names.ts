import { runProgram } from './run-program.js';

/** Names of the encoders or filters that an ffmpeg was built with: the second column of its lists. */
export async function listedNames(
  ffmpeg: string,
  list: 'encoders' | 'filters',
  signal?: AbortSignal,
): Promise<Set<string>> {
  const text = (await runProgram(ffmpeg, ['-hide_banner', `-${list}`], { stage: 'encode', signal })).toString('utf8');
  return new Set(text.split('\n').flatMap((line) => /^\s*\S+\s+(\S+)/.exec(line)?.[1] ?? []));
}
