import { getDocumentProxy } from 'unpdf';
import { failure } from './document-failure.js';

/** Pages that are looked at, whether they hold text or none. */
const mostPages = 1500;
/** Share of the characters that the first pages take of a long document; its last pages take the rest. */
const opening = 0.75;

export interface PdfText {
  /** Pages parted by a blank line. */
  text: string;
  /** How many pages it is of. */
  pages: { read: number; of: number };
}

/**
 * The text of a PDF. Of one that holds more than so many characters, the pages that it begins with and those that it ends
 * on: there reports say what they found.
 */
export async function readPdfText(bytes: Uint8Array, name: string, characters: number): Promise<PdfText> {
  let pages: string[];
  let total: number;
  try {
    // The parser takes the buffer over; the caller keeps its own.
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    total = document.numPages;
    const looked = Math.min(total, mostPages);
    const first: string[] = [];
    const last: string[] = [];
    const room = (read: readonly string[], share: number): boolean => read.join('').length < characters * share;
    while (first.length < looked && room(first, opening)) first.push(await pageText(document, first.length + 1));
    // What is left may hold less than it has room for.
    while (first.length + last.length < looked && room([...first, ...last], 1)) last.unshift(await pageText(document, total - last.length)); // prettier-ignore
    pages = [...first, ...last];
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
  return { text, pages: { read: pages.length, of: total } };
}

async function pageText(document: Awaited<ReturnType<typeof getDocumentProxy>>, number: number): Promise<string> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
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
