import type { BriefDocument } from '@scenewright/core/brief';
import { failure } from './document-failure.js';
import { decodeText } from './text.js';

/** The most bytes of a document that are read. */
export const maxDocumentBytes = 20 * 1024 * 1024;
/** The most characters of text that are kept. */
export const maxDocumentCharacters = 200_000;

/** A last page may go beyond it by so many. */
const slack = 20_000;

export type DocumentType = 'application/pdf' | 'text/csv' | 'text/plain';

/**
 * A document as the planner sees it: a table for CSV, text for PDF and plain text. The type is taken from
 * `mimeType`, else from the name. Throws StageFailure (stage `fetch`) with the file's name in the message.
 */
export async function readDocument(bytes: Uint8Array, mimeType: string, fileName: string): Promise<BriefDocument> {
  const name = fileName || 'document';
  if (bytes.byteLength === 0) throw failure('empty_document', `"${name}" is empty.`, 'Give a file with content.');
  if (bytes.byteLength > maxDocumentBytes) {
    throw failure(
      'document_too_large',
      `"${name}" has ${bytes.byteLength} bytes; at most ${maxDocumentBytes} are read.`,
      'Give a shorter document or an extract of it.',
    );
  }
  const type = typeOf(bytes, mimeType, name);
  if (type === 'application/pdf') {
    // Parsers are loaded with the first document: most videos have none.
    const { readPdfText } = await import('./pdf.js');
    const { text, pages } = await readPdfText(bytes, name, maxDocumentCharacters);
    const extract = pages.read < pages.of ? { extract: { ...pages, unit: 'pages' as const } } : {};
    return { kind: 'text', name, text: text.slice(0, maxDocumentCharacters + slack), ...extract };
  }
  const text = decodeText(bytes, name);
  if (type === 'text/csv') return (await import('./table.js')).readTable(text, name);
  if (text.length <= maxDocumentCharacters) return { kind: 'text', name, text };
  const extract = { read: maxDocumentCharacters, of: text.length, unit: 'characters' as const };
  return { kind: 'text', name, text: text.slice(0, maxDocumentCharacters), extract };
}

function typeOf(bytes: Uint8Array, mimeType: string, name: string): DocumentType {
  const given = mimeType.split(';')[0]!.trim().toLowerCase();
  const isPdf = String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-';
  if (isPdf) return 'application/pdf';
  if (given === 'application/pdf')
    throw failure(
      'invalid_pdf',
      `"${name}" is called a PDF but does not start like one.`,
      'Save it as PDF again, or give it as plain text.',
    );
  if (
    given === 'text/csv' ||
    given === 'application/csv' ||
    given === 'text/tab-separated-values' ||
    (given !== 'text/plain' && /\.(?:csv|tsv)$/i.test(name))
  )
    return 'text/csv';
  if (
    given === 'text/plain' ||
    given === 'text/markdown' ||
    given === '' ||
    given === 'application/octet-stream' ||
    given.startsWith('text/')
  ) {
    return /\.(?:csv|tsv)$/i.test(name) ? 'text/csv' : 'text/plain';
  }
  throw failure(
    'unsupported_document',
    `"${name}" has the type ${mimeType}; application/pdf, text/csv and text/plain are read.`,
    'Convert the document to PDF, CSV or plain text.',
  );
}
