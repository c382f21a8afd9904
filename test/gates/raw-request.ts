import { Agent, request } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

/** Sends a request target as it is written: `fetch` would tidy it up first. `close` ends the connections. */
export function rawRequests(url: string) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const send = (method: string, target: string, bearer: string | null = null): Promise<RawAnswer> =>
    new Promise((resolve, reject) => {
      const headers = bearer === null ? {} : { authorization: `Bearer ${bearer}` };
      const sent = request({ agent, hostname, port, method, path: target, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      });
      sent.on('error', reject);
      sent.end();
    });
  return { send, close: () => agent.destroy() };
}
