/**
 * A real server with the real pipeline: makes a short video, changes it in words, draws both and downloads them.
 * Prints one JSON object. Runs on built output: `node test/edits/edit-over-http.mjs '{"root": …, "folder": …}'`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';

const { root, folder, cacheRoot, create, edit, dimensions } = JSON.parse(process.argv[2]);
const { startServer } = await import(join(root, 'host-nest/dist/src/index.js'));

const operator = 'operator-token-of-the-tests';
const environment = {
  ...{ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', RATE_LIMIT_REQUESTS: '100000' },
  ALLOW_PRIVATE_URLS: 'true',
};
const server = await startServer(
  { ...environment, DATA_DIR: join(folder, 'data'), SCENEWRIGHT_CACHE: cacheRoot, ADMIN_TOKEN: operator },
  // The owner's key would be printed among the results.
  { onOwner: () => undefined },
);
const call = async (method, path, { body, key } = {}) => {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.json();
};
const account = await call('POST', '/admin/v1/accounts', { key: operator, body: { name: 'A', plan: 'creator' } });
const key = account.api_key;
const credits = async () =>
  (await call('GET', `/admin/v1/accounts/${account.account_id}`, { key: operator })).credits_available;
const ended = async (id) => {
  for (;;) {
    const job = await call('GET', `/v1/videos/${id}`, { key });
    if (['completed', 'failed', 'canceled'].includes(job.status)) return job;
    await sleep(100);
  }
};
/** Drawn at a small size of its own, downloaded as a client would. */
const drawn = async (id, name) => {
  await call('POST', `/v1/videos/${id}/render`, { key, body: { dimensions } });
  const job = await ended(id);
  const file = join(folder, `${name}.mp4`);
  await writeFile(file, Buffer.from(await (await fetch(job.download_url)).arrayBuffer()));
  return { job, file };
};

const balances = [await credits()];
const first = await ended((await call('POST', '/v1/videos', { key, body: create })).id);
balances.push(await credits());
const source = await drawn(first.id, 'source');
const answer = await call('POST', `/v1/videos/${first.id}/edit`, { key, body: { prompt: edit } });
await ended(answer.id);
balances.push(await credits());
const edited = await drawn(answer.id, 'edited');

/** Serves what lies in the folder, for the links of an edit. */
const files = createServer(async ({ url }, response) => response.end(await readFile(join(folder, url.slice(1)))));
await new Promise((resolve) => void files.listen(0, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${files.address().port}`;
const change = async (id, prompt) => ended((await call('POST', `/v1/videos/${id}/edit`, { key, body: { prompt } })).id);
const linked = await change(answer.id, `Add ${base}/clip.mp4 after scene 1. Use ${base}/song.wav as the music.`);
const silenced = await change(linked.id, 'Remove scene 1. Turn off the music.');
files.close();
await server.close();
process.stdout.write(JSON.stringify({ balances, source, answer, edited, linked, silenced }), () => process.exit(0));
