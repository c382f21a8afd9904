import { failure } from './document-failure.js';

/** Bytes to text: by byte-order mark, then UTF-8, then Windows-1252, which every byte is valid in. */
export function decodeText(bytes: Uint8Array, name: string): string {
  const text = decode(bytes);
  const sample = text.slice(0, 4000);
  // eslint-disable-next-line no-control-regex
  const strange = (sample.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g) ?? []).length;
  if (strange > sample.length * 0.02 + 1)
    throw failure('not_text', `"${name}" does not hold text.`, 'Give a PDF, CSV or plain text file.');
  return text.replace(/\r\n?/g, '\n').normalize('NFC');
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
