import type { Size } from '@scenewright/core/canvas';
import type { Timeline } from '@scenewright/core/timeline';
import { findBrowser } from '../browser/find-browser.js';
import { launchBrowser } from '../browser/launch-browser.js';
import {
  UndrawableContent,
  type CaptureSession,
  type FrameSink,
  type OpenedAhead,
} from '../capture/capture-strategy.js';
import { PAGE_SCRIPT } from '../capture/page-script.js';
import { strategies } from '../capture/strategies.js';
import { clipRoot } from '../clips/clip-folder.js';
import { startPageServer } from '../page/page-server.js';
import { openBlankPage, type BlankPage, type RemotionPage } from '../page/remotion-page.js';

/** The strategies that share a browser which runs freely. */
export type ComparedStrategy = 'html-in-canvas' | 'reference';

/** A frame as I420 (BT.709, limited range), or what the strategy says that it cannot draw. */
export type StrategyFrame = Buffer | { undrawable: string };

export interface StrategyFrames {
  /**
   * The named frames of a timeline. Each comes as the last of a run of `lead` frames more (fewer at the beginning), so
   * that what a strategy leaves standing from the frame before is seen too.
   */
  draw(
    strategy: ComparedStrategy,
    timeline: Timeline,
    output: Size,
    frames: readonly number[],
    lead?: number,
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
  const server = await startPageServer({ clips: clipRoot(cacheRoot) });
  const { executable, environment } = await findBrowser(options.browser, cacheRoot);
  const browser = await launchBrowser({
    executable,
    environment,
    mode: 'free-running',
    port: server.port,
    owner: `fidelity-${process.pid}`,
    needBytes: 64e6,
  });
  let photographed: BlankPage | undefined;
  const pageOf = async (strategy: ComparedStrategy, window: Size): Promise<OpenedAhead | undefined> => {
    if (strategy !== 'reference') return undefined;
    photographed ??= await openBlankPage({ browser, server, bundleFolder, window, script: PAGE_SCRIPT });
    return { blank: withoutClosing(photographed) };
  };
  return {
    async draw(strategy, timeline, output, frames, lead = 0) {
      const session = await strategies[strategy].open({
        browser,
        server,
        source: { key: '', timeline, output, bundleFolder, assetFolder },
        firstFrame: frames[0] ?? 0,
        ahead: await pageOf(strategy, output),
        log: () => undefined,
      });
      const drawn: StrategyFrame[] = [];
      try {
        for (const frame of frames) drawn.push(await lastOfRun(session, Math.max(0, frame - lead), frame));
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

/**
 * A page that stays open when its session closes: the reference only photographs, and shows one timeline after the other.
 * What draws into a canvas has a new page each time, as in a render.
 */
const withoutClosing = (blank: BlankPage): BlankPage => ({
  ...blank,
  async show(options) {
    const page = await blank.show(options);
    return Object.create(page, { close: { value: async () => undefined } }) as RemotionPage;
  },
});

async function lastOfRun(session: CaptureSession, from: number, frame: number): Promise<StrategyFrame> {
  let last: Buffer | null = null;
  const sink: FrameSink = {
    // The bytes are the strategy's again as soon as this resolves.
    frame: async (i420) => void (last = Buffer.from(i420)),
    hold: async () => undefined,
  };
  try {
    await session.capture(from, frame + 1, sink, new AbortController().signal);
  } catch (error) {
    if (!(error instanceof UndrawableContent)) throw error;
    return { undrawable: error.what };
  }
  if (last === null) throw new Error(`no picture came before frame ${frame}`);
  return last;
}
