import { jest } from '@jest/globals';
import { cacheRoot, openStage, stageSize } from '../../testing/pool/stage.js';
import { findBrowser } from '../browser/find-browser.js';
import { launchBrowser } from '../browser/launch-browser.js';
import { readPageSource } from '../page/page-source.js';
import { startPageServer } from '../page/page-server.js';
import { htmlInCanvas } from './html-in-canvas.js';

jest.setTimeout(120_000);

test('frames come over HTTP, bit by bit the same, when the ring file is not found', async () => {
  const stage = await openStage();
  const server = await startPageServer();
  const browser = await launchBrowser({
    ...(await findBrowser(undefined, cacheRoot)),
    mode: 'free-running',
    port: server.port,
    owner: 'hand-over',
    needBytes: htmlInCanvas.profileBytes(stageSize),
  });
  const log: string[] = [];
  try {
    const source = await readPageSource(await stage.task('pushing'));
    const capture = async (profileFolder: string): Promise<Buffer[]> => {
      const context = { server, source, firstFrame: 0, log: (line: string) => void log.push(line) };
      const session = await htmlInCanvas.open({
        ...context,
        browser: Object.assign(Object.create(browser), { profileFolder }),
      });
      const frames: Buffer[] = [];
      const sink = { frame: async (i420: Buffer) => void frames.push(Buffer.from(i420)), hold: async () => undefined };
      // More frames than the ring has slots.
      await session.capture(0, 24, sink, new AbortController().signal);
      await session.close();
      return frames;
    };
    const byFile = await capture(browser.profileFolder);
    expect(log).toEqual([]);
    const byHttp = await capture('/nowhere');
    expect(log).toEqual([expect.stringMatching(/frames come over HTTP/)]);
    expect(byFile).toHaveLength(12);
    expect(byHttp).toHaveLength(12);
    byFile.forEach((frame, at) => expect(frame.equals(byHttp[at]!)).toBe(true));
  } finally {
    await browser.close();
    await server.close();
    await stage.close();
  }
});
