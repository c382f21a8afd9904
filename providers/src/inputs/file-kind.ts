export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml';

const begins = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text;

function beginningOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 4096))
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}

/** The type of an image by its content: names and headers prove nothing. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  if (begins(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (begins(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8)) return 'image/webp';
  const prologue = /^\s*(?:<\?xml[^>]*\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i;
  return prologue.test(beginningOf(bytes)) ? 'image/svg+xml' : null;
}

/** MP4 and MOV, WebM and MKV, AVI, by their first bytes. */
export function isFilm(bytes: Uint8Array): boolean {
  const isAvi = begins(bytes, 'RIFF') && begins(bytes, 'AVI ', 8);
  return begins(bytes, 'ftyp', 4) || begins(bytes, '\x1aE\xdf\xa3') || isAvi;
}

/** A page of the web where a file was expected: a share page, a login. */
export function isWebPage(bytes: Uint8Array): boolean {
  return /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body)[\s>]/i.test(beginningOf(bytes));
}

/** ZIP, gzip, 7z, RAR, xz: nothing here unpacks an archive. */
export function isArchive(bytes: Uint8Array): boolean {
  return ['PK\x03\x04', '\x1f\x8b', '7z\xbc\xaf\x27\x1c', 'Rar!', '\xfd7zXZ'].some((mark) => begins(bytes, mark));
}

export type DocumentKind = 'application/pdf' | 'text/csv' | 'text/plain';

/** The type of a document: PDF by its first bytes, a table by its name, text when it can be text. */
export function documentTypeOf(bytes: Uint8Array, name: string): DocumentKind | null {
  if (begins(bytes, '%PDF-')) return 'application/pdf';
  const utf16 = begins(bytes, '\xff\xfe') || begins(bytes, '\xfe\xff');
  if (!utf16 && bytes.subarray(0, 65_536).includes(0)) return null;
  return /\.(csv|tsv|tab)$/i.test(name) ? 'text/csv' : 'text/plain';
}
