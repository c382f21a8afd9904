#!/usr/bin/env node
/**
 * `npm run screencast`: the first run of the web app as a short loop for the README (`docs/images/first-run.webp`): words are
 * typed, the film is made and played, and a change in words is shown beside the original. The service, the browser and the film
 * are those of this clone.
 *
 *   node scripts/screencast.mjs [--out FILE] [--dark]
 *
 * A picture is taken for each quarter of a second of the loop, however long the machine takes for it; what is waited for is
 * shortened. It stays under 2 MB.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { beginAsOwner, openBrowser, startOwnService } from './own-service.mjs';
import { ensureSetup, root } from './setup.mjs';

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'docs/images/first-run.webp') },
    dark: { type: 'boolean', default: false },
  },
});
const mostBytes = 2_000_000;
/** Milliseconds that a picture is shown. */
const pictureMs = 250;
const size = { width: 1120, height: 700 };

await ensureSetup();
const sharp = createRequire(join(root, 'providers/package.json'))('sharp');
const service = await startOwnService('screencast', { FONT_SOURCES: 'none' });
const browser = await openBrowser();
try {
  const context = await browser.newContext({
    baseURL: service.url,
    viewport: size,
    locale: 'en-GB',
    colorScheme: options.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(180_000);
  const pictures = [];
  const take = async (count = 1) => {
    const picture = await page.screenshot({ type: 'png' });
    // One that stands is one picture that is shown longer.
    pictures.push({ picture, ms: count * pictureMs });
  };
  /** A few words at a time, as somebody types. */
  const type = async (field, words) => {
    for (const piece of words.match(/.{1,9}/gsu) ?? []) {
      await field.pressSequentially(piece);
      await take();
    }
  };

  // The owner has said who they are: the loop begins where everybody begins from then on.
  await beginAsOwner(page, service.signInUrl);
  await page.getByText('Your first film, in three steps').waitFor();
  await take(5);
  const words = page.getByLabel('Your words');
  await words.click();
  await type(
    words,
    'Our Q3: revenue grew 24% to $4.2M. EMEA brought 41%, North America 38%, APAC 21%. Churn fell from 5.1% to 3.4%.',
  );
  await take(3);
  await page.getByRole('button', { name: 'Make the film' }).click();
  await page.waitForURL(/\/videos\/vid_/);
  await take(4);
  const stage = page.locator('[data-stage=ready]');
  await Promise.race([stage.waitFor(), page.waitForTimeout(2500)]);
  await take(3);
  await stage.waitFor();
  await play(page, take, 22);

  const change = page.getByLabel('Change it in words');
  await change.click();
  await type(change, 'Change "24%" to "26%"');
  await take(2);
  const before = page.url();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.waitForURL((url) => url.href !== before);
  await stage.waitFor();
  await take(3);
  await page
    .getByRole('link', { name: /^Side by side/ })
    .first()
    .click();
  await page.locator('[data-stage=beside] .stage').last().waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await page
    .getByRole('button', { name: /changed$/ })
    .first()
    .click();
  await page.waitForTimeout(1000);
  await take(10);

  const bytes = await encode(pictures);
  writeFileSync(options.out, bytes);
  const seconds = pictures.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  process.stdout.write(
    `${options.out}: ${seconds} s, ${pictures.length} pictures, ${(bytes.length / 1e6).toFixed(2)} MB\n`,
  );
} finally {
  await browser.close();
  await service.close();
}

/** The film from its beginning, a picture every three quarters of a second of it: three times as fast. */
async function play(page, take, count) {
  const position = page.getByRole('slider', { name: 'Position' });
  for (let n = 0; n < count; n++) {
    await position.fill(String(Math.min(Number(await position.getAttribute('max')), Math.round(n * 0.75 * 30) + 12)));
    await page.waitForTimeout(120);
    await take();
  }
}

/** As good as 2 MB allow. */
async function encode(pictures) {
  const frames = await Promise.all(
    pictures.map(({ picture }) => sharp(picture).resize({ width: 840 }).png().toBuffer()),
  );
  for (const quality of [90, 80, 65, 50]) {
    const bytes = await sharp(frames, { join: { animated: true } })
      .webp({ quality, effort: 4, loop: 0, delay: pictures.map(({ ms }) => ms) })
      .toBuffer();
    if (bytes.length < mostBytes) return bytes;
  }
  throw new Error('The loop is larger than 2 MB: take fewer pictures.');
}
