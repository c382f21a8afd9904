/** A service of this clone on a folder of its own, and the browser that draws its films, for scripts that look at the web app. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importBuilt, root } from './setup.mjs';

/**
 * @param {string} name of its folder
 * @param {Record<string, string>} [settings] further ones of its environment
 * @returns its address, the link and key of its owner, and what ends it and takes its folder away
 */
export async function startOwnService(name, settings = {}) {
  const { startServer } = await importBuilt('host-nest');
  const folder = mkdtempSync(join(tmpdir(), `scenewright-${name}-`));
  let owner;
  const environment = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn', ...settings }; // prettier-ignore
  const server = await startServer(environment, { onOwner: (greeting) => (owner = greeting) });
  return {
    ...owner,
    url: server.url,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function openBrowser() {
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
export async function beginAsOwner(page, link, name = 'Ada') {
  await page.goto(link);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/app$/);
}
