import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { documentTypeOf, imageTypeOf, isArchive, isWebPage } from './file-kind.js';
import { loadImage } from './load-image.js';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7bd5' } });
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

test('a plain PNG, JPEG or WebP is kept byte for byte', async () => {
  for (const [format, mimeType] of [
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
  ] as const) {
    const bytes = new Uint8Array(await picture(64, 40).toFormat(format).toBuffer());
    expect(await loadImage(bytes)).toMatchObject({ bytes, mimeType, width: 64, height: 40 });
  }
});

test('a photo that lies on its side is turned upright', async () => {
  const bytes = new Uint8Array(await picture(64, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer());
  expect(await loadImage(bytes)).toMatchObject({ mimeType: 'image/jpeg', width: 40, height: 64 });
});

test('a drawing becomes pixels at a size that stays sharp', async () => {
  const svg = utf8(
    '<?xml version="1.0"?>\n<!-- a logo -->\n<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"/>',
  );
  const drawn = await loadImage(svg);
  expect(drawn).toMatchObject({ mimeType: 'image/png', width: 2400, height: 1200 });
  expect(imageTypeOf(drawn.bytes)).toBe('image/png');
});

test('what a drawing links to is not read', async () => {
  const linked = utf8(
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" width="10" height="10"><image x:href="file:///etc/hostname" width="10" height="10"/></svg>',
  );
  const empty = utf8('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
  const [a, b] = await Promise.all([linked, empty].map(async (svg) => (await loadImage(svg)).bytes));
  expect(Buffer.compare(a!, b!)).toBe(0);
});

test('a web page, a torn file and other types are refused with the reason', async () => {
  await expect(loadImage(utf8('<!doctype html><title>Login</title>'))).rejects.toThrow('is a web page');
  await expect(loadImage(randomBytes(500))).rejects.toThrow('PNG, JPEG, WebP and SVG');
  const whole = await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
    .png()
    .toBuffer();
  await expect(loadImage(new Uint8Array(whole.subarray(0, whole.length / 2)))).rejects.toThrow('is damaged');
});

test('kinds are told by content', () => {
  expect(documentTypeOf(utf8('%PDF-1.7 …'), 'x.csv')).toBe('application/pdf');
  expect(documentTypeOf(utf8('a;b\n1;2'), 'x.CSV')).toBe('text/csv');
  expect(documentTypeOf(utf8('words'), 'x.csv.txt')).toBe('text/plain');
  expect(documentTypeOf(new Uint8Array([80, 75, 3, 4, 0, 0]), 'x.docx')).toBeNull();
  expect(documentTypeOf(new Uint8Array([0xff, 0xfe, 65, 0]), 'notes.txt')).toBe('text/plain');
  expect(isArchive(new Uint8Array([80, 75, 3, 4]))).toBe(true);
  expect(isWebPage(utf8('\uFEFF  <html lang="en">'))).toBe(true);
  expect(isWebPage(utf8('a < html > b'))).toBe(false);
});

test('a picture that lets the ground through says its colours, one that covers it does not', async () => {
  const drawing = (shapes: string) =>
    new TextEncoder().encode(
      `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100" viewBox="0 0 300 100">${shapes}</svg>`,
    );
  const white = await loadImage(drawing('<circle cx="50" cy="50" r="40" fill="#fff"/>'));
  expect(white.inks).toEqual(['#ffffff']);
  const two = await loadImage(
    drawing('<rect width="80" height="60" fill="#e30613"/><rect x="100" width="80" height="50" fill="#0b1f4b"/>'),
  );
  expect(two.inks).toEqual([expect.stringMatching(/^#e[2-4]0[4-7]1[1-5]$/), '#0b1f4b']);
  const covered = await loadImage(
    drawing('<rect width="300" height="100" fill="#888"/><circle cx="50" cy="50" r="40"/>'),
  );
  expect(covered.inks).toBeUndefined();
});
