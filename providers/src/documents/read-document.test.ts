import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { StageFailure } from '@scenewright/core/errors';
import { maxDocumentBytes, readDocument } from './read-document.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const fixture = (name: string): Uint8Array =>
  readFileSync(fileURLToPath(new URL(`../../../fixtures/documents/${name}`, import.meta.url)));

test.each([
  ['comma', 'a,b\n1,2\n3,4'],
  ['semicolon with decimal commas', 'a;b\n1,5;2,5\n3,5;4,5'],
  ['tab', 'a\tb\n1\t2\n3\t4'],
  ['byte-order mark', '\ufeffa,b\n1,2\n3,4'],
  ['quotes around delimiters', '"a","b"\n"1,0","2"\n"3","4"'],
])('a CSV with %s has two columns and two rows', async (_, text) => {
  const table = await readDocument(bytes(text), 'text/csv', 'x.csv');
  expect(table).toMatchObject({ kind: 'table', columns: ['a', 'b'] });
  expect((table as { rows: string[][] }).rows).toHaveLength(2);
});

test('Latin-1 and UTF-16 files are decoded', async () => {
  const latin = Uint8Array.from([...'Größe;Zahl\nklein;1'].map((character) => character.charCodeAt(0)));
  expect(await readDocument(latin, 'text/csv', 'x.csv')).toMatchObject({ columns: ['Größe', 'Zahl'] });
  const utf16 = Uint8Array.from([0xff, 0xfe, ...[...'naïve'].flatMap((character) => [character.charCodeAt(0), 0])]);
  expect(await readDocument(utf16, 'text/plain', 'x.txt')).toMatchObject({ text: 'naïve' });
});

test('a title above the table and a table without a head are understood', async () => {
  expect(await readDocument(bytes('Sales report\n\nmonth,sum\nJan,5\nFeb,6'), 'text/csv', 'x.csv')).toMatchObject({
    columns: ['month', 'sum'],
  });
  expect(await readDocument(bytes('1,2\n3,4'), 'text/csv', 'x.csv')).toMatchObject({
    rows: [
      ['1', '2'],
      ['3', '4'],
    ],
  });
});

test('the text of a PDF is read in sentences', async () => {
  const document = await readDocument(fixture('cycling-report.pdf'), 'application/pdf', 'cycling-report.pdf');
  expect(document.kind).toBe('text');
  expect((document as { text: string }).text).toContain(
    '38% of commuters in the city went by bicycle, up from 27% in 2021.',
  );
});

test.each([
  ['empty_document', new Uint8Array(), 'text/csv'],
  ['empty_document', bytes('\n\n'), 'text/csv'],
  ['invalid_pdf', bytes('hello'), 'application/pdf'],
  ['invalid_pdf', bytes('%PDF-1.4 broken'), 'application/pdf'],
  ['unsupported_document', bytes('hello'), 'application/zip'],
  ['not_text', Uint8Array.from({ length: 300 }, (_, index) => index % 7), 'text/plain'],
  ['document_too_large', new Uint8Array(maxDocumentBytes + 1), 'text/plain'],
])('%s is said with the name of the file and a remedy', async (kind, content, type) => {
  const failed = await readDocument(content, type, 'my-file').catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(StageFailure);
  expect(failed).toMatchObject({ kind, stage: 'fetch', retryable: false });
  expect((failed as StageFailure).message).toContain('my-file');
  expect((failed as StageFailure).remedy).toBeTruthy();
});
