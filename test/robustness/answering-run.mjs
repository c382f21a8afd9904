/**
 * A real server that plans, speaks and scores a video, and plans an infographic. Prints as JSON which functions of the
 * packages its own thread, the one that answers requests, has called meanwhile: `{file: [function]}`, without the
 * modules themselves. Runs on built output: `node test/robustness/answering-run.mjs '{"root": …, "folder": …}'`.
 */
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const { root, folder, cacheRoot, video, infographic } = JSON.parse(process.argv[2]);
const { startServer } = await import(join(root, 'host-nest/dist/src/index.js'));

const operator = 'operator-token-of-the-tests';
const server = await startServer(
  {
    ...{ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', RATE_LIMIT_REQUESTS: '100000' },
    ...{ DATA_DIR: join(folder, 'data'), SCENEWRIGHT_CACHE: cacheRoot, ADMIN_TOKEN: operator },
  },
  // The owner's key would be printed among the results.
  { onOwner: () => undefined },
);
const call = async (method, path, { body, key } = {}) => {
  const headers = { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) };
  const response = await fetch(server.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
};
const { api_key: key } = await call('POST', '/admin/v1/accounts', {
  key: operator,
  body: { name: 'A', plan: 'creator' },
});
const ended = async ({ id }) => {
  for (;;) {
    const job = await call('GET', `/v1/videos/${id}`, { key });
    if (['completed', 'failed', 'canceled'].includes(job.status)) return job;
    await sleep(50);
  }
};

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
const made = await ended(await call('POST', '/v1/videos', { key, body: video }));
await call('POST', '/v1/infographics/generate', { key, body: { prompt: infographic } });
const { result } = await session.post('Profiler.takePreciseCoverage');

const packages = pathToFileURL(root).href + '/';
const called = {};
for (const { url, functions } of result) {
  if (!url.startsWith(packages) || url.includes('/node_modules/')) continue;
  const names = functions.filter(({ ranges: [whole] }) => whole.count > 0 && whole.startOffset > 0);
  if (names.length > 0) called[url.slice(packages.length)] = names.map(({ functionName }) => functionName);
}
await server.close();
process.stdout.write(JSON.stringify({ called, made }), () => process.exit(0));
