import type { Size } from '@scenewright/core/canvas';
import type { Browser } from '../browser/launch-browser.js';
import type { BrowserMode } from '../browser/browser-flags.js';
import type { PageServer } from '../page/page-server.js';
import type { BlankPage } from '../page/remotion-page.js';
import type { PageSource } from '../page/page-source.js';
import type { FrameOutlet } from './frame-outlet.js';
import type { StrategyName } from './segment-renderer.js';

/** Where frames go, in order. Both calls resolve when the next frame is welcome. */
export interface FrameSink {
  /** I420, BT.709 limited. The bytes are the strategy's again when the promise resolves. */
  frame(i420: Buffer): Promise<void>;
  /** The picture is the same as the last one. */
  hold(): Promise<void>;
}

/** A page that is ready to give the frames of one source. */
export interface CaptureSession {
  /** Gives frames `from` to `to - 1`. Throws `UndrawableContent` when another strategy must do it. */
  capture(from: number, to: number, sink: FrameSink, signal: AbortSignal): Promise<void>;
  /** One frame as a file. */
  picture(frame: number, format: 'png' | 'jpeg'): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A page of the source's bundle, and a way out of it for frames of the source's size. */
export interface OpenedAhead {
  blank: BlankPage;
  outlet?: FrameOutlet | undefined;
}

export interface CaptureContext {
  browser: Browser;
  server: PageServer;
  source: PageSource;
  firstFrame: number;
  /** What was opened ahead; the strategy's from now on. */
  ahead?: OpenedAhead | undefined;
  log: (line: string) => void;
}

/** One way of getting frames out of a browser. */
export interface CaptureStrategy {
  readonly name: StrategyName;
  readonly mode: BrowserMode;
  /** Whether it can use a way out that was opened ahead. */
  readonly takesOutlets: boolean;
  /** Bytes that its browser's profile folder must hold for frames of this size. */
  profileBytes(output: Size): number;
  open(context: CaptureContext): Promise<CaptureSession>;
}

/** The page shows something that this strategy cannot draw faithfully. */
export class UndrawableContent extends Error {
  override readonly name = 'UndrawableContent';
  constructor(
    readonly what: string,
    readonly frame: number,
  ) {
    super(`frame ${frame} holds ${what}`);
  }
}

/** The browser lacks what the strategy needs. */
export class UnsupportedByBrowser extends Error {
  override readonly name = 'UnsupportedByBrowser';
}
