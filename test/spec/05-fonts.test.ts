// @cost 6
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FetchedInputs } from '@scenewright/core/brief';
import { JobStore } from '@scenewright/host-nest';
import { Browser } from './support/browser.js';
import { adminToken, startTestServer, type TestServer } from './support/test-server.js';

const require = createRequire(import.meta.url);
const font = readFileSync(
  require.resolve('@fontsource-variable/noto-sans-hebrew/files/noto-sans-hebrew-latin-wght-normal.woff2'),
);

let at: TestServer;
let owner: Browser;
let stranger: Browser;

beforeAll(async () => {
  at = await startTestServer({ TRUST_PROXY: '1' });
  owner = await joined(at.owner.signInUrl, 'Ada');
  const { account_id: id } = await at.account();
  const { body } = await at.call('POST', `/admin/v1/accounts/${id}/sign-in-links`, { key: adminToken });
  stranger = await joined(body.sign_in_url as string, 'Eve');
});
afterAll(() => at.close());

async function joined(signInUrl: string, name: string): Promise<Browser> {
  const browser = new Browser(at.url);
  const token = new URL(signInUrl).hash.replace('#token=', '');
  await browser.post('/app/join', { token, name, email: `${name}@example.com`, password: 'correct horse battery' });
  return browser;
}

async function brought(browser: Browser, bytes: Uint8Array) {
  const { body } = await browser.ask('POST', '/app/api/uploads?name=own.woff2', bytes);
  return browser.ask('POST', '/app/api/fonts', { url: body.url });
}

/** The families whose files came with a video. */
async function familiesOf(browser: Browser, wish: Record<string, unknown>): Promise<(string | undefined)[]> {
  const { body, status } = await browser.ask('POST', '/v1/videos', { prompt: 'Rain.', duration: 10, ...wish });
  expect(status).toBe(202);
  const inputs = await at.server.app.get(JobStore).document<FetchedInputs>(body.id as string, 'inputs');
  return (inputs?.fonts ?? []).map((asset) => asset.font?.family);
}

describe('a font of an account', () => {
  it('is taken in by what it says of itself, and comes with the films that name it', async () => {
    const { status, body } = await brought(owner, font);
    expect([status, body]).toEqual([
      201,
      {
        id: expect.stringMatching(/^fnt_/),
        family: 'Noto Sans Hebrew',
        weight: '100 900',
        style: 'normal',
        bytes: font.length,
        created_at: expect.any(String),
      },
    ]);
    expect((await owner.ask('GET', '/app/api/fonts')).body.fonts).toHaveLength(1);
    const named = { brand_settings: { heading_font: 'noto-sans hebrew', body_font: 'Inter' } };
    expect(await familiesOf(owner, named)).toEqual(['noto-sans hebrew']);
    const kit = {
      name: 'Harbour',
      colors: { primary: '#112233', secondary: '#445566', accent: '#778899' },
      fonts: { heading: 'Anton', body: 'Noto Sans Hebrew' },
    };
    const { body: made } = await owner.ask('POST', '/app/api/brand-kits', kit);
    expect(await familiesOf(owner, { brand_kit_id: made.id })).toEqual(['Noto Sans Hebrew']);
    // Again: the same face, not a second one.
    await brought(owner, font);
    expect((await owner.ask('GET', '/app/api/fonts')).body.fonts).toHaveLength(1);
  });

  it('comes with infographics, as files of their timelines', async () => {
    const { body: project } = await owner.ask('POST', '/v1/infographics/generate', {
      prompt: 'Our Q3: revenue grew 24% to $4.2M.',
      brandSettings: { headingFont: 'Noto Sans Hebrew' },
    });
    const [version] = project.versions;
    expect(version.settings['fonts.heading']).toBe('Noto Sans Hebrew');
    expect(version.warnings.map(({ code }: { code: string }) => code)).not.toContain('font_replaced');
    const path = `/app/api/infographics/${project.id}/versions/${version.id}/timeline`;
    const { timeline } = (await owner.ask('POST', path, {})).body;
    expect(timeline.style.fonts.heading).toBe('Noto Sans Hebrew');
    const [face] = Object.values(timeline.assets as Record<string, { digest: string }>);
    const file = await owner.get(path.replace('timeline', `assets/${face?.digest}`));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'font/woff2']);
  });

  it('is shown by its name before anything is made, and no other file is', async () => {
    const { body } = await owner.ask('GET', '/app/api/fonts/faces?heading=Noto%20Sans%20Hebrew&body=Inter');
    expect(body.faces).toHaveLength(1);
    const files = '/app/api/fonts/files/noto-sans-hebrew--inter';
    expect((await owner.get(`${files}/${body.faces[0].digest}`)).headers.get('content-type')).toBe('font/woff2');
    expect((await owner.get(`${files}/${'0'.repeat(64)}`)).status).toBe(404);
    expect((await stranger.get(`${files}/${body.faces[0].digest}`)).status).toBe(404);
  });

  it('is of its account alone', async () => {
    const { body } = await owner.ask('GET', '/app/api/fonts');
    expect((await stranger.ask('GET', '/app/api/fonts')).body.fonts).toEqual([]);
    expect((await stranger.ask('DELETE', `/app/api/fonts/${body.fonts[0].id}`)).status).toBe(404);
    expect(await familiesOf(stranger, { brand_settings: { heading_font: 'Noto Sans Hebrew' } })).toEqual([]);
    expect((await new Browser(at.url).ask('GET', '/app/api/fonts')).status).toBe(401);
  });

  it('is refused when it is no font, or none that may be embedded, with what to do', async () => {
    const refused = await brought(owner, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect([refused.status, refused.body.error.message]).toEqual([
      400,
      'url: the file is no font: WOFF2, TTF and OTF are taken.',
    ]);
    const elsewhere = await owner.ask('POST', '/app/api/fonts', { url: 'https://example.com/a.woff2' });
    expect([elsewhere.status, elsewhere.body.error.message]).toEqual([400, 'url must be the url of an upload.']);
  });

  it('goes when it is removed', async () => {
    const { body } = await owner.ask('GET', '/app/api/fonts');
    expect((await owner.ask('DELETE', `/app/api/fonts/${body.fonts[0].id}`)).status).toBe(204);
    expect(await familiesOf(owner, { brand_settings: { heading_font: 'Noto Sans Hebrew' } })).toEqual([]);
  });
});
