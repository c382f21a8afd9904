import { createServer } from 'node:http';

/** Takes events: by video, the ids they came under. Fails three in ten, so that tries are cut off as well. */
export async function startReceiver(events) {
  let count = 0;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      count += 1;
      if (count % 10 < 3) return response.writeHead(500).end();
      const { data } = JSON.parse(text);
      events.set(data.videoId, (events.get(data.videoId) ?? new Set()).add(request.headers['webhook-id']));
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
