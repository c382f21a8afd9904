import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What is lost of the end of a transaction: the answer to its COMMIT, or the COMMIT itself. */
export type LostPart = 'answer' | 'commit';

/** A way to PostgreSQL that breaks once, at the COMMIT of a chosen transaction. */
export interface CommitProxy {
  /** `url` with the address of the proxy. */
  through(url: string): string;
  /** Breaks at the COMMIT of the next transaction that sent `text`. Resolves when it has. */
  loseNext(part: LostPart, text: string): Promise<void>;
  close(): Promise<void>;
}

export async function startCommitProxy(target: string): Promise<CommitProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let armed: { part: LostPart; text: string; lost: () => void } | null = null;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    const hangUp = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        hangUp();
      });
    }
    let sent = '';
    let lost: (() => void) | null = null;
    client.on('data', (chunk) => {
      sent += chunk.toString('latin1');
      if (!chunk.includes('commit\0')) return void upstream.write(chunk);
      if (armed === null || !sent.includes(armed.text)) {
        sent = '';
        return void upstream.write(chunk);
      }
      const { part, lost: tell } = armed;
      armed = null;
      if (part === 'commit') {
        hangUp();
        return tell();
      }
      lost = tell;
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (lost === null) return void client.write(chunk);
      hangUp();
      lost();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    through(url) {
      const changed = new URL(url);
      changed.hostname = '127.0.0.1';
      changed.port = String((server.address() as AddressInfo).port);
      return changed.href;
    },
    loseNext: (part, text) => new Promise((lost) => (armed = { part, text, lost })),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
