import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeFootageMaker, footageRequest } from '@scenewright/core/testing';
import { createClipIntake, locateFfmpeg } from '@scenewright/render-pool';
import { createBarcodeMaker } from './support/barcode-maker.js';

const folder = mkdtempSync(join(tmpdir(), 'scenewright-clips-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const takeIn = createClipIntake({ cacheRoot: folder, tools: () => locateFfmpeg() });

describeFootageMaker('the maker of numbered frames', () => createBarcodeMaker(), takeIn);

test('a clip is taken in from a file and from WebM too, named by what it holds', async () => {
  const clip = await createBarcodeMaker({ webm: true }).film(footageRequest({ seconds: 1 }));
  if (!('bytes' in clip)) throw new Error('The maker gives bytes.');
  const file = join(folder, 'clip.webm');
  writeFileSync(file, clip.bytes);
  const taken = await takeIn({ file, mimeType: 'application/octet-stream' });
  expect(taken).toMatchObject({ mimeType: 'video/webm', width: 320, height: 180 });
  expect(taken.seconds).toBeCloseTo(1, 1);
});

test.each([
  ['an empty answer', new Uint8Array()],
  ['a page of text', Buffer.from('<html>Payment required</html>')],
  ['the head of a clip without its pictures', Buffer.from('000000206674797069736f6d0000020069736f6d', 'hex')],
])('%s is no clip', async (_, bytes) => {
  await expect(takeIn({ bytes, mimeType: 'video/mp4' })).rejects.toMatchObject({ kind: 'clip_unreadable' });
});
