/** A file of an archive. */
export interface ArchivedFile {
  /** Of at most 100 characters, in ASCII. */
  path: string;
  bytes: number;
  /** Milliseconds since 1970. */
  modifiedAt: number;
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

const blockBytes = 512;
/** Of a size in eleven octal digits. */
const mostBytes = 8 ** 11 - 1;

/**
 * A tar archive (POSIX.1-1988, "ustar") of plain files, written as it is read: nothing waits in memory. A file that turns out
 * longer or shorter than it was said to be ends the archive with an error, since its header has left already.
 */
export async function* tar(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  for await (const file of files) {
    yield header(file);
    let written = 0;
    for await (const chunk of file.body) {
      written += chunk.byteLength;
      yield chunk;
    }
    if (written !== file.bytes) throw new Error(`${file.path} has ${written} bytes instead of ${file.bytes}`);
    yield Buffer.alloc((blockBytes - (written % blockBytes)) % blockBytes);
  }
  yield Buffer.alloc(2 * blockBytes);
}

function header({ path, bytes, modifiedAt }: ArchivedFile): Buffer {
  if (!/^[\x20-\x7e]{1,100}$/.test(path)) throw new RangeError(`not a path of an archive: ${path}`);
  if (bytes > mostBytes) throw new RangeError(`${path} is too large for an archive`);
  const block = Buffer.alloc(blockBytes);
  const octal = (value: number, length: number): string =>
    `${Math.floor(value)
      .toString(8)
      .padStart(length - 1, '0')}\0`;
  block.write(path, 0, 'latin1');
  block.write(
    octal(0o644, 8) + octal(0, 8) + octal(0, 8) + octal(bytes, 12) + octal(modifiedAt / 1000, 12),
    100,
    'latin1',
  );
  // The sum is taken with blanks in its own place.
  block.write(' '.repeat(8), 148, 'latin1');
  block.write('0', 156, 'latin1');
  block.write('ustar\x0000', 257, 'latin1');
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return block;
}
