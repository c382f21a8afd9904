import { extractText, getDocumentProxy } from 'unpdf';
import { failure } from './document-failure.js';

const maxPages = 200;

/** The text of a PDF, pages parted by a blank line. */
export async function readPdfText(bytes: Uint8Array, name: string): Promise<string> {
  let pages: string[];
  try {
    // The parser takes the buffer over; the caller keeps its own.
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    if (document.numPages > maxPages)
      throw failure(
        'document_too_large',
        `"${name}" has ${document.numPages} pages; at most ${maxPages} are read.`,
        'Give an extract of it.',
      );
    const read = await extractText(document, { mergePages: false });
    pages = read.text;
    await document.destroy();
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'StageFailure') throw cause;
    const locked = /password/i.test(String(cause));
    throw failure(
      locked ? 'locked_pdf' : 'invalid_pdf',
      locked ? `"${name}" is protected by a password.` : `"${name}" could not be read as PDF.`,
      locked ? 'Save it without a password.' : 'Save it as PDF again, or give it as plain text.',
      cause,
    );
  }
  const text = pages
    .map((page) => rejoin(page))
    .join('\n\n')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(text))
    throw failure(
      'no_text_in_pdf',
      `"${name}" holds pictures of text, but no text.`,
      'Give a PDF with selectable text.',
    );
  return text;
}

/** Lines that the page broke become sentences again; words parted by a hyphen are joined. */
function rejoin(page: string): string {
  return page
    .replace(/\r\n?/g, '\n')
    .replace(/(\p{Ll})-\n(\p{Ll})/gu, '$1$2')
    .replace(/([^.!?:。\n])\n(?=[\p{Ll}\p{N}(])/gu, '$1 ')
    .replace(/[ \t]+/g, ' ')
    .trim();
}
