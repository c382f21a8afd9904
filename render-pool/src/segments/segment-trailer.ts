/**
 * What the store knows of a segment, written behind its last byte as an MP4 `free` box, which every
 * player skips. File and facts are one file, so one rename makes both visible, and a file that lost
 * its end lost its facts too.
 */
export interface SegmentFacts {
  frames: number;
  /** Length of the media before the trailer. */
  bytes: number;
}

export const TRAILER_BYTES = 32;
const MAGIC = 'swseg001';

export function segmentTrailer({ frames, bytes }: SegmentFacts): Buffer {
  const trailer = Buffer.alloc(TRAILER_BYTES);
  trailer.writeUInt32BE(TRAILER_BYTES, 0);
  trailer.write('free', 4, 'latin1');
  trailer.write(MAGIC, 8, 'latin1');
  trailer.writeUInt32BE(frames, 16);
  trailer.writeBigUInt64BE(BigInt(bytes), 20);
  return trailer;
}

/** The facts of a file of `fileBytes` whose last bytes are `tail`, or undefined when it is torn or foreign. */
export function readSegmentTrailer(tail: Buffer, fileBytes: number): SegmentFacts | undefined {
  if (tail.length !== TRAILER_BYTES || tail.readUInt32BE(0) !== TRAILER_BYTES) return undefined;
  if (tail.toString('latin1', 4, 8) !== 'free' || tail.toString('latin1', 8, 16) !== MAGIC) return undefined;
  const facts = { frames: tail.readUInt32BE(16), bytes: Number(tail.readBigUInt64BE(20)) };
  return facts.bytes + TRAILER_BYTES === fileBytes ? facts : undefined;
}
