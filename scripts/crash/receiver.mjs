import { createServer } from 'node:http';

/** How often one event is refused at most: it is tried four times, and the last has to find the door open. */
const refusals = 3;

/** Takes events: by video, the ids they came under. Fails three in ten, so that tries are cut off as well. */
export async function startReceiver(events) {
  let count = 0;
  const refused = new Map();
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      count += 1;
      const id = request.headers['webhook-id'];
      const before = refused.get(id) ?? 0;
      if (count % 10 < 3 && before < refusals) {
        refused.set(id, before + 1);
        return response.writeHead(500).end();
      }
      const { data } = JSON.parse(text);
      events.set(data.videoId, (events.get(data.videoId) ?? new Set()).add(id));
      response.writeHead(204).end();
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
