import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startService, type Service } from './service.js';
import { openBrowser, openWindow } from './window.js';

export const owner = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' };

export interface OwnersWindow {
  service: Service;
  browser: Browser;
  context: BrowserContext;
  page: Page;
  troubles: string[];
  elsewhere: string[];
  close(): Promise<void>;
}

/** A service of its own and a window in which its owner is signed in, by the link of the first start. */
export async function openOwnersWindow(environment: Record<string, string> = {}): Promise<OwnersWindow> {
  const [service, browser] = await Promise.all([startService(environment), openBrowser()]);
  const close = async () => {
    await browser.close();
    await service.close();
  };
  try {
    const { context, page, troubles, elsewhere } = await openWindow(browser, service.url);
    await page.goto(service.signInUrl);
    await page.waitForURL(/\/app\/join$/);
    await page.getByLabel('Name').fill(owner.name);
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByLabel('Password').fill(owner.password);
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('heading', { name: 'What should the film say?' }).waitFor();
    return { service, browser, context, page, troubles, elsewhere, close };
  } catch (error) {
    await close();
    throw error;
  }
}
