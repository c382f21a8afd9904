import { AddressRefused, resolvePublic, visiblyPrivate } from './address-guard.js';
import { isPublicAddress } from './public-address.js';

/** Addresses that must never be reached, one a range. */
const privateAddresses = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.0.9',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.5',
  '192.88.99.1',
  '192.168.0.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:a00:1::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  'fec0::1',
  '::127.0.0.1',
  '::a00:1',
  '64:ff9b:1::a00:1',
  '2001:20::1',
  '3fff::1',
  '5f00::1',
];

/** Spellings of 127.0.0.1, 10.0.0.1, 192.168.0.1 and 169.254.169.254 that URL parsers take for these. */
function spellings(): string[] {
  const homes: [number, number, number, number][] = [
    [127, 0, 0, 1],
    [10, 0, 0, 1],
    [192, 168, 0, 1],
    [169, 254, 169, 254],
    [172, 16, 5, 4],
  ];
  return homes.flatMap(([a, b, c, d]) => {
    const whole = ((a * 256 + b) * 256 + c) * 256 + d;
    const hexOf = (n: number) => `0x${n.toString(16)}`;
    const octal = (n: number) => `0${n.toString(8)}`;
    return [
      `${a}.${b}.${c}.${d}`,
      `${a}.${b}.${c}.${d}.`,
      String(whole),
      hexOf(whole),
      octal(whole),
      `${a}.${b}.${c * 256 + d}`,
      `${a}.${(b * 256 + c) * 256 + d}`,
      [a, b, c, d].map(hexOf).join('.'),
      [a, b, c, d].map(octal).join('.'),
      `${hexOf(a)}.${octal(b)}.${c}.${hexOf(d)}`,
      `${octal(a)}.${b}.${c * 256 + d}`,
      `${hexOf(a)}.${(b * 256 + c) * 256 + d}`,
      `%31${String(a).slice(1)}.${b}.${c}.${d}`,
      `${a}。${b}。${c}。${d}`,
      [...`${a}.${b}.${c}.${d}`].map((x) => (x === '.' ? x : String.fromCodePoint(0xff10 + Number(x)))).join(''),
      `[::ffff:${a}.${b}.${c}.${d}]`,
      `[::ffff:${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}]`,
      `[0:0:0:0:0:ffff:${a}.${b}.${c}.${d}]`,
      `[64:ff9b::${a}.${b}.${c}.${d}]`,
      `[2002:${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}::1]`,
    ];
  });
}
const names = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'a.localhost',
  'printer.local',
  'db.internal',
  'nas.lan',
  'router',
  'x.home.arpa',
];

describe('outbound addresses', () => {
  it.each(privateAddresses)('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '192.169.0.1', '2606:4700:4700::1111'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it('refuses at least 100 spellings of private addresses before anything is resolved', async () => {
    const all = [...spellings(), ...names].map((host) => `https://${host}/file.png`);
    expect(all.length).toBeGreaterThanOrEqual(100);
    for (const text of all) {
      // A spelling that is no URL at all is refused by the request's own rules.
      if (!URL.canParse(text)) continue;
      expect([text, visiblyPrivate(text)]).toEqual([text, 'must be on a public address']);
      await expect(resolvePublic(new URL(text), false)).rejects.toThrow(AddressRefused);
    }
    expect(all.filter((text) => !URL.canParse(text)).length).toBeLessThan(6);
  });

  it('lets public names through to the resolver', () => {
    expect(visiblyPrivate('https://example.com/a.png')).toBeNull();
    expect(visiblyPrivate('https://127.0.0.1.example.com/a.png')).toBeNull();
  });
});
