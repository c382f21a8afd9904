import type { Size } from '@scenewright/core';
import { StageFailure } from '@scenewright/core';
import { findBrowser } from '../browser/find-browser.js';
import type { BrowserMode } from '../browser/browser-flags.js';
import { launchBrowser, type Browser } from '../browser/launch-browser.js';
import {
  UndrawableContent,
  type CaptureSession,
  type CaptureStrategy,
  type FrameSink,
} from '../capture/capture-strategy.js';
import { strategies } from '../capture/strategies.js';
import type { SegmentResult, SegmentTask, StrategyName } from '../capture/segment-renderer.js';
import { startEncoder, type SegmentEncoder } from '../encode/segment-encoder.js';
import { startPageServer, type PageServer } from '../page/page-server.js';
import { readPageSource, type PageSource } from '../page/page-source.js';
import { pageFailure } from '../page/remotion-page.js';

export interface RunnerOptions {
  browser?: string;
  cacheRoot: string;
  ffmpeg: string;
  log: (line: string) => void;
  /** Told of every process group that must not outlive this worker. */
  onProcess: (pid: number, running: boolean) => void;
}

interface OpenSession {
  key: string;
  strategy: CaptureStrategy;
  session: CaptureSession;
}

/** Segments that one browser draws before it is started anew: what leaks in it is given back. */
const SEGMENTS_PER_BROWSER = 200;

/** Draws and encodes one segment at a time with browsers of its own, which stay warm in between. */
export class SegmentRunner {
  private server: Promise<PageServer> | null = null;
  private readonly browsers = new Map<BrowserMode, { browser: Browser; roomBytes: number; segments: number }>();
  private open: OpenSession | null = null;

  constructor(private readonly options: RunnerOptions) {}

  async warm(): Promise<void> {
    await this.browserFor('free-running', 16 << 20);
  }

  async run(task: SegmentTask, signal: AbortSignal, onFrame: () => void): Promise<SegmentResult> {
    signal.throwIfAborted();
    const source = await readPageSource(task);
    const wanted = await this.choose(task.strategy ?? 'auto');
    try {
      return await this.runWith(wanted, task, source, signal, onFrame);
    } catch (error) {
      if (
        error instanceof UndrawableContent &&
        wanted.name === 'html-in-canvas' &&
        task.strategy !== 'html-in-canvas'
      ) {
        this.options.log(`frames ${task.from} to ${task.to}: ${error.message}; taken by begin-frame`);
        return this.runWith(strategies['begin-frame'], task, source, signal, onFrame);
      }
      throw asFailure(error);
    }
  }

  private async choose(strategy: 'auto' | StrategyName): Promise<CaptureStrategy> {
    return strategies[strategy === 'auto' ? 'html-in-canvas' : strategy];
  }

  private async runWith(
    strategy: CaptureStrategy,
    task: SegmentTask,
    source: PageSource,
    signal: AbortSignal,
    onFrame: () => void,
  ): Promise<SegmentResult> {
    const started = performance.now();
    let encoder: SegmentEncoder | null = null;
    const counts = { captured: 0, held: 0 };
    // An abort does not wait for the page or the encoder: their processes end, and so do the calls.
    const onAbort = (): void => void this.closeBrowsers();
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      const session = await this.sessionFor(strategy, source, task.from);
      signal.throwIfAborted();
      encoder = startEncoder({ ffmpeg: this.options.ffmpeg, encoding: task.encoding, outFile: task.outFile });
      const running = encoder;
      let last: Buffer | null = null;
      const sink: FrameSink = {
        async frame(i420) {
          counts.captured++;
          last = i420;
          await running.write(i420);
          onFrame();
        },
        async hold() {
          counts.held++;
          await running.write(last!);
          onFrame();
        },
      };
      await session.capture(task.from, task.to, sink, signal);
      const captured = performance.now();
      const bytes = await encoder.finish();
      encoder = null;
      return {
        frames: task.to - task.from,
        bytes,
        ...counts,
        strategy: strategy.name,
        captureSeconds: (captured - started) / 1000,
        encodeSeconds: (performance.now() - captured) / 1000,
      };
    } catch (error) {
      await encoder?.abort();
      // What state the page is in nobody knows.
      await this.closeSession();
      if (!(error instanceof UndrawableContent)) await this.closeBrowsers();
      signal.throwIfAborted();
      throw error;
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  private async sessionFor(strategy: CaptureStrategy, source: PageSource, firstFrame: number): Promise<CaptureSession> {
    if (this.open && this.open.key === source.key && this.open.strategy === strategy) {
      const slot = this.browsers.get(strategy.mode);
      if (slot && !slot.browser.closed && slot.segments++ < SEGMENTS_PER_BROWSER) return this.open.session;
      await this.closeBrowsers();
    }
    await this.closeSession();
    const browser = await this.browserFor(strategy.mode, strategy.profileBytes(source.output));
    const server = await this.pageServer();
    const session = await strategy.open({ browser, server, source, firstFrame, log: this.options.log });
    this.open = { key: source.key, strategy, session };
    return session;
  }

  private async browserFor(mode: BrowserMode, needBytes: number): Promise<Browser> {
    const known = this.browsers.get(mode);
    if (known && !known.browser.closed && known.roomBytes >= needBytes && known.segments < SEGMENTS_PER_BROWSER)
      return known.browser;
    // One browser at a time: two would not fit where memory is short.
    await this.closeBrowsers();
    const { executable, environment } = await findBrowser(this.options.browser, this.options.cacheRoot);
    const { port } = await this.pageServer();
    const browser = await launchBrowser({ executable, environment, mode, port, needBytes });
    this.options.onProcess(browser.pid, true);
    this.browsers.set(mode, { browser, roomBytes: Math.max(needBytes, 16 << 20), segments: 0 });
    return browser;
  }

  private pageServer(): Promise<PageServer> {
    this.server ??= startPageServer();
    return this.server;
  }

  private async closeSession(): Promise<void> {
    const open = this.open;
    this.open = null;
    await open?.session.close().catch(() => undefined);
  }

  private async closeBrowsers(): Promise<void> {
    const browsers = [...this.browsers.values()];
    this.browsers.clear();
    this.open = null;
    await Promise.all(
      browsers.map(async ({ browser }) => {
        await browser.close();
        this.options.onProcess(browser.pid, false);
      }),
    );
  }

  async close(): Promise<void> {
    await this.closeSession();
    await this.closeBrowsers();
    await (await this.server)?.close();
    this.server = null;
  }
}

function asFailure(error: unknown): unknown {
  if (error instanceof StageFailure) return error;
  if (error instanceof UndrawableContent)
    return new StageFailure('capture', 'undrawable', `The forced strategy cannot draw this: ${error.message}.`, {
      retryable: false,
      remedy: 'Let the strategy be chosen.',
      cause: error,
    });
  if ((error as { name?: string }).name === 'AbortError') return error;
  return pageFailure(error);
}

/** Bytes a profile folder needs for a size, whatever the strategy. */
export function profileBytes(output: Size): number {
  return Math.max(...Object.values(strategies).map((strategy) => strategy.profileBytes(output)));
}
