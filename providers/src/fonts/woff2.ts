import type { FontTable } from './sfnt.js';

/** A table as WOFF2 keeps it: `data` may be transformed, which this leaves as it is. */
export interface Woff2Table extends FontTable {
  /** Its entry in the directory, as it stands there. */
  entry: Buffer;
  /** Bytes that it has in a TTF. */
  plainLength: number;
}

export interface Woff2 {
  flavor: number;
  tables: Woff2Table[];
}

/** Tags by their numbers. WOFF File Format 2.0, 5.2. */
const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea ' +
  'vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar ' +
  'gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .split(' ')
  .map((tag) => tag.replace('_', ' '));
const headBytes = 48;
const collection = 0x74746366;

/** WOFF File Format 2.0, 4 and 5. `unpack` reads Brotli. @throws RangeError for one whose lengths contradict each other */
export function readWoff2(file: Buffer, unpack: (data: Buffer) => Buffer): Woff2 {
  const flavor = file.readUInt32BE(4);
  const count = file.readUInt16BE(12);
  if (flavor === collection || count === 0 || count > 128) throw new RangeError('tables');
  const packedBytes = file.readUInt32BE(20);
  let at = headBytes;
  const entries = Array.from({ length: count }, () => {
    const start = at;
    const flags = file.readUInt8(at);
    at += 1;
    const number = flags & 0x3f;
    let tag = knownTags[number];
    if (number === 0x3f) {
      tag = file.subarray(at, at + 4).toString('latin1');
      at += 4;
    }
    const [plainLength, afterPlain] = readLength(file, at);
    at = afterPlain;
    const version = flags >> 6;
    // For outlines and their places 3 means "as they are", for all others 0.
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
    let length = plainLength;
    if (isTransformed) [length, at] = readLength(file, at);
    return { tag: tag!, plainLength, length, entry: file.subarray(start, at) };
  });
  if (at + packedBytes > file.length) throw new RangeError('the packed tables');
  const all = unpack(file.subarray(at, at + packedBytes));
  let from = 0;
  const tables = entries.map(({ tag, plainLength, length, entry }): Woff2Table => {
    const data = all.subarray(from, from + length);
    if (data.length !== length) throw new RangeError('a table');
    from += length;
    return { tag, plainLength, entry, data };
  });
  if (from !== all.length) throw new RangeError('what is packed');
  return { flavor, tables };
}

/** The font without anything beside its tables. `pack` writes Brotli. */
export function writeWoff2({ flavor, tables }: Woff2, pack: (data: Buffer) => Buffer): Buffer {
  const packed = pack(Buffer.concat(tables.map(({ data }) => data)));
  const directory = Buffer.concat(tables.map(({ entry }) => entry));
  const head = Buffer.alloc(headBytes);
  const end = headBytes + directory.length + packed.length;
  const bytes = (end + 3) & ~3;
  head.write('wOF2', 0, 'latin1');
  head.writeUInt32BE(flavor, 4);
  head.writeUInt32BE(bytes, 8);
  head.writeUInt16BE(tables.length, 12);
  const plain = tables.reduce((sum, { plainLength }) => sum + ((plainLength + 3) & ~3), 12 + 16 * tables.length);
  head.writeUInt32BE(plain, 16);
  head.writeUInt32BE(packed.length, 20);
  head.writeUInt16BE(1, 24);
  return Buffer.concat([head, directory, packed, Buffer.alloc(bytes - end)]);
}

/** UIntBase128: seven bits a byte, five bytes at most. WOFF File Format 2.0, 4.1. */
function readLength(file: Buffer, from: number): [number, number] {
  let value = 0;
  for (let i = 0; i < 5; i++) {
    const byte = file.readUInt8(from + i);
    if (i === 0 && byte === 0x80) break;
    value = value * 128 + (byte & 0x7f);
    if (value > 0xffffffff) break;
    if ((byte & 0x80) === 0) return [value, from + i + 1];
  }
  throw new RangeError('a length');
}
