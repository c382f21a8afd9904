import type { Size } from '@scenewright/core/canvas';
import { StageFailure } from '@scenewright/core/errors';
import type { Timeline } from '@scenewright/core/timeline';
import type { Browser } from '../browser/launch-browser.js';
import type { Mount, PageServer } from './page-server.js';
import { mediaTypes } from './page-source.js';
import { openTab, type Tab } from './tab.js';

export const COMPOSITION = 'video';
/** A page that does not become ready in this time is taken for broken. */
const READY_SECONDS = 30;

/** One tab that shows the composition at some frame. */
export interface RemotionPage extends Tab {
  /** Address below which the page finds its assets and extras. */
  readonly url: string;
  /** Takes the frames that the page sends over HTTP. */
  takeFrames(listener: NonNullable<Mount['onFrame']>): void;
}

export interface BlankPageOptions {
  browser: Browser;
  server: PageServer;
  bundleFolder: string;
  window: Size;
  /** Run before any script of the page. */
  script?: string;
  /** Small files that the script reads. */
  extras?: Mount['extras'];
}

export interface ShowOptions {
  timeline: Timeline;
  output: Size;
  assetFolder: string;
  /** The window, which need not be as large as the video when the video is drawn into a canvas. */
  window: Size;
  /** First frame that will be asked for: saves drawing frame 0 first. */
  firstFrame: number;
  /** Called as soon as the composition is chosen: what needs no fonts and pictures can be done while they load. */
  onShown?: (page: RemotionPage) => void;
}

/** A page that has loaded the bundle and shows nothing yet: most of the time that opening a page takes. */
export interface BlankPage {
  readonly page: RemotionPage;
  /** Resolves when the page is ready; when it fails the page is closed. A second timeline takes the place of the first. */
  show(options: ShowOptions): Promise<RemotionPage>;
  close(): Promise<void>;
}

export type OpenPageOptions = BlankPageOptions &
  ShowOptions & { /** To be used instead of a new one. */ blank?: BlankPage | undefined };

/** Opens the bundle as @remotion/renderer does, and shows a timeline in it. */
export async function openRemotionPage(options: OpenPageOptions): Promise<RemotionPage> {
  const blank = options.blank ?? (await openBlankPage(options));
  return blank.show(options);
}

/** Loads the bundle into a page. */
export async function openBlankPage(options: BlankPageOptions): Promise<BlankPage> {
  const { browser, server, bundleFolder, extras } = options;
  const mount: Mount = { bundleFolder, extras };
  const { url, bundleUrl, unmount } = server.mount(mount);
  const tab = await openTab(browser, options.window).catch((error: unknown) => {
    unmount();
    throw pageFailure(error);
  });
  tab.onClose(unmount);
  await closedOnFailure(tab, load(tab, `${bundleUrl}/index.html`, options.script ?? ''));
  const page = Object.assign(tab, {
    url,
    takeFrames: (listener: NonNullable<Mount['onFrame']>): void => void (mount.onFrame = listener),
  });
  let isUsed = false;
  let size = options.window;
  const show = async (shown: ShowOptions): Promise<RemotionPage> => {
    const { timeline, output, assetFolder, window, onShown } = shown;
    Object.assign(mount, { assetFolder, mediaTypes: mediaTypes(timeline) });
    if (window.width !== size.width || window.height !== size.height)
      await tab.send('Emulation.setDeviceMetricsOverride', { ...window, deviceScaleFactor: 1, mobile: false });
    size = window;
    const props = JSON.stringify({ timeline, output, assetBase: `${url}/asset` });
    if (isUsed) await tab.evaluate(CLEAR);
    isUsed = true;
    await tab.evaluate(chooseComposition(props, shown));
    onShown?.(page);
    await waitUntilReady(tab, browser.mode);
    return page;
  };
  return { page, show: (shown) => closedOnFailure(tab, show(shown)), close: () => tab.close() };
}

async function closedOnFailure<Result>(tab: Tab, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    await tab.close();
    throw pageFailure(error);
  }
}

async function load(tab: Tab, address: string, script: string): Promise<void> {
  await Promise.all([
    tab.send('Page.enable'),
    tab.send('Runtime.enable'),
    tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `${ENVIRONMENT};${script}` }),
  ]);
  const loaded = tab.once('Page.loadEventFired');
  const { errorText } = await tab.send<{ errorText?: string }>('Page.navigate', { url: address });
  if (errorText) throw new Error(`the page could not be loaded: ${errorText}`);
  await loaded;
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

/** The globals that Remotion's bundle expects of its renderer (@remotion/renderer, set-props-and-env). */
const ENVIRONMENT = `
    window.remotion_puppeteerTimeout = ${READY_SECONDS * 1000};
    window.remotion_isMainTab = true;
    window.remotion_mediaCacheSizeInBytes = 268435456;
    window.remotion_initialMemoryAvailable = 1073741824;
    window.remotion_sampleRate = 48000;
    window.process = { env: { NODE_ENV: 'production' } };
    window.remotion_broadcastChannel = new BroadcastChannel('remotion-video-frame-extraction');
    window.remotion_inputProps = '{}';
    window.remotion_attempt = 1;
    window.remotion_proxyPort = 0;
    window.remotion_audioEnabled = false;
    window.remotion_videoEnabled = true;
    window.remotion_logLevel = 'error';
    window.alert = window.confirm = (message) => {
      window.remotion_cancelledError = 'A dialog was opened: ' + message;
      return false;
    };`;

function chooseComposition(props: string, { timeline, output, firstFrame }: ShowOptions): string {
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
    window.remotion_inputProps = ${JSON.stringify(props)};
    window.remotion_initialFrame = ${firstFrame};
    window.remotion_setBundleMode(${JSON.stringify(mode)}); undefined`;
}

/** Takes away what is shown, and all that it keeps, so that the next timeline begins as in a new page. */
const CLEAR = `(async () => {
  window.remotion_setBundleMode({ type: 'evaluation' });
  while (window.remotion_renderReady !== true) await new Promise((resolve) => setTimeout(resolve, 1));
})()`;

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
