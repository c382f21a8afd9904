import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { fetchFile } from './fetch-file.js';

let server: Server;
let base: string;
const answers: Record<string, RequestListener> = {
  '/silent': () => undefined,
  '/trickle': (_q, r) => {
    r.writeHead(200, { 'content-length': '1000' });
    const timer = setInterval(() => r.write('x'), 50);
    r.on('close', () => clearInterval(timer));
  },
  '/endless-head': (_q, r) => {
    const { socket } = r;
    socket?.write('HTTP/1.1 200 OK\r\n');
    const timer = setInterval(() => socket?.write(`x-${'y'.repeat(2000)}: z\r\n`), 5);
    socket?.on('close', () => clearInterval(timer));
    socket?.on('error', () => undefined);
  },
  '/packed': (_q, r) => r.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000))),
  '/to-file': (_q, r) => r.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/torn': (_q, r) => {
    r.writeHead(200, { 'content-length': '1000' });
    r.write('half', () => r.destroy());
  },
};
beforeAll(async () => {
  server = createServer((request, response) => answers[request.url ?? '']?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const rules = { maxBytes: 100_000, allowPrivate: true, timeoutMs: 600 };

describe('a file behind a URL', () => {
  it.each([
    ['/silent', 'did not arrive within 0.6 s'],
    ['/trickle', 'did not arrive within 0.6 s'],
    ['/endless-head', 'cannot be fetched'],
    ['/to-file', 'leads to a file: address'],
    ['/torn', 'cannot be fetched'],
  ])('that is %s is refused within its bounds', async (path, reason) => {
    const started = Date.now();
    await expect(fetchFile(base + path, rules)).rejects.toThrow(reason);
    expect(Date.now() - started).toBeLessThan(5000);
  });

  it('is not unpacked on its way: what was packed counts', async () => {
    const bytes = await fetchFile(`${base}/packed`, { ...rules, timeoutMs: 20_000 });
    expect([bytes.byteLength < rules.maxBytes, bytes[0], bytes[1]]).toEqual([true, 0x1f, 0x8b]);
  });

  it('on a private address is not asked for', async () => {
    await expect(fetchFile(`${base}/torn`, { ...rules, allowPrivate: false })).rejects.toThrow(
      'not on a public address',
    );
  });
});
