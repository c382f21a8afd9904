import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliDecompressSync, brotliCompressSync } from 'node:zlib';
import { readFontFile } from './font-file.js';
import { readSfnt, writeSfnt, type FontTable } from './sfnt.js';
import { readWoff2, writeWoff2 } from './woff2.js';

const require = createRequire(import.meta.url);
const anton = readFileSync(require.resolve('@fontsource/anton/files/anton-latin-400-normal.woff2'));
const sora = readFileSync(require.resolve('@fontsource-variable/sora/files/sora-latin-wght-normal.woff2'));
const unpack = (data: Buffer) => brotliDecompressSync(data);
const pack = (data: Buffer) => brotliCompressSync(data);

const table = (tag: string, data: Buffer | string): FontTable => ({ tag, data: Buffer.from(data as Buffer) });

/** An OTF with what a reader looks at; it draws nothing. */
function otf(change: { fsType?: number; extra?: FontTable[]; without?: string; name?: string } = {}): Buffer {
  const os2 = Buffer.alloc(96);
  os2.writeUInt16BE(700, 4);
  os2.writeUInt16BE(change.fsType ?? 0, 8);
  os2.writeUInt16BE(1, 62);
  const text = Buffer.from(change.name ?? 'Harbour Sans', 'utf16le').swap16();
  const name = Buffer.alloc(18 + text.length);
  [0, 1, 18, 3, 1, 0x409, 16, text.length, 0].forEach((value, i) => name.writeUInt16BE(value, 2 * i));
  text.copy(name, 18);
  const tables = [
    ...['hhea', 'maxp', 'hmtx', 'cmap', 'CFF '].map((tag) => table(tag, 'data')),
    table('head', Buffer.alloc(54)),
    table('OS/2', os2),
    table('name', name),
    ...(change.extra ?? []),
  ].filter(({ tag }) => tag !== change.without);
  return writeSfnt({ flavor: 0x4f54544f, tables });
}

describe('a font that somebody brings', () => {
  it('says its family, weights and slant, packed or not', () => {
    expect(readFontFile(anton)).toMatchObject({
      family: 'Anton',
      weight: '400',
      style: 'normal',
      mimeType: 'font/woff2',
    });
    expect(readFontFile(sora)).toMatchObject({ weight: '100 800', style: 'normal' });
    expect(readFontFile(otf())).toMatchObject({
      family: 'Harbour Sans',
      weight: '700',
      style: 'italic',
      mimeType: 'font/otf',
    });
  });

  it('keeps what draws and loses what runs', () => {
    const file = otf({ extra: [table('SVG ', '<script>'), table('Silf', 'program'), table('GPOS', 'kerning')] });
    const { tables } = readSfnt(Buffer.from(readFontFile(file).bytes));
    expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['GPOS', 'CFF ', 'cmap']));
    expect(tables.map(({ tag }) => tag)).not.toEqual(expect.arrayContaining(['SVG ']));
    expect(tables.map(({ tag }) => tag)).not.toEqual(expect.arrayContaining(['Silf']));

    const font = readWoff2(anton, unpack);
    const svg = { tag: 'SVG ', data: Buffer.from('<script>'), plainLength: 8, entry: Buffer.from([36, 8]) };
    const packed = writeWoff2({ ...font, tables: [...font.tables, svg] }, pack);
    expect(readWoff2(packed, unpack).tables.map(({ tag }) => tag)).toContain('SVG ');
    const kept = readWoff2(Buffer.from(readFontFile(packed).bytes), unpack);
    expect(kept.tables.map(({ tag }) => tag)).not.toContain('SVG ');
    for (const { tag, data } of kept.tables)
      expect(data.equals(font.tables.find((one) => one.tag === tag)!.data)).toBe(true);
  });

  it('has a sum that tells whether it is whole', () => {
    const file = otf();
    let sum = 0;
    for (let at = 0; at < file.length; at += 4) sum = (sum + file.readUInt32BE(at)) >>> 0;
    expect(sum).toBe(0xb1b0afba);
  });

  it.each([
    ['whose maker forbids to embed it', otf({ fsType: 0x2 }), /may not be embedded/],
    ['that may be embedded as pictures alone', otf({ fsType: 0x200 }), /as pictures/],
    ['without characters', otf({ without: 'cmap' }), /lacks the tables cmap/],
    ['without outlines', otf({ without: 'CFF ' }), /glyf or CFF/],
    ['without a name', otf({ name: '\u0001' }), /what its family is called/],
    ['that is cut off', otf().subarray(0, 300), /is broken/],
    ['that is packed and cut off', anton.subarray(0, 2000), /is broken/],
    ['that is a collection', Buffer.from('ttcf00000000'), /a collection/],
    ['that is a picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /no font/],
    ['that is empty', Buffer.alloc(0), /no font/],
  ])('is refused: one %s', (_what, file, reason) => {
    expect(() => readFontFile(file)).toThrow(reason);
  });

  it('may be embedded to be read, or be changed', () => {
    for (const fsType of [0x4, 0x8, 0x100]) expect(readFontFile(otf({ fsType })).family).toBe('Harbour Sans');
  });
});
