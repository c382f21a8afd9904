// @cost 8
import type { Browser } from 'playwright-core';
import { startTestServer, type TestServer } from '../spec/support/test-server.js';
import { addAuthenticator, barriers, openBrowser, openWindow } from './support/window.js';

type Window = Awaited<ReturnType<typeof openWindow>>;

let at: TestServer;
let browser: Browser;
let owner: Window;
let member: Window;
/** No PUBLIC_URL: the service is where the first start says that it is. */
beforeAll(async () => {
  [at, browser] = await Promise.all([startTestServer(), openBrowser()]);
  [owner, member] = await Promise.all([openWindow(browser, at.url), openWindow(browser, at.url)]);
  await Promise.all([owner, member].map(addAuthenticator));
});
afterAll(async () => {
  await browser?.close();
  await at?.close();
});
afterEach(() => {
  for (const { troubles, elsewhere } of [owner, member])
    expect([troubles.splice(0), elsewhere.splice(0)]).toEqual([[], []]);
});

async function joinWithPasskey({ page }: Window, link: string, [name, email]: [string, string]): Promise<void> {
  await page.goto(link);
  await page.waitForURL(/\/app\/join$/);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Take a passkey instead of a password' }).click();
}

const begun = ({ page }: Window) => page.getByRole('heading', { name: 'What should the film say?' }).waitFor();

it('the link of the first start makes the owner with a passkey alone, at the address that it names', async () => {
  const { page } = owner;
  expect(new URL(at.owner.signInUrl).hostname).toBe('localhost');
  await page.goto(at.owner.signInUrl);
  await page.getByRole('button', { name: 'Take a passkey instead of a password' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await joinWithPasskey(owner, at.owner.signInUrl, ['Ada', 'ada@example.com']);
  await begun(owner);
  await page.goto('/app/account');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByText('Chrome, Linux').waitFor();
  await page.getByText('You have none yet: you sign in without one.').waitFor();
  expect(await barriers(page)).toEqual([]);
});

it('what was made so signs in, and is kept while it is the only way in', async () => {
  const { page, context, troubles } = owner;
  await context.clearCookies();
  await page.goto('/app/sign-in?next=/app/account');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/app/account');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: /^Remove/ }).click();
  await passkeys.getByText('This passkey is the only way in that you have. Take a password first.').waitFor();
  await page.getByRole('button', { name: 'Take a password' }).click();
  await page.getByLabel('The new one').fill('correct horse battery');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take it' }).click();
  await page.getByText('The new password counts from now on.').waitFor();
  // The refusal is what the console tells of.
  expect(troubles.splice(0)).toEqual([expect.stringContaining('400')]);
  await page.reload();
  await page.getByRole('button', { name: 'Change the password' }).waitFor();
});

it('whoever is invited joins with a passkey, as nobody who is there already', async () => {
  const { page } = owner;
  await page.goto('/app/members');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make the link' }).click();
  const link = (await page.locator('.copy-text code').textContent()) as string;
  expect(new URL(link).origin).toBe(at.url);
  await joinWithPasskey(member, link, ['Ada', 'ada@example.com']);
  await member.page.getByText('Somebody signs in with this e-mail address already.').waitFor();
  expect(await barriers(member.page)).toEqual([]);
  expect(member.troubles.splice(0)).toEqual([expect.stringContaining('400')]);
  // The page asks anew: what it was answered is used up.
  await member.page.getByLabel('E-mail').fill('bob@example.com');
  await member.page.getByLabel('Name').fill('Bob');
  await member.page.getByRole('button', { name: 'Take a passkey instead of a password' }).click();
  await begun(member);
  await page.reload();
  await page.getByRole('listitem').filter({ hasText: 'Bob' }).filter({ hasText: 'Member' }).waitFor();
});

it('an answer to the question of a page counts once, for who was asked, and never for another site', async () => {
  const { account_id: id } = await at.account();
  const path = `/admin/v1/accounts/${id}/sign-in-links`;
  const { body } = await at.call('POST', path, { key: 'operator-token-of-the-tests' });
  const third = await openWindow(browser, at.url);
  await addAuthenticator(third);
  const sent = third.page.waitForRequest((request) => request.url().endsWith('/app/join/passkey'));
  await joinWithPasskey(third, body.sign_in_url as string, ['Cem', 'cem@example.com']);
  await begun(third);
  const answered = new URLSearchParams((await sent).postData() as string);
  const { body: more } = await at.call('POST', path, { key: 'operator-token-of-the-tests' });
  answered.set('token', new URL(more.sign_in_url as string).hash.replace('#token=', ''));
  answered.set('email', 'mallory@example.com');
  for (const [origin, status] of [
    [at.url, 400],
    ['https://evil.example', 403],
  ] as const) {
    const headers = { origin };
    const again = await fetch(`${at.url}/app/join/passkey`, { method: 'POST', headers, body: answered });
    expect([origin, again.status, again.headers.get('set-cookie')]).toEqual([origin, status, null]);
  }
  await third.context.close();
});

it('a session elsewhere is ended from the list, by itself', async () => {
  const other = await openWindow(browser, at.url);
  await other.page.goto('/app/sign-in');
  await other.page.getByLabel('E-mail').fill('ada@example.com');
  await other.page.getByLabel('Password').fill('correct horse battery');
  await other.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await begun(other);
  const { page } = owner;
  await page.goto('/app/account');
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await sessions.getByText('This browser').waitFor();
  await sessions.getByRole('button', { name: 'Sign out: Chrome, Linux' }).click();
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).waitFor({ state: 'detached' });
  expect(await sessions.getByRole('listitem').count()).toBe(1);
  await other.page.goto('/app/account');
  await other.page.waitForURL(/\/app\/sign-in/);
  await other.context.close();
});

it('a service that is opened by its number says under which name there are passkeys', async () => {
  const numbered = await openWindow(browser, at.url.replace('localhost', '127.0.0.1'));
  const { page } = numbered;
  await page.goto('/app/sign-in?next=/app/account');
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByLabel('Password').fill('correct horse battery');
  expect(await page.getByRole('button', { name: 'Sign in with a passkey' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const named = page.getByRole('link', { name: 'Open it as localhost' });
  await named.waitFor();
  expect(await named.getAttribute('href')).toBe(`${at.url}/app/account`);
  expect([numbered.troubles, numbered.elsewhere]).toEqual([[], []]);
  await numbered.context.close();
});
