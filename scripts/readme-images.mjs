#!/usr/bin/env node
/**
 * `npm run readme:images`: the stills and loops of the README, in `docs/images`. Which films they are is a rule, not a
 * choice: the README's own command, and of each genre the first prompt in English of `fixtures/prompts`.
 * The page of the web app (`app`) is that of the same command, taken from a service of this clone.
 *   --only story,quote,app   --plan (names the prompts and draws nothing)
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { drawApp } from './readme-app.mjs';
import { ensureSetup, importBuilt, root } from './setup.mjs';

/** Genres of the README's row of loops, in its order; an infographic is made of the first prompt that is asked of data. */
const genres = ['promo', 'how-to', 'story', 'ranking', 'quote'];
/** A loop is this wide, holds so many pictures a second of so many seconds, and stays under the weight that a page bears. */
const loop = { width: 480, fps: 10, seconds: 8, mostBytes: 2_000_000 };
const columns = 3;

const { values } = parseArgs({ options: { only: { type: 'string' }, plan: { type: 'boolean' } } });
const films = [
  { name: 'quarter', prompt: ownExample() },
  ...genres.map((genre) => ({ name: genre, prompt: firstOf(genre) })),
  { name: 'infographic', prompt: firstOf('data'), infographic: true },
  { name: 'app', prompt: ownExample(), page: true },
].filter(({ name }) => !values.only || values.only.split(',').includes(name));

if (values.plan) for (const { name, prompt } of films) console.log(`${name}: ${prompt}`);
else await draw();

/** The prompt of the first command of the README. */
function ownExample() {
  const said = /npm run video -- "((?:[^"\\]|\\.)*)"/.exec(readFileSync(join(root, 'README.md'), 'utf8'));
  return said[1].replaceAll(/\\(.)/g, '$1');
}

/** The first prompt of a genre that is written in English: by the names of the files, then by their lines. */
function firstOf(genre) {
  const folder = join(root, 'fixtures/prompts/readings');
  const files = readdirSync(folder)
    .filter((file) => file.startsWith('en.') && !file.includes('held-out'))
    .sort();
  for (const file of files)
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      if (line.trim() === '') continue;
      const read = JSON.parse(line);
      // Marks of the corpus say what each run of words is for.
      if (read.genre === genre) return read.marked.replaceAll(/⟦\w\|([^⟧]*)⟧/gu, '$1');
    }
  throw new Error(`fixtures/prompts/readings has no English prompt of the genre "${genre}"`);
}

async function draw() {
  await ensureSetup();
  const { main } = await importBuilt('host-local', 'src/command/main.js');
  const folder = mkdtempSync(join(tmpdir(), 'readme-images-'));
  try {
    for (const film of films) {
      if (film.page) {
        await drawApp(film.prompt, join(root, 'docs/images', `${film.name}.jpg`));
        continue;
      }
      const file = join(folder, `${film.name}.mp4`);
      const code = await main([
        film.prompt,
        '--out',
        file,
        '--seed',
        '1',
        ...(film.infographic ? ['--infographic'] : []),
      ]);
      if (code !== 0) throw new Error(`"${film.name}" could not be made`);
      await stills(file, film);
      await animate(file, film);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Nine moments in equal steps, in three rows; of an infographic its end. */
async function stills(file, { name, infographic }) {
  const length = secondsOf(file);
  const moments = infographic ? [length - 0.2] : Array.from({ length: 9 }, (_, at) => ((at + 0.6) / 9) * length);
  const pictures = moments.map((at) => frameAt(file, at));
  const { width, height } = await sharp(pictures[0]).metadata();
  const tile = { width: infographic ? 960 : 480, height: Math.round(((infographic ? 960 : 480) * height) / width) };
  const across = infographic ? 1 : columns;
  const tiles = await Promise.all(pictures.map((picture) => sharp(picture).resize(tile).toBuffer()));
  await sharp({
    create: {
      ...{ width: across * tile.width, height: Math.ceil(tiles.length / across) * tile.height },
      ...{ channels: 3, background: '#ffffff' },
    },
  })
    .composite(tiles.map((input, at) => ({ input, left: (at % across) * tile.width, top: Math.floor(at / across) * tile.height })))
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(root, 'docs/images', `${name}.jpg`)); // prettier-ignore
}

/** The middle of a film as a picture that moves; coarser until it is light enough. */
async function animate(file, { name }) {
  const length = secondsOf(file);
  const seconds = Math.min(loop.seconds, length);
  const from = Math.max(0, (length - seconds) / 2);
  const out = join(root, 'docs/images', `${name}.webp`);
  for (const quality of [70, 55, 40, 25]) {
    ffmpeg(['-ss', `${from}`, '-t', `${seconds}`, '-i', file, '-vf', `fps=${loop.fps},scale=${loop.width}:-2:flags=lanczos`, '-c:v', 'libwebp_anim', '-loop', '0', '-quality', `${quality}`, '-compression_level', '6', '-an', '-y', out]); // prettier-ignore
    if (statSync(out).size < loop.mostBytes) return;
  }
  throw new Error(`${name}.webp is heavier than ${loop.mostBytes} bytes`);
}

function secondsOf(file) {
  const { stdout } = spawnSync('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file], { encoding: 'utf8' }); // prettier-ignore
  return Number(stdout);
}

function frameAt(file, seconds) {
  return ffmpeg(['-ss', seconds.toFixed(2), '-i', file, '-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', '-']);
}

function ffmpeg(args) {
  const { status, stdout, stderr } = spawnSync('ffmpeg', ['-v', 'error', ...args], { maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`);
  return stdout;
}
