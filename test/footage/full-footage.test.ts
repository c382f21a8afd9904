// @cost 20
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { placeEmbeddedDatabase } from '@scenewright/host-nest/testing';
import sharp from 'sharp';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const cacheRoot = process.env['SCENEWRIGHT_CACHE'] ?? join(root, '.cache');
const dataDir = mkdtempSync(join(tmpdir(), 'scenewright-footage-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

interface Frames {
  source: string;
  frames: { title: string; data: string; width: number; height: number }[];
}
interface Job {
  status: string;
  review?: object;
  scenes: unknown[];
  renders: { duration_seconds: number }[];
  credits_cost: number;
}

/** Share of a picture's pixels that are near a colour. */
async function shareOf(frame: { data: string }, [r, g, b]: readonly [number, number, number]): Promise<number> {
  const { data, info } = await sharp(Buffer.from(frame.data, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let near = 0;
  for (let at = 0; at < data.length; at += 3)
    if (Math.abs(data[at]! - r) + Math.abs(data[at + 1]! - g) + Math.abs(data[at + 2]! - b) < 60) near += 1;
  return near / (info.width * info.height);
}
const [orange, blue] = [[217, 116, 47] as const, [63, 111, 181] as const];

test('a full-footage job walks both gates, a change at each redoes what it names, across a restart', async () => {
  await placeEmbeddedDatabase(dataDir);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'test/footage/walk-gates.mjs'), JSON.stringify({ root, dataDir, cacheRoot })],
    { encoding: 'utf8', maxBuffer: 1 << 28, timeout: 540_000 },
  );
  if (status !== 0) throw new Error(stderr || 'It took too long.');
  const seen = JSON.parse(stdout) as Record<string, Job & Frames>;

  expect(seen['casting']).toMatchObject({ status: 'awaiting_approval' });
  expect(seen['sheets']!.source).toBe('cast_sheets');
  const [before, after] = [seen['sheets']!.frames[0]!, seen['resheets']!.frames[0]!];
  expect(before.title).toBe('The fox');
  expect(await shareOf(before, orange)).toBeGreaterThan(0.01);
  expect(await shareOf(before, blue)).toBeLessThan(0.002);
  expect(await shareOf(after, blue)).toBeGreaterThan(0.01);
  expect(await shareOf(after, orange)).toBeLessThan(0.002);

  expect(seen['resumed']).toMatchObject({ status: 'awaiting_approval', review: { gate: 'cast_sheets', revision: 1 } });
  expect(seen['stills']!.source).toBe('storyboard');
  const shots = seen['boarding']!.scenes.length;
  expect(shots).toBe(2);
  expect(seen['stills']!.frames).toHaveLength(shots);
  expect(seen['stills']!.frames[0]!.data).not.toBe(seen['restills']!.frames[0]!.data);
  // What the change does not name is drawn as it was, to the byte.
  expect(seen['stills']!.frames.slice(1).map(({ data }) => data)).toEqual(
    seen['restills']!.frames.slice(1).map(({ data }) => data),
  );

  expect(seen['done']).toMatchObject({ status: 'completed', renders: [{ duration_seconds: 6 }] });
  // gen-6-fast, 6 s, all of it footage: 1.8 + 6.
  expect(seen['done']!.credits_cost).toBe(8);
  expect(seen['film']!.frames).toHaveLength(shots);
}, 600_000);
