import { DevtoolsError } from '../browser/devtools-pipe.js';
import { browserVersion } from '../browser/find-browser.js';
import { UndrawableContent, UnsupportedByBrowser, type FrameSink } from '../capture/capture-strategy.js';
import { structuralSimilarity } from '../capture/picture-likeness.js';
import { strategies } from '../capture/strategies.js';
import type { StrategyName } from '../capture/segment-renderer.js';
import {
  LEAST_LIKENESS,
  readVerdict,
  verdictFile,
  writeVerdict,
  type StrategyVerdict,
} from '../capture/strategy-verdict.js';
import type { PageSource } from '../page/page-source.js';
import type { WarmBrowser } from './warm-browser.js';

/** From the fastest to the one that works everywhere. */
const ORDER: readonly StrategyName[] = ['html-in-canvas', 'begin-frame', 'reference'];

/** Which strategies to try for a segment, in this order. */
export class StrategyChoice {
  private readonly verdicts = new Map<string, StrategyVerdict>();

  constructor(
    private readonly options: { browser?: string; cacheRoot: string; log: (line: string) => void },
    private readonly warm: WarmBrowser,
  ) {}

  /**
   * From the fast strategy on, when its picture of one frame was like the reference's (found once for a
   * browser and a bundle, and remembered on disk), else from the next.
   */
  async order(source: PageSource, probeFrame: number, signal: AbortSignal): Promise<StrategyName[]> {
    const { browser, cacheRoot } = this.options;
    const file = verdictFile(cacheRoot, await browserVersion(browser, cacheRoot), source.bundleFolder);
    const verdict =
      this.verdicts.get(file) ?? (await readVerdict(file)) ?? (await this.probe(source, probeFrame, signal));
    signal.throwIfAborted();
    if (!verdict) return [...ORDER];
    if (!this.verdicts.has(file)) {
      this.verdicts.set(file, verdict);
      await writeVerdict(file, verdict);
    }
    return ORDER.slice(ORDER.indexOf(verdict.strategy));
  }

  /** Null when the frame says nothing about the others. */
  private async probe(source: PageSource, frame: number, signal: AbortSignal): Promise<StrategyVerdict | null> {
    const taken: Buffer[] = [];
    const sink: FrameSink = {
      frame: async (i420) => void taken.push(Buffer.from(i420)),
      hold: async () => undefined,
    };
    try {
      for (const strategy of [strategies.reference, strategies['html-in-canvas']]) {
        const session = await this.warm.session(strategy, source, frame, signal);
        await session.capture(frame, frame + 1, sink, signal);
      }
      const ssim = structuralSimilarity(taken[0]!, taken[1]!, source.output);
      const strategy = ssim >= LEAST_LIKENESS ? 'html-in-canvas' : 'begin-frame';
      this.options.log(`capture by ${strategy}: the probe frame is ${ssim.toFixed(4)} like the reference`);
      return { strategy, ssim };
    } catch (error) {
      await this.warm.closeSession();
      if (error instanceof UndrawableContent) return null;
      if (!hasAlternative(error)) throw error;
      this.options.log(`capture by begin-frame: ${error instanceof Error ? error.message : String(error)}`);
      return { strategy: 'begin-frame', ssim: null };
    }
  }
}

/** A browser that lacks a feature, or content that a strategy cannot draw; not one that died, and not a failed composition. */
export function hasAlternative(error: unknown): boolean {
  if (error instanceof UndrawableContent || error instanceof UnsupportedByBrowser) return true;
  return error instanceof DevtoolsError && !error.gone;
}
