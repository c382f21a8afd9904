import type { Size } from '@scenewright/core/canvas';
import { clipRoot } from '../clips/clip-folder.js';
import { findBrowser } from '../browser/find-browser.js';
import { launchBrowser, type Browser } from '../browser/launch-browser.js';
import { lowerPriority } from '../browser/lower-priority.js';
import type { BrowserMode } from '../browser/browser-flags.js';
import { treeMemory } from '../browser/tree-memory.js';
import type { CaptureSession, CaptureStrategy, OpenedAhead } from '../capture/capture-strategy.js';
import { openFrameOutlet } from '../capture/frame-outlet.js';
import { CANVAS_WINDOW } from '../capture/html-in-canvas.js';
import { PAGE_EXTRAS, PAGE_SCRIPT } from '../capture/page-script.js';
import { memoryForWorker } from '../limits/render-capacity.js';
import { startPageServer, type PageServer } from '../page/page-server.js';
import type { PageSource } from '../page/page-source.js';
import { openBlankPage } from '../page/remotion-page.js';

export interface WarmBrowserOptions {
  browser?: string;
  cacheRoot: string;
  /** Of every thread of the browser, 0 to 19; that of this thread when absent. */
  priority?: number;
  /** Bytes; a browser that holds more is leaking. Twice what one with its encoder takes unless said otherwise. */
  mostMemory?: (output: Size) => number;
  /** Names the pool: its browsers' folders carry it. */
  owner: string;
  log: (line: string) => void;
  /** Told of every process group that must not outlive this worker. */
  onProcess: (process: { pid: number; profileFolder: string }, running: boolean) => void;
}

/** Pages that one browser draws before it is started anew: what leaks in it is given back. */
const SESSIONS_PER_BROWSER = 100;
/** Room in the profile folder of a browser that does not yet know its frames: the rings of 1080p. */
const USUAL_ROOM_BYTES = 56 << 20;
/** Two pages for frames of up to this size may be there at once: larger ones would hold much memory for nothing. */
const MOST_PIXELS_TWICE = 1920 * 1080;

/** One browser with one page of one source, both kept between segments, and a blank page for the next source. */
export class WarmBrowser {
  private server: Promise<PageServer> | null = null;
  private current: { browser: Browser; mode: BrowserMode; roomBytes: number; sessions: number } | null = null;
  private turn: Promise<unknown> = Promise.resolve();
  private ahead: { browser: Browser; bundleFolder: string; opened: Promise<OpenedAhead | undefined> } | null = null;
  /** Of the frames that were captured last, the fast way. */
  private usualOutput: Size | null = null;
  private open: { key: string; strategy: CaptureStrategy; session: CaptureSession } | null = null;

  constructor(private readonly options: WarmBrowserOptions) {}

  /** Starts the browser that the fast path needs, and loads the bundle into a page for the next source. */
  warm(bundleFolder?: string): Promise<void> {
    return this.inTurn(async () => {
      const browser = await this.browserFor('free-running', 0);
      if (bundleFolder !== undefined) await this.openAhead(browser, bundleFolder);
    });
  }

  /** Loads the bundle into a page for the next source, when there is a browser for it. */
  getAhead(bundleFolder: string): Promise<void> {
    return this.inTurn(async () => {
      const { current } = this;
      if (current && !current.browser.closed && current.mode === 'free-running')
        await this.openAhead(current.browser, bundleFolder);
    });
  }

  /** The page of a source, opened by a strategy; the one that is open when it is the same. */
  session(
    strategy: CaptureStrategy,
    source: PageSource,
    firstFrame: number,
    signal: AbortSignal,
  ): Promise<CaptureSession> {
    return this.inTurn(() => this.openSession(strategy, source, firstFrame, signal));
  }

  /** Whoever gave up waiting for a browser leaves it to the next, who must not start another. */
  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.turn.then(work);
    this.turn = result.catch(() => undefined);
    return result;
  }

  private async openSession(
    strategy: CaptureStrategy,
    source: PageSource,
    firstFrame: number,
    signal: AbortSignal,
  ): Promise<CaptureSession> {
    signal.throwIfAborted();
    const { open, current } = this;
    const most = this.options.mostMemory?.(source.output) ?? 2 * memoryForWorker(source.output);
    if (current && (await treeMemory(current.browser.pid)) > most) {
      this.options.log('a browser that holds too much memory is started anew');
      await this.closeBrowser();
    } else if (open && open.key === source.key && open.strategy === strategy && current && !current.browser.closed)
      return open.session;
    const leaving = this.closeSession();
    // One after the other where they are large.
    if (!isUsual(source.output)) await leaving;
    const browser = await this.browserFor(strategy.mode, strategy.profileBytes(source.output));
    signal.throwIfAborted();
    this.current!.sessions++;
    const server = await this.pageServer();
    if (strategy.takesOutlets) this.usualOutput = source.output;
    const ahead = await this.takeAhead(browser, source, strategy);
    const session = await strategy.open({ browser, server, source, firstFrame, ahead, log: this.options.log });
    await leaving;
    // The page's threads are there now.
    if (this.options.priority !== undefined) await lowerPriority(browser.pid, this.options.priority);
    this.open = { key: source.key, strategy, session };
    return session;
  }

  private async openAhead(browser: Browser, bundleFolder: string): Promise<void> {
    if (this.ahead?.browser === browser && this.ahead.bundleFolder === bundleFolder) return;
    const left = this.ahead;
    const server = await this.pageServer();
    // What is wrong with it will be told by the page that is opened instead.
    const opened = this.openPageAhead(browser, server, bundleFolder).catch(() => undefined);
    this.ahead = { browser, bundleFolder, opened };
    const gone = await left?.opened;
    await gone?.outlet?.close();
    await gone?.blank.close().catch(() => undefined);
    // Not by way of the field: an abort empties it while the page is opened.
    await opened;
  }

  private async openPageAhead(browser: Browser, server: PageServer, bundleFolder: string): Promise<OpenedAhead> {
    const page = { window: CANVAS_WINDOW, script: PAGE_SCRIPT, extras: PAGE_EXTRAS };
    const blank = await openBlankPage({ browser, server, bundleFolder, ...page });
    // Frames are usually as large as the last ones.
    const output = this.usualOutput;
    if (!output || !isUsual(output)) return { blank };
    const outlet = await openFrameOutlet(blank.page, browser, output, 'file').catch(() => undefined);
    return { blank, outlet };
  }

  private async takeAhead(
    browser: Browser,
    { bundleFolder, output }: PageSource,
    { takesOutlets }: CaptureStrategy,
  ): Promise<OpenedAhead | undefined> {
    const { ahead } = this;
    if (!ahead || ahead.browser !== browser || ahead.bundleFolder !== bundleFolder) return undefined;
    this.ahead = null;
    const opened = await ahead.opened;
    const outlet = opened?.outlet;
    if (takesOutlets && outlet?.output.width === output.width && outlet.output.height === output.height) return opened;
    await outlet?.close();
    return opened && { blank: opened.blank };
  }

  async closeSession(): Promise<void> {
    const open = this.open;
    this.open = null;
    await open?.session.close().catch(() => undefined);
  }

  /** Ends the browser's whole process group at once, and with it every call that waits for it. */
  async closeBrowser(): Promise<void> {
    const { current, ahead } = this;
    this.current = null;
    this.ahead = null;
    // Its page goes with the browser.
    void ahead?.opened.then((opened) => opened?.outlet?.close()).catch(() => undefined);
    if (!current) return this.closeSession();
    const ended = current.browser.close();
    await this.closeSession();
    await ended;
    this.options.onProcess(current.browser, false);
  }

  async close(): Promise<void> {
    await this.closeBrowser();
    await (await this.server)?.close();
    this.server = null;
  }

  private async browserFor(mode: BrowserMode, needBytes: number): Promise<Browser> {
    const { current } = this;
    const fits = current && !current.browser.closed && current.mode === mode && current.roomBytes >= needBytes;
    if (fits && current.sessions < SESSIONS_PER_BROWSER) return current.browser;
    // One at a time: two would not fit where memory is short.
    await this.closeBrowser();
    const { executable, environment } = await findBrowser(this.options.browser, this.options.cacheRoot);
    const { port } = await this.pageServer();
    const roomBytes = Math.max(needBytes, USUAL_ROOM_BYTES);
    const browser = await launchBrowser({
      executable,
      environment,
      mode,
      port,
      owner: this.options.owner,
      needBytes: roomBytes,
    });
    this.options.onProcess(browser, true);
    this.current = { browser, mode, roomBytes, sessions: 0 };
    return browser;
  }

  private pageServer(): Promise<PageServer> {
    this.server ??= startPageServer({ clips: clipRoot(this.options.cacheRoot) });
    return this.server;
  }
}

function isUsual({ width, height }: Size): boolean {
  return width * height <= MOST_PIXELS_TWICE;
}
