import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPublicAddress } from './public-address.js';
import { fetchFile, fileNameOf } from './fetch-file.js';

let server: Server;
let base: string;
let asked = 0;
let answer: RequestListener;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = 0;
});
const open = { maxBytes: 1000, allowPrivate: true, timeoutMs: 10_000 };

test('a file comes whole, through redirects', async () => {
  answer = (request, response) => {
    if (request.url === '/a') response.writeHead(302, { location: '/b' }).end();
    else response.end('content');
  };
  expect(Buffer.from(await fetchFile(`${base}/a`, open)).toString()).toBe('content');
});

test('what is too large is cut off while it streams, whatever its headers say', async () => {
  answer = (_, response) => {
    const more = (): void => {
      while (response.write(Buffer.alloc(65_536)));
      response.once('drain', more);
    };
    more();
  };
  await expect(fetchFile(base, open)).rejects.toThrow('larger than');
});

test('an endless redirect, an error and a silent server are refused with a reason', async () => {
  answer = (_, response) => response.writeHead(301, { location: '/again' }).end();
  await expect(fetchFile(base, open)).rejects.toThrow('redirects more than 5 times');
  answer = (_, response) => response.writeHead(404).end();
  await expect(fetchFile(base, open)).rejects.toThrow('was answered with 404');
  answer = () => undefined;
  await expect(fetchFile(base, { ...open, timeoutMs: 300 })).rejects.toThrow('did not arrive within 0.3 s');
  await expect(fetchFile('http://127.0.0.1:1/', open)).rejects.toThrow('refuses connections');
});

test('a caller that gives up is told its own reason, and a URL with a password is not asked for', async () => {
  answer = () => undefined;
  const gone = new AbortController();
  const wait = fetchFile(base, { ...open, signal: gone.signal });
  gone.abort(new Error('enough'));
  await expect(wait).rejects.toThrow('enough');
  const before = asked;
  await expect(fetchFile(base.replace('//', '//me:secret@'), open)).rejects.toThrow('user name or password');
  expect(asked).toBe(before);
});

test.each([
  ['https://a.test/x/My%20file.pdf?y=1', 'My file.pdf'],
  ['https://a.test/', 'a.test'],
  ['https://a.test/100%', '100%'],
])('the file behind %s is named %s', (address, name) => {
  expect(fileNameOf(address)).toBe(name);
});

test('a redirect to another protocol is not followed', async () => {
  answer = (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  await expect(fetchFile(base, open)).rejects.toThrow('leads to a file: address');
});

test('no spelling of a private address is connected to', async () => {
  answer = (_, response) => response.end('secret');
  const { port } = server.address() as AddressInfo;
  const hosts = [
    ...['127.0.0.1', 'localhost', '127.1', '0x7f.1', '0x7f000001', '2130706433', '017700000001', '0', '0.0.0.0'],
    ...[
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::127.0.0.1]',
      '[::ffff:7f00:1]',
      '[0:0:0:0:0:ffff:7f00:1]',
      'LOCALHOST',
      '127.0.0.1.',
    ],
    ...['[64:ff9b::7f00:1]', '[2002:7f00:1::]', '[fe80::1]', '[fc00::1]', '169.254.169.254', '10.0.0.1', '192.168.1.1'],
  ];
  for (const host of hosts)
    await expect(
      fetchFile(`http://${host}:${port}/`, { maxBytes: 10, allowPrivate: false, timeoutMs: 2000 }),
    ).rejects.toThrow(/./);
  expect(asked).toBe(0);
});

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['100.64.0.1', false],
  ['172.31.255.255', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::ffff:10.0.0.1', false],
  ['2001:0:4136:e378::1', false],
  ['not an address', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
