#!/usr/bin/env node
/**
 * `npm run gallery`: contact sheets of every scene kind × style × shape in `out/gallery`.
 *   --kind a,b   --style a,b   --shape 16:9,9:16   --case typical,longest   --at 0.12,0.4,1   --out FOLDER
 *   --counts   tells instead how many kinds, layouts, packs, grounds, transitions, caption skins and pictures there are
 * One sheet a kind; a row a style and shape, a column a sample (and moment, as a share of the scene).
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { ensureSetup, importBuilt, root } from './setup.mjs';

await ensureSetup();
const list = { type: 'string' };
const { values } = parseArgs({
  options: {
    ...{ kind: list, style: list, shape: list, case: list, at: list, out: list, tile: list },
    counts: { type: 'boolean' },
  },
});
const { counts, samples, sampleTimeline } = await importBuilt('compositions');
if (values.counts) {
  const { drawingCount } = await importBuilt('providers');
  const { kinds, drawn, layouts, packs, grounds, transitions, skins } = counts();
  console.log(`${kinds} kinds of scenes (${drawn} with a drawing of their own, ${samples.length} samples)`);
  console.log(
    `${layouts} layouts of words and picture, ${packs} packs, ${grounds} grounds, ${transitions} transitions`,
  );
  console.log(`${skins} caption skins, ${drawingCount()} pictures`);
  process.exit(0);
}
const { stylePacks } = await importBuilt('core', 'src/style/index.js');
const { openStage, buildBundle } = await importBuilt('render-pool');

const wanted = (value, all) => (value ? value.split(',') : all);
const kinds = wanted(values.kind, [...new Set(samples.map(({ scene }) => scene.kind))]);
const styles = wanted(
  values.style,
  stylePacks.map(({ id }) => id),
);
const shapes = wanted(values.shape, ['16:9', '9:16', '1:1', '4:5']);
const cases = wanted(values.case, ['typical', 'longest', 'shortest', 'rightToLeft', 'cjk']);
const moments = wanted(values.at, ['0.95']).map(Number);
const height = Number(values.tile ?? 216);
const out = resolve(values.out ?? join(root, 'out', 'gallery'));
mkdirSync(out, { recursive: true });

const cacheRoot = process.env.SCENEWRIGHT_CACHE;
const bundleFolder = await buildBundle({ entry: join(root, 'compositions/src/entry.tsx'), cacheRoot });
const stage = await openStage({ cacheRoot, bundleFolder, browser: process.env.SCENEWRIGHT_BROWSER });
try {
  for (const kind of kinds) {
    const rows = [];
    for (const pack of styles) {
      for (const aspectRatio of shapes) {
        const row = [];
        for (const sample of samples.filter(({ scene, case: name }) => scene.kind === kind && cases.includes(name))) {
          const timeline = sampleTimeline(sample.scene, { pack, aspectRatio, language: sample.language });
          const scale = height / timeline.canvas.height;
          const output = { width: 2 * Math.round(timeline.canvas.width * scale), height: 2 * height };
          const shown = await stage.show(timeline, output);
          for (const moment of moments) {
            await shown.seek(Math.min(timeline.frames - 1, Math.round(moment * timeline.frames)));
            row.push({
              picture: await sharp(await shown.picture())
                .resize({ height })
                .png()
                .toBuffer(),
              width: output.width / 2,
            });
          }
          await shown.close();
        }
        rows.push(row);
      }
    }
    await sheet(rows, join(out, `${kind}.png`));
    console.log(join(out, `${kind}.png`));
  }
} finally {
  await stage.close();
}

async function sheet(rows, file) {
  const gap = 8;
  const tiles = [];
  let width = 0;
  rows.forEach((row, index) => {
    let left = gap;
    for (const tile of row) {
      tiles.push({ input: tile.picture, left, top: gap + index * (height + gap) });
      left += tile.width + gap;
    }
    width = Math.max(width, left);
  });
  await sharp({ create: { width, height: gap + rows.length * (height + gap), channels: 3, background: '#808080' } })
    .composite(tiles)
    .png()
    .toFile(file);
}
