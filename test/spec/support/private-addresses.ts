/** Addresses that lead home, into a private network, or to the metadata service of a cloud. */
const homes: [number, number, number, number][] = [
  [127, 0, 0, 1],
  [127, 255, 255, 254],
  [10, 0, 0, 1],
  [172, 31, 9, 9],
  [192, 168, 0, 1],
  [169, 254, 169, 254],
  [100, 100, 100, 200],
  [0, 0, 0, 0],
];

const wide = (text: string): string =>
  [...text].map((x) => (/\d/.test(x) ? String.fromCodePoint(0xff10 + Number(x)) : x)).join('');

function spellingsOf([a, b, c, d]: [number, number, number, number]): string[] {
  const whole = ((a * 256 + b) * 256 + c) * 256 + d;
  const hex = (n: number) => `0x${n.toString(16)}`;
  const octal = (n: number) => (n === 0 ? '00' : `0${n.toString(8)}`);
  const groups = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  const dotted = `${a}.${b}.${c}.${d}`;
  return [
    dotted,
    `${dotted}.`,
    String(whole),
    hex(whole),
    `0X${whole.toString(16).toUpperCase()}`,
    octal(whole),
    `${a}.${b}.${c * 256 + d}`,
    `${a}.${(b * 256 + c) * 256 + d}`,
    [a, b, c, d].map(hex).join('.'),
    [a, b, c, d].map(octal).join('.'),
    `0${octal(a)}.${b}.${c}.${d}`,
    `${hex(a)}.${octal(b)}.${c}.${hex(d)}`,
    `%3${String(a)[0]}${String(a).slice(1)}.${b}.${c}.${d}`,
    `${a}%2e${b}%2E${c}.${d}`,
    dotted.replaceAll('.', '。'),
    dotted.replaceAll('.', '．'),
    wide(dotted),
    `[::ffff:${dotted}]`,
    `[::ffff:${groups}]`,
    `[0:0:0:0:0:FFFF:${dotted}]`,
    `[::${dotted}]`,
    `[64:ff9b::${dotted}]`,
    `[64:ff9b:1::${groups}]`,
    `[2002:${groups}::1]`,
  ];
}

const others = [
  ...['localhost', 'LOCALHOST', 'localhost.', 'a.localhost', 'lоcalhost'.replace('о', 'o'), 'ｌｏｃａｌｈｏｓｔ'],
  ...['printer.local', 'db.internal', 'nas.lan', 'router', 'x.home.arpa', 'metadata.google.internal'],
  ...['[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[0000::0001]', '[fe80::1]', '[fc00::1]', '[fd00:ec2::254]', '[ff02::1]'],
  ...['[fec0::1]', '[100::1]', '[2001:db8::1]', '[2001::1]', '[2001:10::1]', '[3fff::1]', '[5f00::1]'],
  ...[
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
  ],
];

/** Hosts of URLs, each spelled as some parser or resolver takes it for such an address. */
export const privateHosts: readonly string[] = [...new Set([...homes.flatMap(spellingsOf), ...others])];
