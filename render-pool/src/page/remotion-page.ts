import type { Size, Timeline } from '@scenewright/core';
import { StageFailure } from '@scenewright/core/stage-failure';
import type { Browser } from '../browser/launch-browser.js';

export const COMPOSITION = 'video';
/** A page that does not become ready in this time is taken for broken. */
const READY_SECONDS = 30;

/** One tab that shows the composition at some frame. */
export interface RemotionPage {
  /** Sends a command to this tab. */
  send<Result = Record<string, unknown>>(method: string, params?: object): Promise<Result>;
  /** Runs an expression in the tab; promises are awaited. Throws what it throws. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Receives the strings that the tab gives to the function of this name. */
  bind(name: string, listener: (payload: string) => void): Promise<() => void>;
  readonly sessionId: string;
  close(): Promise<void>;
}

export interface OpenPageOptions {
  browser: Browser;
  /** Address of the mount that holds `page/` and `asset/`. */
  url: string;
  timeline: Timeline;
  output: Size;
  /** The window, which need not be as large as the video when the video is drawn into a canvas. */
  window: Size;
  /** First frame that will be asked for: saves drawing frame 0 first. */
  initialFrame: number;
  /** Run before any script of the page. */
  script?: string;
}

/**
 * Opens the bundle as @remotion/renderer does: input props and the first frame are set before any script
 * runs, then the composition is chosen by `remotion_setBundleMode`. Resolves when the page is ready.
 */
export async function openRemotionPage(options: OpenPageOptions): Promise<RemotionPage> {
  const { browser, timeline, output } = options;
  const { devtools } = browser;
  const controlled = browser.mode === 'begin-frame' ? { enableBeginFrameControl: true } : {};
  const { targetId } = await devtools.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    width: options.window.width,
    height: options.window.height,
    ...controlled,
  });
  const { sessionId } = await devtools.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const page = new Tab(browser, targetId, sessionId);
  try {
    const props = JSON.stringify({ timeline, output, assetBase: `${options.url}/asset` });
    await Promise.all([
      page.send('Page.enable'),
      page.send('Runtime.enable'),
      page.send('Page.addScriptToEvaluateOnNewDocument', {
        source: `${environmentScript(props, options.initialFrame)};${options.script ?? ''}`,
      }),
    ]);
    const loaded = page.once('Page.loadEventFired');
    const { errorText } = await page.send<{ errorText?: string }>('Page.navigate', {
      url: `${options.url}/page/index.html`,
    });
    if (errorText) throw new Error(`the page could not be loaded: ${errorText}`);
    await loaded;
    await page.evaluate(chooseComposition(props, timeline, output));
    await waitUntilReady(page, browser.mode);
    return page;
  } catch (error) {
    await page.close();
    if (error instanceof StageFailure) throw error;
    throw pageFailure(error);
  }
}

/** Same failure for all that goes wrong in a page: retryable when the browser died, not when the composition threw. */
export function pageFailure(error: unknown): StageFailure {
  if (error instanceof StageFailure) return error;
  const gone = (error as { gone?: boolean }).gone === true;
  const message = error instanceof Error ? error.message : String(error);
  return new StageFailure('capture', gone ? 'browser_gone' : 'page_failed', `The page failed: ${message}`, {
    retryable: gone,
    cause: error,
  });
}

class Tab implements RemotionPage {
  private readonly stops: (() => void)[] = [];
  constructor(
    private readonly browser: Browser,
    private readonly targetId: string,
    readonly sessionId: string,
  ) {}

  send<Result = Record<string, unknown>>(method: string, params: object = {}): Promise<Result> {
    return this.browser.devtools.send<Result>(method, params, this.sessionId);
  }

  async evaluate<Value>(expression: string): Promise<Value> {
    const answer = await this.send<Evaluation>('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (answer.exceptionDetails) {
      const { exception, text } = answer.exceptionDetails;
      throw new Error(firstLines(exception?.description ?? String(exception?.value ?? text)));
    }
    return answer.result.value as Value;
  }

  async bind(name: string, listener: (payload: string) => void): Promise<() => void> {
    const stop = this.browser.devtools.on('Runtime.bindingCalled', ({ params, sessionId }) => {
      if (sessionId === this.sessionId && params['name'] === name) listener(params['payload'] as string);
    });
    this.stops.push(stop);
    await this.send('Runtime.addBinding', { name });
    return stop;
  }

  once(method: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const stopGone = this.browser.devtools.whenGone(reject);
      const stop = this.browser.devtools.on(method, ({ sessionId }) => {
        if (sessionId !== this.sessionId) return;
        stop();
        stopGone();
        resolve();
      });
    });
  }

  async close(): Promise<void> {
    for (const stop of this.stops) stop();
    if (this.browser.closed) return;
    await this.browser.devtools.send('Target.closeTarget', { targetId: this.targetId }).catch(() => undefined);
  }
}

interface Evaluation {
  result: { value?: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string; value?: unknown } };
}

function firstLines(text: string): string {
  return text.split('\n').slice(0, 4).join(' ').slice(0, 600);
}

/** The globals that Remotion's bundle expects of its renderer (@remotion/renderer, set-props-and-env). */
function environmentScript(props: string, initialFrame: number): string {
  return `
    window.remotion_puppeteerTimeout = ${READY_SECONDS * 1000};
    window.remotion_isMainTab = true;
    window.remotion_mediaCacheSizeInBytes = 268435456;
    window.remotion_initialMemoryAvailable = 1073741824;
    window.remotion_sampleRate = 48000;
    window.process = { env: { NODE_ENV: 'production' } };
    window.remotion_broadcastChannel = new BroadcastChannel('remotion-video-frame-extraction');
    window.remotion_inputProps = ${JSON.stringify(props)};
    window.remotion_initialFrame = ${initialFrame};
    window.remotion_attempt = 1;
    window.remotion_proxyPort = 0;
    window.remotion_audioEnabled = false;
    window.remotion_videoEnabled = true;
    window.remotion_logLevel = 'error';
    window.alert = window.confirm = (message) => {
      window.remotion_cancelledError = 'A dialog was opened: ' + message;
      return false;
    };`;
}

function chooseComposition(props: string, timeline: Timeline, output: Size): string {
  const mode = {
    type: 'composition',
    compositionName: COMPOSITION,
    serializedResolvedPropsWithSchema: props,
    compositionDurationInFrames: timeline.frames,
    compositionFps: timeline.fps,
    compositionHeight: output.height,
    compositionWidth: output.width,
    compositionDefaultCodec: null,
    compositionDefaultOutName: null,
    compositionDefaultVideoImageFormat: null,
    compositionDefaultPixelFormat: null,
    compositionDefaultProResProfile: null,
    compositionDefaultSampleRate: null,
  };
  // The black ground is what a frame without a background of its own is encoded on.
  return `
    if (typeof window.remotion_setBundleMode !== 'function') throw new Error('the page holds no Remotion bundle');
    document.documentElement.style.background = document.body.style.background = '#000';
    document.body.style.overflow = 'hidden';
    window.remotion_setBundleMode(${JSON.stringify(mode)}); undefined`;
}

/** True, false, or throws when the composition gave up. */
export const READY_EXPRESSION = `(() => {
  if (window.remotion_cancelledError !== undefined) throw new Error(String(window.remotion_cancelledError));
  return window.remotion_renderReady === true && document.fonts.status === 'loaded';
})()`;

/** What the page still waits for, for the message of a timeout. */
const WAITING_FOR = `Object.values(window.remotion_delayRenderTimeouts ?? {}).map((wait) => wait.label).join(', ')`;

async function waitUntilReady(page: Tab, mode: Browser['mode']): Promise<void> {
  const deadline = Date.now() + READY_SECONDS * 1000;
  while (!(await page.evaluate<boolean>(READY_EXPRESSION))) {
    if (Date.now() > deadline) {
      const waiting = await page.evaluate<string>(WAITING_FOR).catch(() => '');
      throw new StageFailure(
        'capture',
        'page_not_ready',
        `The page was not ready after ${READY_SECONDS} s. ${waiting}`,
        {
          retryable: true,
        },
      );
    }
    if (mode === 'begin-frame') await page.send('HeadlessExperimental.beginFrame', { noDisplayUpdates: true });
    else await new Promise((resolve) => setTimeout(resolve, 4));
  }
}
