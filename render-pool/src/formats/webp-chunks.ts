/**
 * The container of animated WebP (RIFF; developers.google.com/speed/webp/docs/riff_container): a header
 * that says how large it is, then one ANMF chunk a frame. Written by hand because image libraries keep
 * every frame of an animation in memory until the end.
 */

const RIFF_BYTES = 12;
const MAX_DURATION = 2 ** 24 - 1;

/** Everything before the first frame; `fileBytes` is the size of the whole file, 0 as long as it is unknown. */
export function webpHeader(size: { width: number; height: number }, transparent: boolean, fileBytes: number): Buffer {
  const riff = Buffer.alloc(RIFF_BYTES);
  riff.write('RIFF', 0, 'latin1');
  riff.writeUInt32LE(Math.max(0, fileBytes - 8), 4);
  riff.write('WEBP', 8, 'latin1');
  const features = Buffer.alloc(10);
  features[0] = 0x02 | (transparent ? 0x10 : 0);
  features.writeUIntLE(size.width - 1, 4, 3);
  features.writeUIntLE(size.height - 1, 7, 3);
  // Four bytes of background, which viewers ignore, and two of loops: 0 is for ever.
  return Buffer.concat([riff, chunk('VP8X', features), chunk('ANIM', Buffer.alloc(6))]);
}

/** A still WebP as a frame that replaces the whole picture. */
export function webpFrame(still: Buffer, size: { width: number; height: number }, milliseconds: number): Buffer {
  const head = Buffer.alloc(16);
  head.writeUIntLE(size.width - 1, 6, 3);
  head.writeUIntLE(size.height - 1, 9, 3);
  head.writeUIntLE(Math.min(MAX_DURATION, milliseconds), 12, 3);
  // Not blended with the frame before.
  head[15] = 0x02;
  return chunk('ANMF', Buffer.concat([head, ...pictureChunks(still)]));
}

/** ALPH and VP8 or VP8L, as they stand in the file of one picture. */
function pictureChunks(still: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = RIFF_BYTES; at + 8 <= still.length;) {
    const end = at + 8 + padded(still.readUInt32LE(at + 4));
    if (['ALPH', 'VP8 ', 'VP8L'].includes(still.toString('latin1', at, at + 4))) found.push(still.subarray(at, end));
    at = end;
  }
  return found;
}

function chunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body], 8 + padded(body.length));
}

/** Chunks begin at even bytes. */
function padded(bytes: number): number {
  return bytes + (bytes % 2);
}
