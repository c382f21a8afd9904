import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pcm } from '@scenewright/core/audio';
import { MIX_RATE } from './loudness-meter.js';
import { openSound } from './sound-source.js';

/**
 * The whole of a recording in memory, at 48 kHz with two channels: to find the beats of a user's track or to
 * learn its length. WAV is read directly, other formats through ffmpeg.
 * @throws StageFailure `sound` / `unreadable_sound`, naming `name`
 */
export async function readSound(recording: {
  file: string;
  /** What messages call it. */
  name: string;
  ffmpeg: string;
  signal?: AbortSignal;
}): Promise<Pcm> {
  const folder = join(tmpdir(), `scenewright-sound-${randomUUID()}`);
  await mkdir(folder, { mode: 0o700 });
  try {
    const { file, ffmpeg, signal } = recording;
    const named = { role: 'recording', asset: recording.name };
    const source = await openSound(named, file, { folder, decodedFile: join(folder, 'sound.wav'), ffmpeg, signal });
    try {
      const { left, right } = await source.read(0, source.frames);
      return { sampleRate: MIX_RATE, channels: [left, right] };
    } finally {
      await source.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
