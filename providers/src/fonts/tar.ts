/** The plain files of a tar archive (POSIX.1-2008, pax, "ustar Interchange Format") by their paths. */
export function filesOfTar(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = 0;
  while (at + 512 <= archive.length) {
    const head = archive.subarray(at, at + 512);
    const text = (from: number, length: number): string =>
      head
        .subarray(from, from + length)
        .toString('utf8')
        .replace(/\0.*$/s, '');
    const name = text(0, 100);
    if (name === '') break;
    const bytes = parseInt(text(124, 12).trim() || '0', 8);
    const [type, prefix] = [text(156, 1), text(345, 155)];
    at += 512;
    if (!Number.isSafeInteger(bytes) || bytes < 0 || at + bytes > archive.length) throw new Error('A file is cut off.');
    if (type === '0' || type === '') files.set(prefix ? `${prefix}/${name}` : name, archive.subarray(at, at + bytes));
    at += Math.ceil(bytes / 512) * 512;
  }
  return files;
}
