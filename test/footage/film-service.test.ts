// @cost 8
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { footageRequest } from '@scenewright/core/testing';
import { placeEmbeddedDatabase } from '@scenewright/host-nest/testing';
import { createBarcodeMaker } from './support/barcode-maker.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'scenewright-film-service-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Job {
  status: string;
  warnings: { code: string }[];
  credits_cost: number;
  error?: { code: string; message: string };
}
interface Seen extends Record<'filmed' | 'edited' | 'refused' | 'filming' | 'canceled', Job> {
  askedFirst: string[];
  askedByEdit: string[];
  heard: boolean;
}

test('a server with a maker films once, prices as ever, says what is refused, and lets go of a canceled clip', async () => {
  const made = await createBarcodeMaker().film(footageRequest({ seconds: 4 }));
  if (!('bytes' in made)) throw new Error('The maker gives bytes.');
  const clip = join(folder, 'clip.mp4');
  writeFileSync(clip, made.bytes);
  await placeEmbeddedDatabase(join(folder, 'data'));
  const wish = { root, clip, dataDir: join(folder, 'data'), cacheRoot: join(folder, 'cache') };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'test/footage/film-service.mjs'), JSON.stringify(wish)],
    { encoding: 'utf8', maxBuffer: 1 << 26, timeout: 280_000 },
  );
  if (status !== 0) throw new Error(stderr || 'It took too long.');
  const seen = JSON.parse(stdout) as Seen;

  expect(seen.askedFirst.map((each) => each.split(' ')[0])).toEqual(['shore', 'city']);
  expect(seen.filmed).toMatchObject({ status: 'completed', warnings: [] });
  // gen-6-fast, 6 s, all of it footage: 1.8 + 6, as without a maker.
  expect(seen.filmed.credits_cost).toBe(8);
  expect(seen.edited.status).toBe('completed');
  expect(seen.askedByEdit).toEqual([]);
  expect(seen.refused).toMatchObject({ status: 'failed', error: { code: 'footage_refused' } });
  expect(seen.refused.error!.message).toContain('No deserts are filmed.');
  expect(seen.canceled.status).toBe('canceled');
  expect(seen.heard).toBe(true);
}, 300_000);
