// @cost 16
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { StageFailure } from '@scenewright/core/errors';
import { createInputDecoder } from './input-decoder.js';
import { InputProblem } from './input-problem.js';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
// The process is compiled code; the build comes before the tests.
const compiled = fileURLToPath(new URL('../../dist/src/inputs/decode-process.js', import.meta.url));
const withProcess = existsSync(compiled) ? describe : describe.skip;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** An interlaced PNG of one colour: a few kilobytes that take `width × height × 4` bytes to decode. */
function pngBomb(width: number, height: number): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 1], 8);
  const pixels = deflateSync(Buffer.alloc(Math.min(width * height * 4 + height * 3, 300_000_000)), { level: 1 });
  const mark = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** A PDF whose one page is `bytes` of blanks, packed twice. */
function pdfBomb(bytes: number): Uint8Array {
  const packed = deflateSync(deflateSync(Buffer.alloc(bytes, '0 0 m ')));
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << >> >>',
  ].map((body, index) => Buffer.from(`${index + 1} 0 obj\n${body}\nendobj\n`));
  const stream = `4 0 obj\n<< /Length ${packed.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n`;
  return Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    ...objects,
    Buffer.from(stream),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer << /Root 1 0 R /Size 5 >>\n%%EOF'),
  ]);
}

withProcess('files are decoded in a process that can be ended', () => {
  const decoder = createInputDecoder({ seconds: 6, memoryBytes: 300_000_000 });
  afterAll(() => decoder.close());

  it('gives images and documents as they are', async () => {
    const png = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#3a7bd5' } })
      .png()
      .toBuffer();
    const image = await decoder.image(png);
    expect(image).toMatchObject({ mimeType: 'image/png', width: 64, height: 40 });
    expect(Buffer.compare(image.bytes, png)).toBe(0);
    const table = await decoder.document(utf8('month;sales\nJan;10\n'), 'text/csv', 'a.csv');
    expect(table).toMatchObject({ kind: 'table', columns: ['month', 'sales'] });
  });

  it('says what is wrong in the words of the reader', async () => {
    await expect(decoder.image(utf8('<!doctype html><title>Login</title>'))).rejects.toThrow(InputProblem);
    const locked = decoder.document(utf8('%PDF-1.4 broken'), 'application/pdf', 'a.pdf');
    await expect(locked).rejects.toThrow(StageFailure);
    await expect(locked).rejects.toMatchObject({ kind: 'invalid_pdf', stage: 'fetch', retryable: false });
  });

  it.each([
    ['a picture with too many pixels', () => decoder.image(pngBomb(60_000, 60_000)), /too many pixels/],
    ['a picture that unpacks to a lot', () => decoder.image(pngBomb(8000, 8000)), /memory|damaged/],
    [
      'a drawing that never ends',
      () =>
        decoder.image(
          utf8(
            `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f">${'<feTurbulence baseFrequency="0.01" numOctaves="200"/><feGaussianBlur stdDeviation="400"/>'.repeat(40)}</filter><rect width="4000" height="4000" filter="url(#f)"/></svg>`,
          ),
        ),
      /longer than 6 s|memory|damaged/,
    ],
    [
      'a PDF that unpacks to a lot',
      () => decoder.document(pdfBomb(400_000_000), 'application/pdf', 'a.pdf'),
      /longer than 6 s|memory|ended the decoder/,
    ],
  ])(
    '%s is refused, this process stays as it was, and the next file is read',
    async (_name, decode, reason) => {
      const work = decode();
      globalThis.gc?.();
      const before = process.memoryUsage().rss;
      let most = before;
      const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
      try {
        await expect(work).rejects.toThrow(reason);
        await expect(work).rejects.toThrow(InputProblem);
      } finally {
        clearInterval(watch);
      }
      expect(most - before).toBeLessThan(60_000_000);
      await expect(decoder.document(utf8('a,b\n1,2\n'), 'text/csv', 'a.csv')).resolves.toMatchObject({ kind: 'table' });
    },
    120_000,
  );

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const work = decoder.document(pdfBomb(400_000_000), 'application/pdf', 'a.pdf', { signal: stop.signal });
    setTimeout(() => stop.abort(new Error('enough')), 200);
    await expect(work).rejects.toThrow('enough');
  }, 120_000);
});
