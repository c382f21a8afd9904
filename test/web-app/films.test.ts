// @cost 60
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { startCuttableProxy, type CuttableProxy } from '@scenewright/host-nest/testing';
import { openOwnersWindow } from './support/owners-window.js';
import type { Service } from './support/service.js';
import { barriers, openWindow } from './support/window.js';

let service: Service;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let troubles: string[];
let elsewhere: string[];
let close: (() => Promise<void>) | undefined;
let proxy: CuttableProxy | undefined;

/** Each case goes on from where the one before has ended. */
beforeAll(async () => {
  // A case asks until something is so: on a busy machine more often than the limits of a key allow.
  const limits = { RATE_LIMIT_REQUESTS: '100000', RATE_LIMIT_VIDEOS: '100000' };
  ({ service, browser, context, page, troubles, elsewhere, close } = await openOwnersWindow(limits));
});
afterAll(async () => {
  await close?.();
  await proxy?.close();
});
afterEach(() => {
  // Nothing was refused by the content policy, nothing failed in a script, nothing was asked of anybody else.
  expect([troubles.splice(0), elsewhere.splice(0)]).toEqual([[], []]);
});

describe('films in the web app, in a real browser', () => {
  it('loads less than 250 kB before anything is played', async () => {
    const sizes: number[] = [];
    const fresh = await openWindow(browser, service.url);
    await fresh.context.addCookies(await context.cookies());
    fresh.page.on('response', (response) => {
      if (/\.(js|css)$/.test(new URL(response.url()).pathname))
        sizes.push(Number(response.headers()['content-length'] ?? Infinity));
    });
    await fresh.page.goto('/app');
    await fresh.page.getByText('Your first film, in three steps').waitFor();
    await fresh.context.close();
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(250_000);
    expect(sizes.length).toBeGreaterThan(2);
  });

  it('turns words into a film that plays before there is a file, a change of it, and an MP4', async () => {
    await page.goto('/app');
    await page.getByRole('button', { name: /A quarter in figures/ }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByLabel('Your words').fill('Our Q3: revenue grew 24% to $4.2M. Churn fell from 5.1% to 3.4%.');
    await page.getByText('Square').click();
    await page.getByLabel('Length').selectOption('15');
    await page.getByText('8 credits').waitFor();
    await page.getByRole('button', { name: 'Make the film' }).click();
    await page.waitForURL(/\/app\/videos\/vid_/);
    const stage = page.locator('[data-stage=ready]');
    await stage.waitFor();
    await stage.getByText('Our Q3').first().waitFor();
    expect(await barriers(page)).toEqual([]);

    const before = page.url();
    await page.getByLabel('Change it in words').fill('Change "24%" to "26%"');
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.waitForURL((url) => url.href !== before);
    await stage.waitFor();
    await page.getByText('made again').first().waitFor();
    await stage.getByText('26%').first().waitFor();
    await page
      .getByRole('navigation', { name: 'Versions' })
      .getByRole('link', { name: 'Original', exact: true })
      .waitFor();

    await page.getByRole('link', { name: 'Side by side: Original' }).click();
    const beside = page.locator('[data-stage=beside] .stage');
    await page
      .getByRole('button', { name: /changed$/ })
      .first()
      .click();
    await beside.first().getByText('24%').first().waitFor();
    await beside.last().getByText('26%').first().waitFor();
    const scenes = page.getByRole('list', { name: 'Scenes' });
    expect(await scenes.getByText('changed', { exact: true }).count()).toBeGreaterThan(0);
    expect(await scenes.getByText('the same').count()).toBeGreaterThan(0);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('link', { name: 'One alone' }).click();
    await stage.waitFor();

    await page.getByRole('button', { name: 'Render an MP4' }).click();
    await page.getByRole('dialog').getByText('Uses about 1 export minute.').waitFor();
    await page.getByRole('button', { name: 'Render', exact: true }).click();
    const link = page.getByRole('link', { name: 'Download' });
    await link.waitFor({ timeout: 90_000 });
    const file = await fetch((await link.getAttribute('href')) as string);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  });

  it('is shared by a link with somebody who has no account, until the link is taken back', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const address = (await page.locator('.copy-text code').textContent()) as string;
    expect(await barriers(page)).toEqual([]);
    const stranger = await openWindow(browser, service.url);
    await stranger.page.goto(address);
    const film = stranger.page.locator('video');
    await film.waitFor();
    await stranger.page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 0);
    expect(await barriers(stranger.page)).toEqual([]);
    expect([stranger.troubles, stranger.elsewhere]).toEqual([[], []]);
    await page.getByRole('button', { name: 'Take the link back' }).click();
    await page.getByText('The link works no more.').waitFor();
    expect((await stranger.page.goto(address))?.status()).toBe(404);
    await stranger.context.close();
    await page.getByRole('button', { name: 'Close' }).click();
  });

  it('stops at a review, is told what to change, and goes on with it', async () => {
    await page.goto('/app');
    await page
      .getByLabel('Your words')
      .fill('Mara, a girl in a yellow coat, finds a fox in the snowy forest. Together they walk to the coast.');
    await page.getByText('All options').click();
    await page.getByLabel('Drawn footage').selectOption('full');
    await page.getByText('Show me cast and storyboard first').click();
    await page.getByRole('button', { name: 'Make the film' }).click();
    await page.waitForURL(/\/app\/videos\/vid_/);
    await page.getByRole('heading', { name: 'Meet the cast' }).waitFor({ timeout: 60_000 });
    const fox = page.getByRole('button', { name: 'The fox' });
    const sheet = () => fox.locator('img').getAttribute('src');
    await fox.waitFor();
    expect(await barriers(page)).toEqual([]);
    const before = await sheet();
    await fox.click();
    await page.getByRole('dialog', { name: 'The fox' }).locator('img').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByLabel('What should be different?').fill('Make the fox blue');
    await page.getByRole('button', { name: 'Redo this' }).click();
    await page.getByText('Revision 1').waitFor({ timeout: 60_000 });
    await fox.waitFor();
    expect(await sheet()).not.toBe(before);
    await page.getByRole('button', { name: 'Looks right, go on' }).click();
    await page.getByRole('heading', { name: 'Look at the storyboard' }).waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: /^Shot 1: / }).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Canceled').first().waitFor();
  });

  it('is told how a film gets on, and asks by itself where it is told nothing', async () => {
    const asked: string[] = [];
    const count = (request: Request) => {
      if (/\/v1\/videos\/vid_[^/]+$/.test(request.url())) asked.push(request.url());
    };
    page.on('request', count);
    const make = async (words: string, more?: string) => {
      await page.goto('/app');
      await page.getByLabel('Your words').fill(words);
      await page.getByLabel('Length').selectOption('15');
      if (more !== undefined) {
        await page.getByText('All options').click();
        await page.getByText(more).click();
      }
      asked.length = 0;
      await page.getByRole('button', { name: 'Make the film' }).click();
      await page.waitForURL(/\/app\/videos\/vid_/);
    };
    await make('3 of 4 harbours are full.', 'Render an MP4 at once');
    await page.getByRole('link', { name: 'Download' }).waitFor({ timeout: 90_000 });
    // Once when the page opens, and once more when the connection does: what a second of asking costs.
    expect(asked.length).toBeLessThan(4);
    await page.route('**/app/api/live', (route) => route.abort());
    await make('1 of 4 harbours is full.');
    await page.locator('[data-stage=ready]').waitFor();
    await page.unroute('**/app/api/live');
    page.off('request', count);
    troubles.splice(0);
  });

  it('is told again once its connection is mended, and sees what it missed', async () => {
    proxy = await startCuttableProxy(service.url);
    const window = await openWindow(browser, new URL(proxy.through(service.url)).origin);
    await window.context.addCookies(await context.cookies());
    const answered = () => window.page.waitForResponse(/\/app\/api\/live$/);
    const headers = { authorization: `Bearer ${service.apiKey}`, 'content-type': 'application/json' };
    const create = async () => {
      const silent = { narration: false, music: false };
      const body = JSON.stringify({ prompt: '2 of 4 harbours are full.', duration: 5, ...silent });
      const made = await fetch(`${service.url}/v1/videos`, { method: 'POST', headers, body });
      expect(made.status).toBe(202);
      return ((await made.json()) as { id: string }).id;
    };
    const statusOf = async (id: string) => {
      const { status } = (await (await fetch(`${service.url}/v1/videos/${id}`, { headers })).json()) as {
        status: string;
      };
      return status;
    };
    const first = answered();
    await window.page.goto('/app/videos');
    await first;
    await window.page.locator('.poster').first().waitFor();

    await proxy.cut();
    const missed = await create();
    while ((await statusOf(missed)) !== 'completed') await sleep(100);
    const mended = answered();
    await proxy.mend();
    await mended;
    await window.page.locator(`a[href$="${missed}"]`).first().waitFor();
    // Nothing is being made, so that the page asks for nothing: only who is told learns of the next.
    const next = await create();
    const card = window.page.locator('li', { has: window.page.locator(`a[href$="${next}"]`) });
    await card.getByText('Finished').waitFor();
    await window.context.close();
    await proxy.cut();
  });

  it('waits for a service that goes while a part of the page is loaded, and shows the page once it is there', async () => {
    const window = await openWindow(browser, new URL(proxy!.through(service.url)).origin);
    await window.context.addCookies(await context.cookies());
    await proxy!.mend();
    await window.page.route('**/assets/poster-*.js', async (route) => {
      await proxy!.cut();
      await route.abort();
    });
    const looked = window.page.waitForRequest((request) => request.method() === 'HEAD');
    await window.page.goto('/app/videos');
    await looked;
    await window.page.unroute('**/assets/poster-*.js');
    await proxy!.mend();
    await window.page.locator('.poster').first().waitFor();
    await window.context.close();
  });

  it('redraws an infographic while its settings are changed', async () => {
    await page.goto('/app/infographics');
    await page.getByLabel('Your words').fill('Our year: revenue grew 24% to $4.2M. 87 people in 6 cities.');
    await page.getByRole('button', { name: 'Draw it' }).click();
    await page.waitForURL(/\/app\/infographics\/prj_/);
    const stage = page.locator('[data-stage=ready]');
    await stage.waitFor();
    await page.getByLabel('Title').first().fill('A good year');
    // Each line of a title is an element of its own.
    await stage
      .getByText(/A good\s*year/u)
      .first()
      .waitFor();
  });

  it('speaks German, and fits a phone', async () => {
    await page.goto('/app/videos');
    await page.getByLabel('Language').selectOption('de');
    await page.getByText('Alles, was gemacht wurde').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.goto('/app/styles');
    await page.getByText('Umsatz nach Region').first().waitFor();
    await page.getByText('41\u00a0%').first().waitFor();
    await page.goto('/app/providers');
    await page.getByLabel('Adresse').fill('https://models.example/v1');
    await page.getByRole('textbox', { name: 'Modell' }).fill('any');
    await page.getByRole('textbox', { name: 'Schlüssel' }).fill('short');
    await page.getByRole('button', { name: 'Ausprobieren und speichern' }).click();
    await page.getByRole('alert').getByText('Eine Angabe passt so nicht.').waitFor();
    troubles.splice(0);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['', '/videos', '/account', '/keys', '/voices', '/providers']) {
      await page.goto(`/app${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const dir of ['ltr', 'rtl']) {
        const [wide, shown] = await page.evaluate((to) => {
          document.documentElement.dir = to;
          return [document.documentElement.scrollWidth, window.innerWidth];
        }, dir);
        expect([path, dir, wide]).toEqual([path, dir, shown]);
      }
    }
  });
});
