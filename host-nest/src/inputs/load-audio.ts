import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StageFailure } from '@scenewright/core';
import { locateFfmpeg, probeMedia, runProgram } from '@scenewright/render-pool';
import { isArchive, isWebPage } from './content-type.js';
import { InputProblem } from './input-problem.js';

/** Seconds of a recording that are used at most. */
const secondsMax = 1200;
const accepted = 'MP3, WAV, M4A, OGG and FLAC are accepted';

/** A recording as WAV, 48 kHz, stereo, 16 bit; decoded by a process of its own. @throws InputProblem */
export async function loadAudio(
  bytes: Uint8Array,
  temporaryDir: string,
): Promise<{ bytes: Uint8Array; seconds: number }> {
  if (isWebPage(bytes)) throw new InputProblem('is a web page; a link to the audio file itself is accepted');
  if (isArchive(bytes)) throw new InputProblem(`is an archive; ${accepted}`);
  await mkdir(temporaryDir, { recursive: true });
  const folder = await mkdtemp(join(temporaryDir, 'audio-'));
  try {
    const tools = await locateFfmpeg({});
    const source = join(folder, 'source');
    const wav = join(folder, 'pcm.wav');
    await writeFile(source, bytes);
    const { sound } = await probeMedia(tools, source);
    if (!sound) throw new InputProblem(`has no sound that can be read; ${accepted}`);
    const input = ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y', '-protocol_whitelist', 'file', '-i', source];
    const output = `-map 0:a:0 -vn -t ${secondsMax} -ar 48000 -ac 2 -c:a pcm_s16le -map_metadata -1 -f wav`.split(' ');
    await runProgram(tools.ffmpeg, [...input, ...output, wav], { stage: 'fetch', folder });
    const decoded = await readFile(wav);
    const seconds = Math.max(0, decoded.byteLength - 44) / (48_000 * 4);
    if (seconds < 0.05) throw new InputProblem('holds no sound');
    return { bytes: decoded, seconds };
  } catch (error) {
    if (error instanceof StageFailure && error.kind !== 'disk_full') {
      throw new InputProblem(`cannot be decoded; ${accepted}`);
    }
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
