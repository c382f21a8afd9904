// @cost 33
import type { Browser, Locator, Page } from 'playwright-core';
import { openOwnersWindow } from './support/owners-window.js';
import type { Service } from './support/service.js';
import { barriers, openWindow } from './support/window.js';

let service: Service;
let browser: Browser;
let page: Page;
let troubles: string[];
let elsewhere: string[];
let close: (() => Promise<void>) | undefined;

/** Each case goes on from where the one before has ended. */
beforeAll(async () => {
  ({ service, browser, page, troubles, elsewhere, close } = await openOwnersWindow());
});
afterAll(() => close?.());
afterEach(() => {
  // Nothing was refused by the content policy, nothing failed in a script, nothing was asked of anybody else.
  expect([troubles.splice(0), elsewhere.splice(0)]).toEqual([[], []]);
});

it('an infographic’s app_url opens it with a field for each of its settings', async () => {
  const made = await fetch(`${service.url}/v1/infographics/generate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'Our year: revenue grew 24% to $4.2M. 87 people in 6 cities.' }),
  });
  const project = (await made.json()) as {
    title: string;
    appUrl: string;
    versions: { settingsSchema: Record<string, { label: string; group: string }> }[];
  };
  await page.goto(project.appUrl);
  await page.getByRole('heading', { level: 1, name: project.title }).waitFor();
  await page.locator('[data-stage=ready]').waitFor();
  const form = page.getByRole('form', { name: 'Settings' });
  await form
    .locator('details')
    .evaluateAll((groups) => groups.forEach((group) => ((group as HTMLDetailsElement).open = true)));
  const schema = Object.values(project.versions[0]!.settingsSchema);
  expect(schema.length).toBeGreaterThan(5);
  const labels = await form.locator('label').allTextContents();
  // A colour is told beside its name.
  expect(labels.map((label) => label.replace(/ #[\da-f]{6}$/, '')).toSorted()).toEqual(
    schema.map(({ label }) => label).toSorted(),
  );
  expect(await barriers(page)).toEqual([]);
});

it('a film is made and its page worked without a mouse, and what has the focus is seen to have it', async () => {
  const { page: keyed, context, troubles: refused } = await signedInAgain();
  const active = keyed.locator(':focus');
  const tabTo = async (wanted: Locator) => {
    const is = async () =>
      (await wanted.count()) > 0 && (await wanted.evaluate((one) => one === document.activeElement));
    for (let stops = 0; stops < 60; stops++) {
      if (await is()) return;
      await keyed.keyboard.press('Tab');
      expect(await active.evaluate(isMarked)).toBe('marked');
    }
    throw new Error(`${wanted.toString()} is not reached.`);
  };
  await keyed.goto('/app');
  await keyed.getByRole('button', { name: /A quarter in figures/ }).waitFor();
  await keyed.keyboard.press('Tab');
  await tabTo(keyed.getByRole('link', { name: 'Skip to the content' }));
  await keyed.keyboard.press('Enter');
  await keyed.keyboard.press('Tab');
  // The menu was skipped.
  expect(await active.getAttribute('class')).toBe('prompt');
  await keyed.keyboard.type('Our Q3: revenue grew 24% to $4.2M.');
  await tabTo(keyed.getByRole('radio', { name: 'Auto' }));
  for (let n = 0; n < 3; n++) await keyed.keyboard.press('ArrowRight');
  expect(await keyed.getByRole('radio', { name: 'Square' }).isChecked()).toBe(true);
  await tabTo(keyed.getByLabel('Length'));
  await keyed.keyboard.press('1');
  expect(await keyed.getByLabel('Length').inputValue()).toBe('15');
  await tabTo(keyed.getByText('All options'));
  await keyed.keyboard.press('Enter');
  await tabTo(keyed.getByLabel('Drawn footage'));
  await tabTo(keyed.getByRole('button', { name: 'Make the film' }));
  await keyed.keyboard.press('Enter');
  await keyed.waitForURL(/\/app\/videos\/vid_/);
  // A new page is read from its beginning.
  await keyed.waitForFunction(() => document.activeElement?.id === 'main');
  await keyed.locator('[data-stage=ready]').waitFor({ timeout: 90_000 });

  await tabTo(keyed.getByRole('button', { name: 'Play' }));
  await keyed.keyboard.press('Space');
  await tabTo(keyed.getByRole('button', { name: 'Pause' }));
  await keyed.keyboard.press('Enter');
  const position = keyed.getByRole('slider', { name: 'Position' });
  await tabTo(position);
  await keyed.keyboard.press('End');
  expect(await position.evaluate((one) => (one as HTMLInputElement).value === (one as HTMLInputElement).max)).toBe(
    true,
  );
  await tabTo(keyed.getByLabel('Change it in words'));
  const render = keyed.getByRole('button', { name: 'Render an MP4' });
  await render.focus();
  await keyed.keyboard.press('Enter');
  const dialog = keyed.getByRole('dialog');
  await dialog.waitFor();
  // What is behind the dialog is out of reach.
  for (let stops = 0; stops < 12; stops++) {
    await keyed.keyboard.press('Tab');
    const at = await active.evaluateAll((found) => found.every((one) => one.closest('dialog, [role=dialog]') !== null));
    expect(at).toBe(true);
  }
  await keyed.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await render.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(refused).toEqual([]);
  await context.close();
});

it('the page of providers shows what the service says that they may do, whatever that is', async () => {
  await page.goto('/app/providers');
  const parts = page.locator('section.provider');
  await page.getByRole('heading', { name: 'Language model' }).waitFor();
  expect(await parts.count()).toBe(1);
  const speech = { part: 'speech', base_url: 'https://speech.example/v1', model: 'any', hint: 'cY4z' };
  const said = {
    parts: [
      { part: 'language_model', covers: ['generation', 'enhancement'] },
      { part: 'speech', covers: ['narration'] },
      { part: 'something newer', covers: [] },
    ],
    keys: [{ ...speech, saved_at: '2026-11-20T09:30:00.000Z' }],
  };
  await page.route('**/app/api/provider-keys', (route) => route.fulfill({ json: said }));
  await page.reload();
  await page.getByRole('heading', { name: 'Speech' }).waitFor();
  expect(await parts.locator('h2').allTextContents()).toEqual(['Language model', 'Speech', 'something newer']);
  await page.getByRole('region', { name: 'Speech' }).getByText('…cY4z').waitFor();
  expect(await barriers(page)).toEqual([]);
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.route('**/app/api/provider-keys/*', (route) => route.fulfill({ status: 204 }));
  await page.getByRole('region', { name: 'Speech' }).getByRole('button', { name: 'Remove' }).click();
  // Answered before its route goes: the service itself knows of no such key.
  const answer = await removed;
  expect([answer.url(), answer.status()]).toEqual([`${service.url}/app/api/provider-keys/speech`, 204]);
  await page.unrouteAll({ behavior: 'wait' });
});

it.each([
  ['/styles', 'Make a film in it'],
  ['/voices', 'Make a film with this voice'],
  ['/infographics', 'Our year'],
  ['/brand-kits/new', 'Headings'],
  ['/agents', 'No agent is connected'],
  ['/members', 'Owner'],
  ['/operator/accounts', 'Owner'],
  ['/operator/failures', 'Of what failed lately'],
])('%s keeps nobody out, in light and dark, and fits a phone', async (path, words) => {
  await page.goto(`/app${path}`);
  await page.getByText(words).first().waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  const [wide, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(wide).toBe(shown);
  await page.setViewportSize({ width: 1280, height: 800 });
});

/** A window of its own, so that what it begins with is the page and not where the one before has left it. */
async function signedInAgain() {
  const window = await openWindow(browser, service.url);
  await window.context.addCookies(await page.context().cookies());
  return window;
}

/** Whether a person sees that something has the focus: it looks other than without. */
function isMarked(element: Element): string {
  const lookOf = () => {
    const around = [element, element.closest('label'), element.closest('fieldset')].filter((one) => one !== null);
    return around.map((one) => {
      const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor } = getComputedStyle(one);
      return [outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor].join();
    });
  };
  const focused = lookOf().join('|');
  (element as HTMLElement).blur();
  const plain = lookOf().join('|');
  (element as HTMLElement).focus();
  return focused === plain ? element.outerHTML.slice(0, 200) : 'marked';
}
