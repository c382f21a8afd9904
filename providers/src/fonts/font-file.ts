import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { InputProblem } from '../inputs/input-problem.js';
import { readWoff2, writeWoff2 } from './woff2.js';
import { readSfnt, writeSfnt, type FontTable } from './sfnt.js';

export interface FontFile {
  /** The file as it is kept: what is needed to draw with it, and nothing else. */
  bytes: Uint8Array;
  mimeType: 'font/woff2' | 'font/ttf' | 'font/otf';
  family: string;
  /** "400", or "100 900" for a variable one. */
  weight: string;
  style: 'normal' | 'italic';
}

/** What letters are drawn, placed, shaped and coloured by (OpenType 1.9, 5). All else goes: documents, programs of other engines, pictures. */
const keptTables = new Set(
  (
    'head hhea maxp hmtx cmap OS/2 name post glyf loca CFF CFF2 VORG vhea vmtx GDEF GPOS GSUB BASE ' +
    'fvar gvar avar HVAR MVAR STAT VVAR cvar kern gasp COLR CPAL cvt fpgm prep'
  ).split(' '),
);
const neededTables = ['head', 'hhea', 'maxp', 'hmtx', 'cmap', 'OS/2', 'name'];

/** Bytes that a packed file may unpack to. */
const unpackedBytes = 60_000_000;

/** Reads a font of somebody, and writes it anew with the tables that draw. @throws InputProblem */
export function readFontFile(bytes: Uint8Array): FontFile {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return checked(file);
  } catch (error) {
    if (error instanceof InputProblem) throw error;
    throw new InputProblem('is broken: its tables do not lie where it says');
  }
}

function checked(file: Buffer): FontFile {
  const form = file.subarray(0, 4).toString('latin1');
  if (form === 'wOF2') {
    const unpack = (data: Buffer) => brotliDecompressSync(data, { maxOutputLength: unpackedBytes });
    const pack = (data: Buffer) =>
      brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT } });
    const font = readWoff2(file, unpack);
    const facts = factsOf(font.tables);
    return {
      bytes: writeWoff2({ ...font, tables: font.tables.filter(isKept) }, pack),
      mimeType: 'font/woff2',
      ...facts,
    };
  }
  if (form === 'ttcf') throw new InputProblem('is a collection: upload one font of it');
  if (form === 'wOFF') throw new InputProblem('is a WOFF file: WOFF2, TTF and OTF are taken');
  if (!['\0\x01\0\0', 'OTTO', 'true'].includes(form))
    throw new InputProblem('is no font: WOFF2, TTF and OTF are taken');
  const font = readSfnt(file);
  const facts = factsOf(font.tables);
  const mimeType = form === 'OTTO' ? 'font/otf' : 'font/ttf';
  return { bytes: writeSfnt({ ...font, tables: font.tables.filter(isKept) }), mimeType, ...facts };
}

const isKept = ({ tag }: FontTable): boolean => keptTables.has(tag.trim());

function factsOf(tables: readonly FontTable[]): Pick<FontFile, 'family' | 'weight' | 'style'> {
  const byTag = new Map(tables.map(({ tag, data }) => [tag.trim(), data]));
  const missing = neededTables.filter((tag) => !byTag.has(tag));
  if (!byTag.has('glyf') && !byTag.has('CFF') && !byTag.has('CFF2')) missing.push('glyf or CFF');
  if (missing.length > 0) throw new InputProblem(`is no whole font: it lacks the tables ${missing.join(', ')}`);
  const os2 = byTag.get('OS/2')!;
  requireEmbedding(os2.readUInt16BE(8));
  const named = nameOf(byTag.get('name')!, [16, 1]);
  if (named === null) throw new InputProblem('does not say what its family is called');
  const fvar = byTag.get('fvar');
  const axis = fvar ? weightAxis(fvar) : null;
  // A variable font may be called by the weight that it begins with.
  const family = axis ? named.replace(/ (?:Thin|(?:Extra|Ultra)?Light|Regular)$/, '') : named;
  const weight = Math.min(1000, Math.max(1, os2.readUInt16BE(4) || 400));
  return { family, weight: axis ?? String(weight), style: (os2.readUInt16BE(62) & 1) === 1 ? 'italic' : 'normal' };
}

/** OpenType 1.9, OS/2 `fsType`. @throws InputProblem */
function requireEmbedding(rights: number): void {
  const usage = rights & 0xf;
  // The least restrictive of several counts.
  const isRestricted = usage === 0x2;
  if (isRestricted) throw new InputProblem('may not be embedded: its maker says so in it (OS/2 fsType)');
  if ((rights & 0x200) !== 0) throw new InputProblem('may be embedded as pictures of letters alone (OS/2 fsType)');
}

/** The first of these names that it has. OpenType 1.9, `name`. */
function nameOf(table: Buffer, ids: readonly number[]): string | null {
  const count = table.readUInt16BE(2);
  const strings = table.readUInt16BE(4);
  for (const id of ids) {
    for (let at = 6, i = 0; i < Math.min(count, 500); i++, at += 12) {
      if (table.readUInt16BE(at + 6) !== id) continue;
      const platform = table.readUInt16BE(at);
      const start = strings + table.readUInt16BE(at + 10);
      const text = table.subarray(start, start + table.readUInt16BE(at + 8));
      const name = platform === 1 ? text.toString('latin1') : new TextDecoder('utf-16be').decode(text);
      const plain = name.replace(/[^\p{L}\p{N} &'+.-]/gu, '').trim();
      if (plain !== '') return plain.slice(0, 80);
    }
  }
  return null;
}

/** First and last weight of a variable font. OpenType 1.9, `fvar`. */
function weightAxis(fvar: Buffer): string | null {
  const [start, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)];
  for (let i = 0; i < Math.min(count, 64); i++) {
    const at = start + i * size;
    if (fvar.subarray(at, at + 4).toString('latin1') !== 'wght') continue;
    const [low, high] = [fvar.readInt32BE(at + 4) / 65536, fvar.readInt32BE(at + 12) / 65536].map(Math.round);
    if (low !== undefined && high !== undefined && low >= 1 && high <= 1000 && low < high) return `${low} ${high}`;
  }
  return null;
}
