import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that a test can cut and mend: to the client, the server is down meanwhile. */
export interface CuttableProxy {
  /** `url` with the address of the proxy. */
  through(url: string): string;
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function startCuttableProxy(target: string): Promise<CuttableProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  const cut = () =>
    new Promise<void>((resolve) => {
      if (server.listening) server.close(() => resolve());
      else resolve();
      for (const socket of sockets) socket.destroy();
    });
  return {
    through(url) {
      const changed = new URL(url);
      // Cookies belong to a name, and not to the address behind it.
      changed.hostname = hostname === 'localhost' ? hostname : '127.0.0.1';
      changed.port = String(own);
      return changed.href;
    },
    cut,
    mend: () => listen(own),
    close: cut,
  };
}
