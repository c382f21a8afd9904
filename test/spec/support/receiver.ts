import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  at: number;
  headers: IncomingHttpHeaders;
  body: string;
  answered: number;
}

export interface Receiver {
  url: string;
  received: Received[];
  /** The status of the next answer; a redirect is sent with its own address. */
  answer: (request: { count: number; id: string }) => number;
  /** The body of the next answer. */
  says: string;
  close(): Promise<void>;
}

/** Takes webhooks and answers as it is told. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const status = receiver.answer({ count: received.length, id: String(request.headers['webhook-id']) });
      received.push({
        at: Date.now(),
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
        answered: status,
      });
      response.writeHead(status, status >= 300 && status < 400 ? { location: receiver.url } : {});
      response.end(status === 204 ? undefined : receiver.says);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: () => 204,
    says: '',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}
