/** What a browser is started for: the fast path and screenshots, or frames on command. */
export type BrowserMode = 'free-running' | 'begin-frame';

export interface FlagOptions {
  mode: BrowserMode;
  profileFolder: string;
  /** The one port of this machine that pages may talk to. */
  port: number;
  /** Chromium's sandbox needs a user that is not root. */
  root: boolean;
}

const QUIET = [
  '--headless=old',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-pings',
  '--no-zygote',
  '--disable-background-networking',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-breakpad',
  '--disable-client-side-phishing-detection',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-hang-monitor',
  '--disable-ipc-flooding-protection',
  '--disable-popup-blocking',
  '--disable-print-preview',
  '--disable-prompt-on-repost',
  '--disable-site-isolation-trials',
  '--disable-sync',
  '--metrics-recording-only',
  '--mute-audio',
  '--password-store=basic',
  '--use-mock-keychain',
];

/** Same pixels on every machine: no machine's colour profile, hinting or scrollbars. */
const SAME_PIXELS = [
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--hide-scrollbars',
  '--disable-gpu',
  '--disable-software-rasterizer',
];

const FEATURES_OFF = [
  'AudioServiceOutOfProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BackForwardCache',
  'IntensiveWakeUpThrottling',
  'IsolateOrigins',
  'LocalNetworkAccessChecks',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'site-per-process',
  'Translate',
];

/** What the browser keeps of what it read, in its profile folder: a bundle with its fonts, and pictures on their way. */
const CACHE_BYTES = 32 << 20;

/**
 * The command line of the browser. Its pages reach our own loopback port and nothing else: every name
 * fails to resolve, and all traffic but that to the port goes to a proxy that does not exist.
 */
export function browserFlags({ mode, profileFolder, port, root }: FlagOptions): string[] {
  return [
    ...QUIET,
    ...SAME_PIXELS,
    '--enable-features=CanvasDrawElement,NetworkServiceInProcess',
    `--disable-features=${FEATURES_OFF.join(',')}`,
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    '--proxy-server=http://127.0.0.1:1',
    `--proxy-bypass-list=<-loopback>;127.0.0.1:${port}`,
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    ...(root ? ['--no-sandbox', '--disable-setuid-sandbox'] : []),
    ...(mode === 'begin-frame' ? BEGIN_FRAME : ['--disable-frame-rate-limit', '--disable-gpu-vsync']),
    '--remote-debugging-pipe',
    `--user-data-dir=${profileFolder}`,
    `--disk-cache-size=${CACHE_BYTES}`,
    'about:blank',
  ];
}

const BEGIN_FRAME = [
  '--enable-begin-frame-control',
  '--run-all-compositor-stages-before-draw',
  '--disable-new-content-rendering-timeout',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
];
