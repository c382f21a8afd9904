export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml';

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.max(0, Math.min(text.length, bytes.byteLength - at))).toString(
    'latin1',
  ) === text;

/** The type of an image by its first bytes; names and headers lie. */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  const head = Buffer.from(bytes.subarray(0, 4096))
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  return /^\s*(?:<\?xml[^>]*\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(head)
    ? 'image/svg+xml'
    : undefined;
}

export type DocumentType = 'application/pdf' | 'text/csv' | 'text/plain';

/** The type of a document: PDF by its first bytes, a table by its name, text when it is text. */
export function documentType(bytes: Uint8Array, name: string): DocumentType | undefined {
  if (startsWith(bytes, '%PDF-')) return 'application/pdf';
  if (bytes.subarray(0, 65_536).includes(0)) return undefined;
  return /\.(csv|tsv|tab)$/i.test(name) ? 'text/csv' : 'text/plain';
}

/** A page of the web where a file was expected. */
export function isWebPage(bytes: Uint8Array): boolean {
  return /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body)[\s>]/i.test(
    Buffer.from(bytes.subarray(0, 1024))
      .toString('utf8')
      .replace(/^\uFEFF/, ''),
  );
}
