/**
 * The picture of the web app in the README: the page of its own example film, as a service of this clone shows it to its
 * owner, in the browser that draws the films. The service runs on a folder of its own and goes when the picture is taken.
 */
import sharp from 'sharp';
import { beginAsOwner, openBrowser, startOwnService } from './own-service.mjs';
import { ensureSetup } from './setup.mjs';

const window = { width: 1360, height: 850 };
/** Share of the film that has passed in the picture. */
const moment = 0.45;
const deadline = 120_000;

/** @param {string} prompt @param {string} out the JPEG to write */
export async function drawApp(prompt, out) {
  await ensureSetup();
  const service = await startOwnService('readme', { LOG_LEVEL: 'silent' });
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: window, baseURL: service.url, locale: 'en-GB', reducedMotion: 'reduce' }); // prettier-ignore
    page.setDefaultTimeout(deadline);
    await beginAsOwner(page, service.signInUrl, 'Ada Lovelace');
    await page.getByRole('heading', { name: 'What should the film say?' }).waitFor();
    await page.getByLabel('Your words').fill(prompt);
    await page.getByRole('button', { name: 'Make the film' }).click();
    await page.locator('[data-stage=ready]').waitFor();
    await page.getByText('Finished').first().waitFor();
    await seek(page);
    const picture = await page.screenshot({ type: 'png' });
    await sharp(picture).jpeg({ quality: 84, mozjpeg: true }).toFile(out);
  } finally {
    await browser.close();
    await service.close();
  }
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
