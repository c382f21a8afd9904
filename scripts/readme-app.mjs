/**
 * The picture of the web app in the README: the page of its own example film, as a service of this clone shows it to its
 * owner, in the browser that draws the films. The service runs on a folder of its own and goes when the picture is taken.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ensureSetup, importBuilt, root } from './setup.mjs';

const window = { width: 1360, height: 850 };
const owner = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'correct horse battery' };
/** Share of the film that has passed in the picture. */
const moment = 0.45;
const deadline = 120_000;

/** @param {string} prompt @param {string} out the JPEG to write */
export async function drawApp(prompt, out) {
  await ensureSetup();
  const folder = mkdtempSync(join(tmpdir(), 'readme-app-'));
  const { startServer } = await importBuilt('host-nest');
  let greeting;
  const environment = { ...process.env, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
  const server = await startServer(environment, { onOwner: (owner) => (greeting = owner) });
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: window, baseURL: server.url, locale: 'en-GB', reducedMotion: 'reduce' }); // prettier-ignore
    page.setDefaultTimeout(deadline);
    await signIn(page, greeting.signInUrl);
    await page.getByLabel('Your words').fill(prompt);
    await page.getByRole('button', { name: 'Make the film' }).click();
    await page.locator('[data-stage=ready]').waitFor();
    await page.getByText('Finished').first().waitFor();
    await seek(page);
    const picture = await page.screenshot({ type: 'png' });
    await sharp(picture).jpeg({ quality: 84, mozjpeg: true }).toFile(out);
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openBrowser() {
  const { chromium } = createRequire(join(root, 'test/package.json'))('playwright-core');
  const { unpackChromium } = await importBuilt('render-pool');
  const { executable, environment } = await unpackChromium(process.env.SCENEWRIGHT_CACHE);
  return chromium.launch({
    executablePath: executable,
    args: ['--no-sandbox', '--headless=old', '--no-zygote', '--disable-gpu', '--mute-audio'],
    env: { ...process.env, ...environment },
  });
}

/** As on a first start: the link, then who one is. */
async function signIn(page, link) {
  await page.goto(link);
  await page.waitForURL(/\/app\/join$/);
  await page.getByLabel('Name').fill(owner.name);
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('heading', { name: 'What should the film say?' }).waitFor();
}

/** To the moment, on the film's own bar, and until what is shown there stands. */
async function seek(page) {
  const bar = page.locator('input[type=range]').first();
  const { width, height } = await bar.boundingBox();
  await bar.click({ position: { x: width * moment, y: height / 2 } });
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
}
