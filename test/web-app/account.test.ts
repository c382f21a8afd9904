// @cost 30
import { createHash, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { startReceiver, type Receiver } from '../spec/support/receiver.js';
import { localhostPem, startAgentDocument, type AgentDocument } from './support/agent-document.js';
import { openOwnersWindow, owner } from './support/owners-window.js';
import type { Service } from './support/service.js';
import { barriers, openWindow } from './support/window.js';

const require = createRequire(import.meta.url);

let service: Service;
let browser: Browser;
let page: Page;
let troubles: string[];
let elsewhere: string[];
let close: (() => Promise<void>) | undefined;
let receiver: Receiver;
let agentDocument: AgentDocument;
const agentRedirect = 'http://127.0.0.1:1456/callback';

/** Each case goes on from where the one before has ended. */
beforeAll(async () => {
  [receiver, agentDocument] = await Promise.all([startReceiver(), startAgentDocument(agentRedirect)]);
  ({ service, browser, page, troubles, elsewhere, close } = await openOwnersWindow({
    AGENT_DOCUMENT_HOSTS: 'localhost',
    NODE_EXTRA_CA_CERTS: localhostPem,
  }));
});
afterAll(async () => {
  await close?.();
  agentDocument?.close();
  await receiver?.close();
});
afterEach(() => {
  // Nothing was refused by the content policy, nothing failed in a script, nothing was asked of anybody else.
  expect([troubles.splice(0), elsewhere.splice(0)]).toEqual([[], []]);
});

describe('what belongs to an account, in a real browser', () => {
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
    const row = page.getByRole('listitem').filter({ hasText: 'Reports' });
    // The use is written behind its answer: a page that was loaded before does not learn of it.
    const used = /used (?:now|\d+ (?:seconds?|minutes?) ago)/;
    do {
      await page.reload();
      await row.waitFor();
    } while (!used.test((await row.textContent()) ?? ''));
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
    await row.getByText(/used (?:now|\d+ (?:seconds?|minutes?) ago)/).waitFor();
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
});
