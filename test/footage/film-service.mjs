/**
 * Jobs of a real server with a maker of footage: filmed, edited, refused, canceled while a clip is made. Prints one
 * JSON object. Runs on built output: `node test/footage/film-service.mjs '{"root": …, "dataDir": …, "clip": …}'`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';

const { root, dataDir, cacheRoot, clip } = JSON.parse(process.argv[2]);
const { startServer } = await import(join(root, 'host-nest/dist/src/index.js'));
const { footageRefused } = await import(join(root, 'core/dist/src/footage/index.js'));

const asked = [];
let heldBack = null;
const footage = {
  ...{ id: 'the same clip for all', longestSeconds: 20 },
  async film({ shot, seconds }, { signal }) {
    asked.push(`${shot.setting} ${seconds}`);
    if (shot.setting === 'desert') throw footageRefused('No deserts are filmed.');
    if (shot.setting === 'space') {
      heldBack = signal;
      await new Promise(() => undefined);
    }
    return { file: clip, mimeType: 'video/mp4' };
  },
};
let owner;
const server = await startServer(
  {
    ...{ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, SCENEWRIGHT_CACHE: cacheRoot },
    ...{ LOG_LEVEL: 'silent', RATE_LIMIT_REQUESTS: '100000' },
  },
  { footage, onOwner: (greeting) => (owner = greeting) },
);
const call = async (method, path, body) => {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${owner.apiKey}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.json();
};
const create = (prompt) =>
  call('POST', '/v1/videos', { prompt, ai_video: 'full', duration: 6, narration: false, music: false });
const until = async (id, done) => {
  for (;;) {
    const job = await call('GET', `/v1/videos/${id}`);
    if (done(job)) return job;
    await sleep(50);
  }
};
const ended = ({ status }) => ['completed', 'failed', 'canceled'].includes(status);

const seen = {};
const story = await create('Waves roll onto the beach. In the city the towers shine at dusk.');
seen.filmed = await until(story.id, ended);
seen.askedFirst = [...asked];
const edit = await call('POST', `/v1/videos/${story.id}/edit`, { prompt: 'Move scene 2 to the start' });
seen.edited = await until(edit.id, ended);
seen.askedByEdit = asked.slice(seen.askedFirst.length);
const refused = await create('The dunes of the desert glow in the evening.');
seen.refused = await until(refused.id, ended);
const held = await create('A planet turns in space.');
seen.filming = await until(held.id, (job) => ended(job) || heldBack !== null);
await call('POST', `/v1/videos/${held.id}/cancel`);
seen.canceled = await until(held.id, ended);
seen.heard = heldBack?.aborted;
await server.close();
process.stdout.write(JSON.stringify(seen), () => process.exit(0));
