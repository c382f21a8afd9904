/**
 * Walks a full-footage job through both gates on a real server, with a change at each and a restart between them.
 * Prints one JSON object. Runs on built output: `node test/footage/walk-gates.mjs '{"root": …, "dataDir": …}'`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';

const { root, dataDir, cacheRoot } = JSON.parse(process.argv[2]);
const { startServer } = await import(join(root, 'host-nest/dist/src/index.js'));

let owner;
const start = () =>
  startServer(
    {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SCENEWRIGHT_CACHE: cacheRoot,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_REQUESTS: '100000',
    },
    { onOwner: (greeting) => (owner = greeting) },
  );
let server = await start();
const call = async (method, path, body) => {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${owner.apiKey}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.json();
};
const until = async (id, done) => {
  for (;;) {
    const job = await call('GET', `/v1/videos/${id}`);
    if (done(job) || ['failed', 'canceled'].includes(job.status)) return job;
    await sleep(250);
  }
};
const at = (gate, revision) => (job) => job.review?.gate === gate && job.review.revision === revision;

const { id } = await call('POST', '/v1/videos', {
  prompt: 'A fox walks through the snowy forest. At night the fox sleeps by the sea.',
  ...{ ai_video: 'full', storyboard: true, duration: 6, narration: false, music: false, render: true },
  dimensions: { width: 320, height: 180 },
});
const seen = {};
seen.casting = await until(id, at('cast_sheets', 0));
seen.sheets = await call('GET', `/v1/videos/${id}/frames`);
await call('POST', `/v1/videos/${id}/approve`, { changes: 'Make the fox blue' });
seen.recast = await until(id, at('cast_sheets', 1));

await server.close();
server = await start();
seen.resumed = await call('GET', `/v1/videos/${id}`);
seen.resheets = await call('GET', `/v1/videos/${id}/frames`);
await call('POST', `/v1/videos/${id}/approve`);
seen.boarding = await until(id, at('storyboard', 0));
seen.stills = await call('GET', `/v1/videos/${id}/frames`);
await call('POST', `/v1/videos/${id}/approve`, { changes: 'shot 1 at dusk' });
seen.reboarded = await until(id, at('storyboard', 1));
seen.restills = await call('GET', `/v1/videos/${id}/frames`);
await call('POST', `/v1/videos/${id}/approve`);
seen.done = await until(id, ({ status }) => status === 'completed');
seen.film = await call('GET', `/v1/videos/${id}/frames`);
await server.close();
process.stdout.write(JSON.stringify(seen), () => process.exit(0));
