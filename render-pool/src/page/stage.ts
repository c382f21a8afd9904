import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Size } from '@scenewright/core/canvas';
import type { Timeline } from '@scenewright/core/timeline';
import { clipRoot } from '../clips/clip-folder.js';
import { findBrowser } from '../browser/find-browser.js';
import { launchBrowser } from '../browser/launch-browser.js';
import { PAGE_SCRIPT } from '../capture/page-script.js';
import { seekExpression } from '../capture/screenshot-frames.js';
import { startPageServer } from './page-server.js';
import { openBlankPage, type BlankPage } from './remotion-page.js';

export interface StageOptions {
  browser?: string;
  cacheRoot: string;
  bundleFolder: string;
  /** Files by digest; none are needed by a timeline without assets. */
  assetFolder?: string;
}

/** A timeline in a page, under one's own hand. */
export interface StagedTimeline {
  /** Shows a frame; resolves when fonts, images and React are done with it. */
  seek(frame: number): Promise<void>;
  /** Runs an expression in the page; promises are awaited. */
  evaluate<Value>(expression: string): Promise<Value>;
  /**
   * Shows frames one after the other and runs an expression at each. The page is not left in between, and so paints none
   * of them: many times faster than a `seek` and an `evaluate` a frame where nothing is photographed.
   */
  evaluateAt<Value>(frames: readonly number[], expression: string): Promise<Value[]>;
  /** What the page shows, as a PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Stage {
  show(timeline: Timeline, output: Size): Promise<StagedTimeline>;
  close(): Promise<void>;
}

/** One browser for looking at timelines: contact sheets, and checks that ask the page itself. */
export async function openStage(options: StageOptions): Promise<Stage> {
  const server = await startPageServer({ clips: clipRoot(options.cacheRoot) });
  const noAssets = options.assetFolder ?? (await mkdtemp(join(tmpdir(), 'scenewright-stage-')));
  const { executable, environment } = await findBrowser(options.browser, options.cacheRoot);
  const browser = await launchBrowser({
    executable,
    environment,
    mode: 'free-running',
    port: server.port,
    owner: `stage-${process.pid}`,
    needBytes: 0,
  });
  // A page that is done with its timeline shows the next one: loading the bundle is most of what opening a page takes.
  const free: BlankPage[] = [];
  return {
    async show(timeline, output) {
      const { bundleFolder } = options;
      const blank =
        free.pop() ?? (await openBlankPage({ browser, server, bundleFolder, window: output, script: PAGE_SCRIPT }));
      const page = await blank.show({ timeline, output, assetFolder: noAssets, window: output, firstFrame: 0 });
      await page.evaluate('scenewrightInstall()');
      return {
        seek: async (frame) => void (await page.evaluate(seekExpression(frame))),
        evaluate: (expression) => page.evaluate(expression),
        evaluateAt: (frames, expression) =>
          page.evaluate(`(async () => {
            const driver = window.scenewright;
            const values = [];
            for (const frame of ${JSON.stringify(frames)}) {
              driver.seek(frame);
              if (!driver.isReady()) await driver.whenReady();
              values.push(await (${expression}));
            }
            return values;
          })()`),
        async picture() {
          const { data } = await page.send<{ data: string }>('Page.captureScreenshot', {
            format: 'png',
            optimizeForSpeed: true,
          });
          return Buffer.from(data, 'base64');
        },
        close: async () => void free.push(blank),
      };
    },
    async close() {
      await browser.close();
      await server.close();
      if (!options.assetFolder) await rm(noAssets, { recursive: true, force: true });
    },
  };
}
