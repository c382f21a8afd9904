// @cost 62
import { createHash, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { startCuttableProxy, type CuttableProxy } from '@scenewright/host-nest/testing';
import { startReceiver, type Receiver } from '../spec/support/receiver.js';
import { localhostPem, startAgentDocument, type AgentDocument } from './support/agent-document.js';
import { startService, type Service } from './support/service.js';
import { barriers, openBrowser, openWindow } from './support/window.js';

const require = createRequire(import.meta.url);

let service: Service;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let troubles: string[];
let elsewhere: string[];
let receiver: Receiver;
let agentDocument: AgentDocument;
let proxy: CuttableProxy | undefined;
const agentRedirect = 'http://127.0.0.1:1456/callback';

const owner = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' };

/** The owner is signed in by the link of the first start; each case goes on from there. */
beforeAll(async () => {
  [service, browser, receiver, agentDocument] = await Promise.all([
    startService({ AGENT_DOCUMENT_HOSTS: 'localhost', NODE_EXTRA_CA_CERTS: localhostPem }),
    openBrowser(),
    startReceiver(),
    startAgentDocument(agentRedirect),
  ]);
  ({ context, page, troubles, elsewhere } = await openWindow(browser, service.url));
  await page.goto(service.signInUrl);
  await page.waitForURL(/\/app\/join$/);
  await page.getByLabel('Name').fill(owner.name);
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('heading', { name: 'What should the film say?' }).waitFor();
});
afterAll(async () => {
  await browser?.close();
  agentDocument?.close();
  await Promise.all([service?.close(), receiver?.close(), proxy?.close()]);
});
afterEach(() => {
  // Nothing was refused by the content policy, nothing failed in a script, nothing was asked of anybody else.
  expect([troubles.splice(0), elsewhere.splice(0)]).toEqual([[], []]);
});

describe('the web app, in a real browser', () => {
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
      const body = JSON.stringify({ prompt: '2 of 4 harbours are full.', duration: 10 });
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

  it('makes a key that opens the interface, says when it was used, and revokes it', async () => {
    await page.goto('/app/keys');
    await page.getByRole('button', { name: 'New key' }).click();
    await page.getByLabel('Name').fill('Reports');
    await page.getByLabel(/Where finished work is told/).fill(receiver.url);
    await page.getByRole('dialog').getByRole('button', { name: 'New key' }).click();
    const key = await page.locator('.copy-text code').first().textContent();
    const modelsBy = (key: string | null) =>
      fetch(`${service.url}/v1/models`, { headers: { authorization: `Bearer ${key}` } });
    const models = () => modelsBy(key);
    expect((await models()).status).toBe(200);
    await page.getByRole('button', { name: 'I have kept it' }).click();
    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: 'Reports' });
    await row.getByText(/used (now|\d+ seconds ago)/).waitFor();
    expect(await page.content()).not.toContain(key);
    expect(await barriers(page)).toEqual([]);
    // Another secret under the same name: both open the interface for a while.
    await row.getByRole('button', { name: 'Replace: Reports' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
    const second = await page.locator('.copy-text code').first().textContent();
    expect(second).not.toBe(key);
    expect([(await modelsBy(second)).status, (await models()).status]).toEqual([200, 200]);
    await page.getByRole('button', { name: 'I have kept it' }).click();
    await row.getByText(/The one before works until/).waitFor();
    await row.getByRole('button', { name: 'Webhook secret: Reports' }).click();
    const secret = page.getByRole('dialog').locator('.copy-text code');
    const first = await secret.textContent();
    await page.getByRole('dialog').getByRole('button', { name: 'Replace the secret' }).click();
    await page.getByText(/The one before signs as well until/).waitFor();
    expect(await secret.textContent()).not.toBe(first);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    await row.getByRole('button', { name: 'Revoke: Reports' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await row.waitFor({ state: 'detached' });
    expect((await models()).status).toBe(401);
  });

  it('shows each try of a webhook, and sends one again', async () => {
    receiver.answer = () => 500;
    receiver.says = 'No room for it.';
    const body = JSON.stringify({ prompt: 'A rainy day in Oslo.', model: 'gen-4', webhook_url: receiver.url });
    const made = await fetch(`${service.url}/v1/videos`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.apiKey}`, 'content-type': 'application/json' },
      body,
    });
    const { id } = (await made.json()) as { id: string };
    await fetch(`${service.url}/v1/videos/${id}/cancel`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.apiKey}` },
    });
    await page.goto('/app/webhooks');
    const again = page.getByRole('button', { name: /Send again/ });
    // Until the first try has failed there is a pending one; the next are due after 1, 5 and 25 seconds.
    await page.getByText('Being sent').waitFor();
    receiver.answer = () => 204;
    await page.getByText('Delivered').waitFor();
    const sent = receiver.received.length;
    await again.click();
    await page.getByText(`Tries: ${sent + 1}`).click();
    await page.getByRole('group', { name: 'Answer' }).first().getByText('No room for it.').waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByText(`"videoId": "${id}"`).waitFor();
    expect(receiver.received.map(({ answered }) => answered)).toEqual([...Array(sent - 1).fill(500), 204, 204]);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('redraws an infographic while its settings are changed', async () => {
    await page.goto('/app/infographics');
    await page.getByLabel('Your words').fill('Our year: revenue grew 24% to $4.2M. 87 people in 6 cities.');
    await page.getByRole('button', { name: 'Draw it' }).click();
    await page.waitForURL(/\/app\/infographics\/prj_/);
    const stage = page.locator('[data-stage=ready]');
    await stage.waitFor();
    await page.getByLabel('Title').first().fill('A good year');
    await stage.getByText('A good year').first().waitFor();
  });

  it('takes a logo in, proposes its colours, and keeps the kit', async () => {
    await page.goto('/app/brand-kits');
    await page.getByRole('link', { name: 'New brand kit' }).click();
    await page.getByLabel('Name').fill('Harbour');
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#c81e5a"/></svg>';
    await page
      .locator('input[type=file][accept^=image]')
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
    await page.getByText('#c81858').waitFor();
    const own = 'noto-sans-hebrew/files/noto-sans-hebrew-latin-wght-normal.woff2';
    await page.locator('[data-own-fonts]').setInputFiles(require.resolve(`@fontsource-variable/${own}`));
    await page.getByRole('list', { name: 'Your fonts' }).getByText('Noto Sans Hebrew').waitFor();
    await page.getByLabel('Headings').fill('Noto Sans Hebrew');
    // The sample wears it: its file was asked for, and the page knows the family.
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => /Brought/.test(family) && status === 'loaded'),
    );
    await page.getByLabel('Texts').fill('Nobody Knows This');
    await page.getByText('It cannot be had now').waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByLabel('Texts').fill('Inter');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: /Harbour/ }).waitFor();
    const kits = await fetch(`${service.url}/v1/brand-kits`, {
      headers: { authorization: `Bearer ${service.apiKey}` },
    });
    expect(await kits.json()).toMatchObject({
      brand_kits: [{ name: 'Harbour', has_logo: true, colors: { primary: '#c81858' } }],
    });
  });

  it('signs somebody in with a passkey, once it is made, and no more when it is removed', async () => {
    // A passkey is bound to a name, never to a number.
    const named = await openWindow(browser, service.url.replace('127.0.0.1', 'localhost'));
    const { page: mine } = named;
    const devices = await named.context.newCDPSession(mine);
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
    await mine.goto('/app/sign-in');
    await mine.getByLabel('E-mail').fill(owner.email);
    await mine.getByLabel('Password').fill(owner.password);
    await mine.getByRole('button', { name: 'Sign in', exact: true }).click();
    await mine.waitForURL(/\/app$/);
    await mine.goto('/app/account');
    await mine.getByRole('button', { name: 'New passkey' }).click();
    await mine.getByLabel('Name').fill('My laptop');
    await mine.getByRole('button', { name: 'Make it' }).click();
    const row = mine.getByRole('listitem').filter({ hasText: 'My laptop' });
    await row.getByText('never used').waitFor();
    expect(await barriers(mine)).toEqual([]);

    const signIn = async () => {
      await named.context.clearCookies();
      await mine.goto('/app/sign-in?next=/app/account');
      await mine.getByRole('button', { name: 'Sign in with a passkey' }).click();
    };
    const answered = mine.waitForRequest((request) => request.url().endsWith('/app/passkey'));
    await signIn();
    // The sign-in page names it too, behind "next": an answer that the browser has not sent yet would still count.
    await mine.waitForURL(({ pathname }) => pathname === '/app/account');
    // An answer counts once, whoever sends it again, and no page of another site sends one.
    const body = (await answered).postData() as string;
    const origin = new URL(mine.url()).origin;
    for (const from of [origin, 'https://evil.example']) {
      const headers = { origin: from, 'content-type': 'application/x-www-form-urlencoded' };
      const again = await fetch(`${origin}/app/passkey`, { method: 'POST', headers, body, redirect: 'manual' });
      expect([from, again.status, again.headers.get('set-cookie')]).toEqual([from, 403, null]);
    }
    await row.getByText(/used (now|\d+ seconds ago)/).waitFor();
    await row.getByRole('button', { name: 'Remove: My laptop' }).click();
    await row.waitFor({ state: 'detached' });
    expect([named.troubles.splice(0), named.elsewhere]).toEqual([[], []]);
    await signIn();
    await mine.getByText('This passkey is not known here').waitFor();
    expect(await barriers(mine)).toEqual([]);
    await named.context.close();
  });

  it('asks whether an agent may act for its person, who says in a document at its own address who it is', async () => {
    const verifier = randomBytes(32).toString('base64url');
    const asked = new URLSearchParams({
      response_type: 'code',
      client_id: agentDocument.clientId,
      redirect_uri: agentRedirect,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      scope: 'videos:read account:read',
      state: 'mine',
    });
    await page.goto(`/oauth/authorize?${asked.toString()}`);
    await page.getByRole('heading', { name: 'Let “Documented agent” in?' }).waitFor();
    await page.getByText(`Who it is stands at ${new URL(agentDocument.clientId).host}.`).waitFor();
    expect(await barriers(page)).toEqual([]);
    const back = page.waitForRequest((request) => request.url().startsWith(agentRedirect));
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    const answer = new URL((await back).url()).searchParams;
    // Nobody listens where the agent is sent to: the browser's own page for that would come in between later.
    await page.waitForURL(/^chrome-error:/);
    expect([answer.get('state'), answer.get('iss')]).toEqual(['mine', service.url]);
    const fields = { grant_type: 'authorization_code', client_id: agentDocument.clientId, redirect_uri: agentRedirect };
    const granted = await fetch(`${service.url}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, code: answer.get('code')!, code_verifier: verifier }),
    });
    expect(await granted.json()).toMatchObject({ scope: 'videos:read account:read', token_type: 'Bearer' });
    expect(agentDocument.asked).toBeGreaterThan(0);
    await page.goto('/app/agents');
    await page.getByText('Documented agent').waitFor();
    expect(elsewhere.splice(0)).toHaveLength(1);
    troubles.splice(0);
  });

  it('shows the operator accounts, queue, nodes, storage and failures, and makes and changes an account', async () => {
    await page.goto('/app');
    await page.getByRole('link', { name: 'Operator' }).click();
    await page.waitForURL(/\/app\/operator\/accounts$/);
    await page.getByRole('button', { name: 'New account' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Tidewatch');
    await page.getByRole('dialog').getByLabel('Plan').selectOption('pro');
    await page.getByRole('dialog').getByRole('button', { name: 'New account' }).click();
    const link = await page.locator('.copy-text code').first().textContent();
    expect(link).toContain('/app/sign-in#token=');
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByRole('link', { name: 'Tidewatch' }).click();
    // The list has a choice of plans too.
    await page.getByRole('spinbutton', { name: 'Credits' }).waitFor();
    await page.getByLabel('Plan').selectOption('ultimate');
    await page.getByRole('spinbutton', { name: 'Credits' }).fill('42');
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByRole('button', { name: 'Change', exact: true, disabled: true }).waitFor();
    expect(await barriers(page)).toEqual([]);
    const tabs = page.getByRole('navigation', { name: 'Operator' });
    await tabs.getByRole('link', { name: 'Accounts' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Tidewatch' });
    await row.filter({ hasText: 'ultimate' }).filter({ hasText: '42' }).waitFor();
    for (const [part, words] of [
      ['Plans', 'creator'],
      ['Queue', 'Waiting work'],
      ['Nodes', 'Each process gives a sign every 10 seconds.'],
      ['Storage', 'Database'],
      ['Failures', 'Of what failed lately'],
    ] as const) {
      await tabs.getByRole('link', { name: part }).click();
      await page.getByText(words).first().waitFor();
      expect([part, await barriers(page)]).toEqual([part, []]);
    }
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
