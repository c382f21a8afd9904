// @cost 50
import type { AspectRatio } from '@scenewright/core/canvas';
import { contrast, stylePacks } from '@scenewright/core/style';
import type { Timeline } from '@scenewright/core/timeline';
import { packsInTurn, samples } from '@scenewright/compositions';
import type { Stage } from '@scenewright/render-pool';
import sharp from 'sharp';
import { findLayoutProblems, listTextLines, type LayoutProblem } from './layout-problems.js';
import { findSmallText } from './small-text.js';
import { sampleReels } from './sample-reel.js';
import { openTestStage } from './stage-for-tests.js';

/**
 * Every scene kind × shape, with its samples, in a real browser: nothing leaves the canvas, overflows its box or
 * lies over something else, when it starts, while it comes in, and at its end; no letters are too small; and what is written can be read
 * on what lies behind it. One pack a shape here; `npm run gallery` shows the rest.
 */
const shapes: { aspectRatio: AspectRatio; pack: string }[] = [
  { aspectRatio: '16:9', pack: 'taste-default' },
  { aspectRatio: '9:16', pack: 'bold-poster' },
  { aspectRatio: '1:1', pack: 'editorial' },
  { aspectRatio: '4:5', pack: 'dark-data' },
];
/** Frames at which things come in: what counts or grows must not leave its place on the way either. */
const entering = [16, 60];
const caption = 'a caption of two lines that stands below the scene while it is spoken';
/** Words stand in marks that are as large as their values. */
const valueSized: ReadonlySet<string> = new Set(['bubbles', 'treemap']);
const kinds = [...new Set(samples.map(({ scene }) => scene.kind))];

let stage: Stage;
beforeAll(async () => {
  stage = await openTestStage();
}, 300_000);
afterAll(() => stage?.close());

/** Whether an overlap is between two parts of one element, such as the number and the text of a step. */
const isOfOneElement = (detail: string, block: string): boolean =>
  /^\w+\.\d+\./.test(block) && detail.includes(`lies over ${block.split('.').slice(0, 2).join('.')}.`);

/** Asked while the text is seen for once: the page is not painted meanwhile. */
const withText = (fn: () => unknown): string => `(() => {
  const hidden = document.getElementById('hidden-text');
  hidden.disabled = true;
  try { return ${evaluated(fn)} } finally { hidden.disabled = false }
})()`;
const evaluated = (fn: () => unknown): string => `(${fn.toString()})()`;
const half = ({ canvas }: Timeline) => ({ width: canvas.width / 2, height: canvas.height / 2 });

/** The longest in every shape, the typical in every second, the other samples in one: they overflow where the longest does. */
const samplesFor = (shape: number): typeof samples =>
  samples.filter((sample, at) => {
    if (sample.case === 'longest') return true;
    return sample.case === 'typical' ? (kinds.indexOf(sample.scene.kind) + shape) % 2 === 0 : (at + shape) % shapes.length === 0; // prettier-ignore
  });

describe.each(shapes)('in $aspectRatio, $pack, nothing overflows or overlaps', ({ aspectRatio, pack }) => {
  const said = new Map<string, string[]>(kinds.map((kind) => [kind, []]));
  beforeAll(async () => {
    for (const { timeline, shots } of sampleReels(samplesFor(shapes.findIndex((shape) => shape.pack === pack)), {
      pack,
      aspectRatio,
      caption,
    })) {
      const shown = await stage.show(timeline, half(timeline));
      const seen = shots.flatMap(({ sample, from, frames }) =>
        [0, ...entering, frames - 1].map((frame, index, { length }) => ({
          ...{ sample, frame, at: from + frame },
          isLast: index + 1 === length,
        })),
      );
      const found = await shown.evaluateAt<{ problems: LayoutProblem[]; small: string[] }>(
        seen.map(({ at }) => at),
        `{ problems: ${evaluated(findLayoutProblems)}, small: ${evaluated(findSmallText)} }`,
      );
      for (const [index, { sample, frame, isLast }] of seen.entries()) {
        const { problems, small } = found[index]!;
        const findings = said.get(sample.scene.kind)!;
        for (const { kind, block, detail } of problems) {
          // A word that slams in is larger than its box for a moment; it may, as long as it hits no other element.
          if (frame < entering.at(-1)! && (kind === 'overflow' || isOfOneElement(detail, block))) continue;
          findings.push(`${sample.case}, frame ${frame}: ${kind} of ${block}: ${detail}`);
        }
        // Contents of the greatest length that is allowed may need smaller letters; all others never do.
        if (!isLast || sample.case === 'longest' || valueSized.has(sample.scene.kind)) continue;
        findings.push(...small.map((each) => `${sample.case}: too small: ${each}`));
      }
      await shown.close();
    }
  }, 600_000);

  test.each(kinds)('%s', (kind) => expect(said.get(kind)).toEqual([]));
});

describe('text can be read on what lies behind it', () => {
  const said = new Map<string, string[]>(kinds.map((kind) => [kind, []]));
  const lines = new Map<string, number>();
  beforeAll(async () => {
    const typical = samples.filter((sample) => sample.case === 'typical');
    for (const { id: pack } of stylePacks) {
      // Every kind in three packs or four, every pack with a fifth of the kinds.
      const met = typical.filter(({ scene }) =>
        packsInTurn(kinds.indexOf(scene.kind), 4).some(({ id }) => id === pack),
      );
      for (const { timeline, shots } of sampleReels(met, { pack })) {
        const shown = await stage.show(timeline, half(timeline));
        await shown.evaluate(hiddenText);
        for (const { sample, from, frames } of shots) {
          const { kind } = sample.scene;
          const [texts = []] = await shown.evaluateAt<ReturnType<typeof listTextLines>>(
            [from + frames - 1],
            withText(listTextLines),
          );
          lines.set(kind, (lines.get(kind) ?? 0) + texts.length);
          const { data, info } = await sharp(await shown.picture())
            .removeAlpha()
            .raw()
            .toBuffer({ resolveWithObject: true });
          for (const line of texts) {
            const ratio = worstContrast(line, data, info.width, info.height);
            // WCAG 2.2, 1.4.3: large text (here above 40 units, or 32 in bold) needs 3:1. A little less for rounding.
            const units = line.size * 2 * 0.8;
            const needed = units >= 40 || (line.bold && units >= 32) ? 2.95 : 4.4;
            if (ratio < needed)
              said.get(kind)!.push(`${pack}: ${line.block} in ${line.color} has ${ratio.toFixed(2)}:1`);
          }
        }
        await shown.close();
      }
    }
  }, 600_000);

  test.each(kinds)('%s', (kind) => {
    expect(lines.get(kind)).toBeGreaterThan(0);
    expect(said.get(kind)).toEqual([]);
  });
});

/** Once a page, which shows one timeline after the other. */
// A line under a word is a part of it: it runs round the letters, not behind them.
const hiddenText = `document.getElementById('hidden-text') ?? document.head.insertAdjacentHTML('beforeend', '<style id="hidden-text">[data-block], [data-block] * { color: transparent !important; fill: transparent !important; text-decoration-color: transparent !important; text-shadow: none !important; -webkit-text-stroke: 0 !important }</style>')`;

/** The contrast of a line against what is behind it, at the tenth percentile of its pixels. */
function worstContrast(
  line: { color: string; x: number; y: number; width: number; height: number },
  pixels: Buffer,
  width: number,
  height: number,
): number {
  const color = hexOf(line.color);
  const ratios: number[] = [];
  const step = Math.max(1, Math.floor(Math.sqrt((line.width * line.height) / 400)));
  for (let y = Math.max(0, Math.floor(line.y)); y < Math.min(height, line.y + line.height); y += step) {
    for (let x = Math.max(0, Math.floor(line.x)); x < Math.min(width, line.x + line.width); x += step) {
      const at = (y * width + x) * 3;
      ratios.push(contrast(color, `#${pixels.subarray(at, at + 3).toString('hex')}`));
    }
  }
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * 0.1)] ?? Infinity;
}

function hexOf(color: string): string {
  const [r = 0, g = 0, b = 0] = (/rgba?\(([^)]+)\)/.exec(color)?.[1] ?? '0,0,0').split(/[,\s/]+/).map(Number);
  return `#${[r, g, b].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
