import { spawn } from 'node:child_process';
import { access, readFile, readdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import { cacheRoot, descendants, until } from '../../testing/pool/stage.js';
import { findBrowser } from './find-browser.js';
import { launchBrowser, type Browser } from './launch-browser.js';

jest.setTimeout(120_000);

const launch = async (port: number): Promise<Browser> =>
  launchBrowser({
    ...(await findBrowser(undefined, cacheRoot)),
    mode: 'free-running',
    port,
    owner: 'test',
    needBytes: 1,
  });

const serve = async (): Promise<{ server: Server; port: number; requests: string[] }> => {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port, requests };
};

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

test('pages reach the one port they were given and no other, by no name', async () => {
  const ours = await serve();
  const other = await serve();
  const browser = await launch(ours.port);
  try {
    const { targetId } = await browser.devtools.send<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
    });
    const { sessionId } = await browser.devtools.send<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    const fetchText = async (url: string) => {
      const expression = `fetch(${JSON.stringify(url)}).then((answer) => answer.text()).catch(() => 'refused')`;
      const { result } = await browser.devtools.send<{ result: { value: string } }>(
        'Runtime.evaluate',
        { expression, awaitPromise: true },
        sessionId,
      );
      return result.value;
    };
    expect(await fetchText(`http://127.0.0.1:${ours.port}/`)).toBe('here');
    for (const host of ['127.0.0.1', 'localhost', '[::1]', 'example.com'])
      expect(await fetchText(`http://${host}:${other.port}/`)).toBe('refused');
    expect(other.requests).toEqual([]);
  } finally {
    await browser.close();
    ours.server.close();
    other.server.close();
  }
});

test('the browser sees nothing of our environment, and its folder is private and goes with it', async () => {
  process.env['SECRET_OF_THE_HOST'] = 'swordfish';
  const browser = await launch(9);
  try {
    for (const { pid } of await descendants(process.pid)) {
      const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
      expect(environment).not.toContain('swordfish');
    }
    expect(await isThere(browser.profileFolder)).toBe(true);
  } finally {
    delete process.env['SECRET_OF_THE_HOST'];
    await browser.close();
  }
  expect(await isThere(browser.profileFolder)).toBe(false);
  expect(browser.closed).toBe(true);
  await expect(browser.devtools.send('Browser.getVersion')).rejects.toMatchObject({ gone: true });
});

test('a browser does not outlive a parent that was killed, and its folder is swept at the next start', async () => {
  const built = fileURLToPath(new URL('../../dist/src/browser', import.meta.url));
  const script = `
    const { findBrowser } = await import('${built}/find-browser.js');
    const { launchBrowser } = await import('${built}/launch-browser.js');
    const found = await findBrowser(undefined, ${JSON.stringify(cacheRoot)});
    const browser = await launchBrowser({ ...found, mode: 'free-running', port: 9, owner: 'test', needBytes: 1 });
    console.log(JSON.stringify({ pid: browser.pid, folder: browser.profileFolder }));
    setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve) =>
    parent.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString())),
  );
  const { folder } = JSON.parse(line) as { folder: string };
  const running = async () => {
    const commands = await Promise.all(
      (await readdir('/proc'))
        .filter((name) => /^\d+$/.test(name))
        .map((name) => readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')),
    );
    return commands.filter((command) => command.includes(folder)).length;
  };
  expect(await running()).toBeGreaterThan(0);
  parent.kill('SIGKILL');
  expect(await until(async () => (await running()) === 0, 10)).toBe(true);
  const { sweepProfileFolders } = await import('./profile-folder.js');
  await sweepProfileFolders();
  expect(await isThere(folder)).toBe(false);
});
