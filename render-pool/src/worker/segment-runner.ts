import { StageFailure } from '@scenewright/core/errors';
import { UndrawableContent, type CaptureStrategy, type FrameSink } from '../capture/capture-strategy.js';
import { strategies } from '../capture/strategies.js';
import type { SegmentResult, SegmentTask, StillTask } from '../capture/segment-renderer.js';
import { startEncoder, type SegmentEncoder } from '../encode/segment-encoder.js';
import { saysDiskFull } from '../ffmpeg/clean-error-text.js';
import { diskFull } from '../limits/disk-full.js';
import { untilAborted } from '../video/until-aborted.js';
import { readPageSource, type PageSource } from '../page/page-source.js';
import { pageFailure } from '../page/remotion-page.js';
import { hasAlternative, StrategyChoice } from './strategy-choice.js';
import { WarmBrowser, type WarmBrowserOptions } from './warm-browser.js';

export interface RunnerOptions extends WarmBrowserOptions {
  ffmpeg: string;
}

/** After this time without work a worker gets ready for the next source. */
const IDLE_MILLISECONDS = 100;

/** Draws and encodes one segment at a time with a browser of its own, which stays warm in between. */
export class SegmentRunner {
  private readonly browser: WarmBrowser;
  private readonly choice: StrategyChoice;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly options: RunnerOptions) {
    this.browser = new WarmBrowser(options);
    this.choice = new StrategyChoice(options, this.browser);
  }

  /** Gets ready for a source of this bundle. */
  warm(bundleFolder?: string): Promise<void> {
    return this.browser.warm(bundleFolder);
  }

  close(): Promise<void> {
    clearTimeout(this.idle);
    return this.browser.close();
  }

  run(task: SegmentTask, signal: AbortSignal, onFrame: () => void): Promise<SegmentResult> {
    return this.guarded(task.bundleFolder, signal, async () => {
      const source = await readPageSource(task);
      const forced = task.strategy && task.strategy !== 'auto' ? task.strategy : null;
      const middle = Math.floor((task.from + task.to) / 2);
      const order = forced ? [forced] : await this.choice.order(source, middle, signal);
      for (const [index, name] of order.entries()) {
        try {
          return await this.runWith(strategies[name], task, source, signal, onFrame);
        } catch (error) {
          const next = order[index + 1];
          if (signal.aborted || next === undefined || !hasAlternative(error)) throw error;
          const reason = error instanceof Error ? error.message : String(error);
          this.options.log(`frames ${task.from} to ${task.to}: ${next} instead of ${name}, since ${reason}`);
        }
      }
      throw new Error('no strategy is left');
    });
  }

  /** One frame as PNG or JPEG. */
  still(task: StillTask, signal: AbortSignal): Promise<Uint8Array> {
    return this.guarded(task.bundleFolder, signal, async () => {
      const session = await this.session(strategies.reference, await readPageSource(task), task.frame, signal);
      return session.picture(task.frame, task.format);
    });
  }

  /** An abort does not wait for a browser that is just being started: the next call has it. */
  private session(...[strategy, source, firstFrame, signal]: Parameters<WarmBrowser['session']>) {
    return untilAborted(this.browser.session(strategy, source, firstFrame, signal), signal);
  }

  /** An abort does not wait for the page: its processes end, and so do the calls. After a failure the browser is started anew. */
  private async guarded<Result>(
    bundleFolder: string,
    signal: AbortSignal,
    work: () => Promise<Result>,
  ): Promise<Result> {
    signal.throwIfAborted();
    clearTimeout(this.idle);
    const onAbort = (): void => void this.browser.closeBrowser();
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      return await work();
    } catch (error) {
      await this.browser.closeBrowser();
      signal.throwIfAborted();
      throw asFailure(error);
    } finally {
      signal.removeEventListener('abort', onAbort);
      // Only a gain: who needs the page opens it himself, and hears what is wrong.
      const getAhead = (): void => void this.browser.getAhead(bundleFolder).catch(() => undefined);
      this.idle = setTimeout(getAhead, IDLE_MILLISECONDS).unref();
    }
  }

  private async runWith(
    strategy: CaptureStrategy,
    task: SegmentTask,
    source: PageSource,
    signal: AbortSignal,
    onFrame: () => void,
  ): Promise<SegmentResult> {
    const started = performance.now();
    const counts = { captured: 0, held: 0 };
    let encoder: SegmentEncoder | null = null;
    try {
      const opening = this.session(strategy, source, task.from, signal);
      opening.catch(() => undefined);
      // It starts while the page is opened.
      encoder = startEncoder({ ffmpeg: this.options.ffmpeg, encoding: task.encoding, outFile: task.outFile });
      const session = await opening;
      signal.throwIfAborted();
      await session.capture(task.from, task.to, sinkOf(encoder, counts, onFrame), signal);
      const captured = performance.now();
      const bytes = await encoder.finish();
      return {
        frames: task.to - task.from,
        bytes,
        ...counts,
        strategy: strategy.name,
        captureSeconds: (captured - started) / 1000,
        encodeSeconds: (performance.now() - captured) / 1000,
      };
    } catch (error) {
      await Promise.all([encoder?.abort(), this.browser.closeSession()]);
      throw error;
    }
  }
}

/** Feeds the encoder; a hold is the last frame once more. */
function sinkOf(encoder: SegmentEncoder, counts: { captured: number; held: number }, onFrame: () => void): FrameSink {
  let last: Buffer | null = null;
  return {
    async frame(i420) {
      last = i420;
      await encoder.write(i420);
      counts.captured++;
      onFrame();
    },
    async hold() {
      await encoder.write(last!);
      counts.held++;
      onFrame();
    },
  };
}

function asFailure(error: unknown): StageFailure {
  if (saysDiskFull(error)) return diskFull('capture', undefined, error);
  if (!(error instanceof UndrawableContent)) return pageFailure(error);
  return new StageFailure(
    'capture',
    'undrawable',
    `The strategy that was asked for cannot draw this: ${error.message}.`,
    {
      retryable: false,
      remedy: 'Let the strategy be chosen.',
      cause: error,
    },
  );
}
