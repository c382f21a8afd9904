import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseHardwareEncoder } from './hardware-encoder.js';

const wish = { quality: 'standard' as const, size: { width: 640, height: 360 }, fps: 30 };
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hardware-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A program that lists some encoders, and encodes with those that work. */
async function ffmpegWith(listed: string[], working: string[]): Promise<string> {
  const file = join(folder, 'ffmpeg');
  const script = `#!/bin/sh
case "$*" in *-encoders*) printf ' V....D %s  chip\\n' libx264 ${listed.join(' ')}; exit 0;; esac
bytes=$(wc -c)
[ "$bytes" -eq 345600 ] || { echo "got $bytes bytes" >&2; exit 1; }
for codec in none ${working.join(' ')}; do case "$*" in *"-c:v $codec "*) exit 0;; esac; done
echo 'Cannot load libcuda.so.1' >&2
exit 1
`;
  await writeFile(file, script);
  await chmod(file, 0o755);
  return file;
}

test('an ffmpeg without such encoders says so', async () => {
  expect(await chooseHardwareEncoder(await ffmpegWith([], []), wish)).toEqual({
    encoding: null,
    reason: 'This ffmpeg has no encoder for NVENC, VAAPI or VideoToolbox.',
  });
});

test('an encoder that is listed and fails on a frame is not taken, and its reason is told', async () => {
  const { encoding, reason } = await chooseHardwareEncoder(await ffmpegWith(['h264_nvenc'], []), wish);
  expect(encoding).toBeNull();
  expect(reason).toBe('No hardware encoder of this ffmpeg works here: NVENC (Cannot load libcuda.so.1).');
});

test('the first that encodes a whole frame of the size asked for is taken, under a key of its own', async () => {
  const ffmpeg = await ffmpegWith(['h264_nvenc', 'h264_videotoolbox'], ['h264_videotoolbox']);
  const { encoding } = await chooseHardwareEncoder(ffmpeg, wish);
  expect(encoding).toMatchObject({ codec: 'h264_videotoolbox', size: wish.size });
  expect(encoding!.key).toContain('h264_videotoolbox');
  expect(encoding!.output.join(' ')).toContain('-g 60 -bf 0');
});
