import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { ExportLine } from './account-export.js';

/** An export as a file of JSON lines, sent as it is read. Its first line is read before: an error there is an answer. */
export async function exportFile(accountId: string, lines: AsyncGenerator<ExportLine>): Promise<StreamableFile> {
  const first = await lines.next();
  async function* text() {
    if (!first.done) yield `${JSON.stringify(first.value)}\n`;
    for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  }
  return new StreamableFile(Readable.from(text()), {
    type: 'application/x-ndjson; charset=utf-8',
    disposition: `attachment; filename="${accountId}.ndjson"`,
  });
}
