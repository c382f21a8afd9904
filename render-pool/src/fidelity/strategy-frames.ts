import type { Size, Timeline } from '@scenewright/core';
import { findBrowser } from '../browser/find-browser.js';
import { launchBrowser } from '../browser/launch-browser.js';
import { UndrawableContent, type FrameSink } from '../capture/capture-strategy.js';
import { strategies } from '../capture/strategies.js';
import { startPageServer } from '../page/page-server.js';

/** The strategies that share a browser which runs freely. */
export type ComparedStrategy = 'html-in-canvas' | 'reference';

/** A frame as I420 (BT.709, limited range), or what the strategy says that it cannot draw. */
export type StrategyFrame = Buffer | { undrawable: string };

export interface StrategyFrames {
  /** The named frames of a timeline, each drawn on its own. */
  draw(
    strategy: ComparedStrategy,
    timeline: Timeline,
    output: Size,
    frames: readonly number[],
  ): Promise<StrategyFrame[]>;
  close(): Promise<void>;
}

export interface StrategyFramesOptions {
  browser?: string;
  cacheRoot: string;
  bundleFolder: string;
  /** Files by digest. */
  assetFolder: string;
}

/** Frames before they are encoded, by one strategy and by the other: to compare them. */
export async function openStrategyFrames(options: StrategyFramesOptions): Promise<StrategyFrames> {
  const { cacheRoot, bundleFolder, assetFolder } = options;
  const server = await startPageServer();
  const { executable, environment } = await findBrowser(options.browser, cacheRoot);
  const browser = await launchBrowser({
    executable,
    environment,
    mode: 'free-running',
    port: server.port,
    owner: `fidelity-${process.pid}`,
    needBytes: 64e6,
  });
  return {
    async draw(strategy, timeline, output, frames) {
      const session = await strategies[strategy].open({
        browser,
        server,
        source: { key: '', timeline, output, bundleFolder, assetFolder },
        firstFrame: frames[0] ?? 0,
        log: () => undefined,
      });
      const drawn: StrategyFrame[] = [];
      const sink: FrameSink = {
        frame: async (i420) => void drawn.push(Buffer.from(i420)),
        hold: async () => void drawn.push(drawn.at(-1)!),
      };
      try {
        for (const frame of frames) {
          await session.capture(frame, frame + 1, sink, new AbortController().signal).catch((error: unknown) => {
            if (!(error instanceof UndrawableContent)) throw error;
            drawn.push({ undrawable: error.what });
          });
        }
      } finally {
        await session.close();
      }
      return drawn;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
