// @cost 70
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

let folder: string;
let application: ChildProcess;
let said = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenewright-fresh-'));
  await installPackages();
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  const readme = await readFile(join(root, 'host-nest', 'README.md'), 'utf8');
  const [, lines = ''] = /```ts\n(.*?)```/s.exec(readme) ?? [];
  expect(lines.split('\n').filter((line) => line !== '').length).toBeLessThanOrEqual(10);
  await writeFile(join(folder, 'main.ts'), lines);
  const flags = '--strict --module nodenext --target es2022 --experimentalDecorators --skipLibCheck --types node';
  const compiled = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript-native/bin/tsc'), ...flags.split(' '), 'main.ts'],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(compiled).toMatchObject({ status: 0, stdout: '' });
  application = spawn(process.execPath, ['main.js'], { cwd: folder, env: { ...process.env, PORT: '0' } });
  for (const stream of [application.stdout, application.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk));
});
afterAll(async () => {
  application?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/**
 * What `npm install` of the packed packages would put there: what stands in their archives and nothing else of the
 * repository, with what they depend on beside them.
 */
async function installPackages(): Promise<void> {
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@scenewright'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules')))
    if (!name.startsWith('.') && name !== '@scenewright')
      await symlink(join(root, 'node_modules', name), join(modules, name));
  const names = ['core', 'compositions', 'render-pool', 'providers', 'web-app', 'host-nest'];
  // What npm would pack, without the squeezing and unpacking of a hundred megabytes.
  const packed = spawnSync('npm', ['pack', '--dry-run', '--json', '--silent', ...names.map((name) => `./${name}`)], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  expect(packed).toMatchObject({ status: 0 });
  for (const { name, files } of JSON.parse(packed.stdout) as { name: string; files: { path: string }[] }[]) {
    const installed = join(modules, name);
    for (const { path } of files) {
      await mkdir(dirname(join(installed, path)), { recursive: true });
      await copyFile(join(root, basename(name), path), join(installed, path));
    }
    const own = join(root, basename(name), 'node_modules');
    if (existsSync(own)) await symlink(own, join(installed, 'node_modules'));
  }
}

/** What the application prints, once it has. */
async function printed(pattern: RegExp): Promise<string> {
  for (let tries = 0; tries < 3600; tries++) {
    const found = pattern.exec(said)?.[1];
    if (found !== undefined) return found;
    if (application.exitCode !== null) break;
    await sleep(50);
  }
  throw new Error(`The application printed no ${pattern.source}: ${said}`);
}

it('the lines of README make a video in a fresh application, under its prefix and behind its own body parser', async () => {
  const base = await printed(/Sign-in link of the owner: (\S+)\/app\/sign-in/);
  expect(base).toMatch(/^http:\/\/localhost:\d+\/api$/);
  const authorization = `Bearer ${await printed(/First API key: +(svk_\S+)/)}`;
  const created = await fetch(`${base}/v1/videos`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      prompt: 'Revenue grew 24% to $4.2M.',
      duration: 5,
      narration: false,
      music: false,
      render: true,
      dimensions: { width: 640, height: 360 },
    }),
  });
  expect([created.status, created.headers.get('location')]).toEqual([
    202,
    expect.stringMatching(/^\/api\/v1\/videos\/vid_/),
  ]);
  const { id } = (await created.json()) as { id: string };
  let video: { status: string; error?: unknown; download_url?: string };
  do {
    await sleep(1500);
    video = (await (await fetch(`${base}/v1/videos/${id}`, { headers: { authorization } })).json()) as typeof video;
  } while (['queued', 'processing', 'rendering'].includes(video.status));
  expect([video.status, video.error]).toEqual(['completed', undefined]);
  expect(video.download_url).toMatch(new RegExp(`^${base}/files/videos/`));
  const file = await fetch(video.download_url!);
  const bytes = Buffer.from(await file.arrayBuffer());
  expect([file.status, bytes.toString('latin1', 4, 8), bytes.length > 20_000]).toEqual([200, 'ftyp', true]);
}, 300_000);
