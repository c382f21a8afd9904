import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import axe from 'axe-core';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { unpackChromium } from '@scenewright/render-pool';
import { cacheRoot } from './service.js';

/** The browser that draws videos shows the app as well. */
export async function openBrowser(): Promise<Browser> {
  const configured = process.env['SCENEWRIGHT_BROWSER'];
  const { executable, environment } = configured
    ? { executable: configured, environment: {} }
    : await unpackChromium(cacheRoot);
  return chromium.launch({
    executablePath: executable,
    args: ['--no-sandbox', '--headless=old', '--no-zygote', '--disable-gpu', '--mute-audio'],
    env: { ...(process.env as Record<string, string>), ...environment },
  });
}

/** A window, and what went wrong in it: refusals of the content policy and of the service, and errors of scripts. */
export async function openWindow(
  browser: Browser,
  url: string,
): Promise<{ context: BrowserContext; page: Page; troubles: string[]; elsewhere: string[] }> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  // A film is planned before the page shows it: a busy machine takes its time.
  page.setDefaultTimeout(60_000);
  const troubles: string[] = [];
  const elsewhere: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== url) elsewhere.push(request.url());
  });
  return { context, page, troubles, elsewhere };
}

/** Something that holds passkeys for a window, and shows its person to be there. */
export async function addAuthenticator({ context, page }: { context: BrowserContext; page: Page }): Promise<void> {
  const devices = await context.newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What keeps somebody from using the page as it is shown now: WCAG 2.2 AA, in light and dark. */
export async function barriers(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(axeSource);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The colours of the other theme are painted a frame later.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const { violations } = await page.evaluate(
      (tags) =>
        (window as unknown as { axe: typeof axe }).axe.run(document, { runOnly: { type: 'tag', values: tags } }),
      rules,
    );
    for (const { id, nodes } of violations)
      for (const { html, failureSummary } of nodes) found.push(`${colorScheme} ${id}: ${html}\n${failureSummary}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
