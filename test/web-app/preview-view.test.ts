// @cost 4
import type { Browser, Page } from 'playwright-core';
import { previewView } from '../../host-nest/src/agents/preview-view.js';
import { openBrowser, openWindow } from './support/window.js';

/** A client that shows views, as far as the page needs one: a sandbox, the policy of the resource, an answer to its greeting. */
const host = `<!doctype html><html lang="en"><title>Client</title><body><main><iframe title="Preview" sandbox="allow-scripts" width="380" height="420"></iframe></main>
<script>
window.heard = [];
const frame = document.querySelector('iframe');
window.tell = (message) => frame.contentWindow.postMessage({ jsonrpc: '2.0', ...message }, '*');
addEventListener('message', ({ data }) => {
  heard.push(data);
  if (data.method === 'ui/initialize') tell({ id: data.id, result: { protocolVersion: '2026-01-26', hostContext: { theme: 'dark' } } });
});
</script></body></html>`;
const policy =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; media-src https://video.example.com";
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = { type: 'image', mimeType: 'image/png', data: dot };

declare const heard: { method?: string; params?: unknown }[];
declare const tell: (message: object) => void;

let browser: Browser;
let page: Page;
let troubles: string[];
beforeAll(async () => {
  browser = await openBrowser();
  ({ page, troubles } = await openWindow(browser, 'https://video.example.com'));
  await page.setContent(host);
  const view = previewView('https://video.example.com').replace(
    '<head>',
    `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
  await page.evaluate((html) => (document.querySelector('iframe')!.srcdoc = html), view);
  await page.waitForFunction(() => heard.some(({ method }) => method === 'ui/notifications/initialized'));
});
afterAll(() => browser.close());

const result = (record: object, pictures: object[]) =>
  page.evaluate((params) => tell({ method: 'ui/notifications/tool-result', params }), {
    content: pictures,
    structuredContent: { video_id: 'vid_1', ...record },
  });

it('shows the pictures of a video one by one, says what the prompt said as text, and leads to its page', async () => {
  await result({ frames: [{ title: '<b>Revenue</b> grew' }, { title: 'Churn' }] }, [picture, picture]);
  const view = page.frameLocator('iframe');
  await view.getByText('1 / 2').waitFor();
  expect(await view.locator('#said').textContent()).toBe('1 / 2  <b>Revenue</b> grew');
  await view.getByRole('button', { name: 'Next' }).click();
  await view.getByText('2 / 2').waitFor();
  expect(await view.getByRole('img').getAttribute('alt')).toBe('Churn');
  await view.getByRole('button', { name: 'Open in Scenewright' }).click();
  await page.waitForFunction(() => heard.some(({ method }) => method === 'ui/open-link'));
  expect(await page.evaluate(() => heard.find(({ method }) => method === 'ui/open-link')?.params)).toEqual({
    url: 'https://video.example.com/app/videos/vid_1',
  });
  expect(troubles).toEqual([]);
});

it('falls back to the pictures where the film may not be loaded', async () => {
  const download_url = 'https://elsewhere.example.com/film.mp4';
  await result({ download_url, frames: [{ title: 'Revenue' }, { title: 'Churn' }] }, [picture, picture]);
  await page.frameLocator('iframe').getByText('1 / 2 Revenue').waitFor();
  expect(troubles.join('\n')).toContain('Content Security Policy');
});
