/** A table of a font: four characters and what it holds. */
export interface FontTable {
  tag: string;
  data: Buffer;
}

export interface Sfnt {
  /** The first four bytes: which kind of outlines. */
  flavor: number;
  tables: FontTable[];
}

/** Reads a TTF or OTF (OpenType 1.9, "Organization of an OpenType font"). @throws RangeError for one that is cut off */
export function readSfnt(file: Buffer): Sfnt {
  const count = file.readUInt16BE(4);
  if (count === 0 || count > 128) throw new RangeError('tables');
  const tables = Array.from({ length: count }, (_, i): FontTable => {
    const at = 12 + 16 * i;
    const [offset, length] = [file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)];
    if (offset + length > file.length) throw new RangeError('a table');
    return { tag: file.subarray(at, at + 4).toString('latin1'), data: file.subarray(offset, offset + length) };
  });
  return { flavor: file.readUInt32BE(0), tables };
}

export function writeSfnt({ flavor, tables }: Sfnt): Buffer {
  const sorted = [...tables].sort((a, b) => (a.tag < b.tag ? -1 : 1));
  const head = Buffer.alloc(12 + 16 * sorted.length);
  const power = Math.floor(Math.log2(sorted.length));
  head.writeUInt32BE(flavor, 0);
  head.writeUInt16BE(sorted.length, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (sorted.length - 2 ** power), 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  let headAt = 0;
  sorted.forEach(({ tag, data }, i) => {
    const padded = Buffer.alloc((data.length + 3) & ~3);
    data.copy(padded);
    if (tag === 'head') {
      headAt = offset;
      padded.writeUInt32BE(0, 8);
    }
    const at = 12 + 16 * i;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(sumOf(padded), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    parts.push(padded);
    offset += padded.length;
  });
  const file = Buffer.concat(parts);
  // OpenType 1.9, `head`: what the whole file lacks to this number.
  file.writeUInt32BE((0xb1b0afba - sumOf(file)) >>> 0, headAt + 8);
  return file;
}

function sumOf(data: Buffer): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0;
  return sum;
}
