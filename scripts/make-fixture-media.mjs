#!/usr/bin/env node
/**
 * Makes fixtures/media: a picture with a horizon and depth, and twelve seconds of music, that nobody else
 * owns. Run once, by hand.
 */
import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { importBuilt, root } from './setup.mjs';

const ridge = (seed, base, rise) => {
  const points = [];
  for (let x = 0; x <= 1200; x += 20) {
    const y =
      base -
      rise *
        (0.5 + 0.3 * Math.sin(x / 170 + seed) + 0.2 * Math.sin(x / 61 + seed * 3) + 0.06 * Math.sin(x / 19 + seed * 7));
    points.push(`${x},${y.toFixed(1)}`);
  }
  return `M0,800 L${points.join(' L')} L1200,800 Z`;
};
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
  <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1d3557"/><stop offset="0.45" stop-color="#e07a5f"/><stop offset="0.7" stop-color="#f2cc8f"/></linearGradient>
  <linearGradient id="lake" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c98d6b"/><stop offset="1" stop-color="#22324c"/></linearGradient></defs>
  <rect width="1200" height="800" fill="url(#sky)"/><circle cx="820" cy="395" r="64" fill="#ffe8b8"/>
  <path d="${ridge(1, 520, 170)}" fill="#8a5a66"/><path d="${ridge(2.4, 560, 130)}" fill="#5a4560"/><path d="${ridge(4, 600, 90)}" fill="#33324f"/>
  <rect y="590" width="1200" height="210" fill="url(#lake)"/>
  ${Array.from({ length: 26 }, (_, i) => `<rect x="${760 - i * 5 + ((i * 37) % 60)}" y="${598 + i * 7.5}" width="${70 + ((i * 53) % 90)}" height="2.4" fill="#ffe8b8" opacity="${0.5 - i * 0.016}"/>`).join('')}
</svg>`;
await sharp(Buffer.from(svg))
  .png({ palette: true, colours: 128, dither: 0.9, compressionLevel: 9 })
  .toFile(join(root, 'fixtures/media/photo.png'));

const { createComposer } = await importBuilt('providers');
const { decodeWav, encodeWav, resample } = await importBuilt('core', 'src/audio/index.js');
const sections = [0, 4, 8].map((at, index) => ({ at, energy: 0.5 + 0.15 * index }));
const { bytes } = await createComposer().compose({ mood: 'bright', seconds: 12, seed: 7, sections });
const { sampleRate, channels } = decodeWav(bytes);
const mono = channels[0].map((left, index) => (left + channels[1][index]) / 2);
const small = { sampleRate: 24_000, channels: [resample(mono, sampleRate, 24_000)] };
await writeFile(join(root, 'fixtures/media/track.wav'), encodeWav(small));
