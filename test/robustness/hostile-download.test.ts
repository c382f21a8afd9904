import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { jest } from '@jest/globals';
import { fetchFile } from '../../providers/src/outbound/fetch-file.js';

jest.setTimeout(120_000);

const megabyte = 2 ** 20;
const chunk = Buffer.alloc(megabyte, 'x');
/** 64 MB in a thousandth of that; as one after the other it never ends. */
const bomb = gzipSync(Buffer.alloc(64 * megabyte));
const sockets = new Set<Socket>();
let server: Server;
let base: string;

/** As fast as it is read, and for ever. */
function pour(response: ServerResponse, piece: Buffer): void {
  const more = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', more);
  more();
}
beforeAll(async () => {
  server = createServer((request, response) => {
    const packed = request.url === '/bomb';
    // No length is announced: only counting helps.
    response.writeHead(200, packed ? { 'content-encoding': 'gzip', 'content-type': 'image/png' } : {});
    pour(response, packed ? bomb : chunk);
  });
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a file without end', () => {
  it.each(['/endless', '/bomb'])(
    '%s is refused at its bound, with memory flat and the sender cut off',
    async (path) => {
      const rules = { maxBytes: 2 * megabyte, allowPrivate: true, timeoutMs: 60_000 };
      const fetchOnce = () => expect(fetchFile(base + path, rules)).rejects.toThrow('larger than the 2 MB');
      await fetchOnce();
      sockets.clear();
      const before = process.memoryUsage.rss();
      let highest = before;
      const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage.rss())), 5);
      for (let round = 0; round < 10; round++) await Promise.all(Array.from({ length: 5 }, fetchOnce));
      clearInterval(watch);
      // 50 files of 2 MB were begun; 5 at a time and what lies in buffers stay well below this.
      expect((highest - before) / megabyte).toBeLessThan(150);
      expect(sockets.size).toBe(50);
      for (const socket of sockets) expect(socket.bytesWritten).toBeLessThan(24 * megabyte);
    },
  );
});
