import { createRuleEditor, editInfographic } from '@scenewright/providers';
import { differenceOf } from './difference.js';
import { briefOf, eightScenes, sceneSeconds } from './eight-scenes.js';
import {
  heldOut,
  heldOutFresh,
  heldOutLast,
  heldOutLater,
  heldOutOfGraphics,
  OneOf,
  type HeldOut,
} from './held-out.js';
import { heldOutOfPacks, heldOutOfPacksFresh, heldOutOfPacksLater } from './held-out-packs.js';
import { differenceOfGraphics, graphic } from './sample-graphic.js';

const editor = createRuleEditor();

/** What an instruction did to the video, and whether that is what it says and nothing beside it. */
async function readsVideo({ said, change }: HeldOut): Promise<boolean> {
  const request = { storyboard: eightScenes, brief: briefOf(), instruction: said, images: [], sceneSeconds };
  const found = differenceOf(eightScenes, await editor.edit(request));
  const paths = (each: object): string => Object.keys(each).toSorted().join();
  return paths(found) === paths(change) && Object.entries(change).every(([path, wanted]) => fits(found[path], wanted, path)); // prettier-ignore
}

/** Colours of a graphic move others along, figures their values: what is named must be so. */
function readsGraphic({ said, change }: HeldOut): boolean {
  const found = differenceOfGraphics(graphic, editInfographic({ graphic, prompt: said }));
  return Object.entries(change).every(([path, wanted]) => fits(found[path], wanted, path));
}

function fits(value: unknown, wanted: unknown, path: string): boolean {
  if (wanted instanceof OneOf) return wanted.values.some((one) => fits(value, one, path));
  if (wanted === 'a text') return typeof value === 'string';
  const before = sceneSeconds[path.split('.')[0]!]!;
  if (wanted === 'longer') return Number(value) > before;
  if (wanted === 'shorter') return Number(value) < before;
  return JSON.stringify(value) === JSON.stringify(wanted);
}

const sets: readonly [string, readonly HeldOut[], (row: HeldOut) => boolean | Promise<boolean>][] = [
  ['videos', heldOut, readsVideo],
  ['videos, written later', heldOutLater, readsVideo],
  ['videos, written last', heldOutLast, readsVideo],
  ['videos, fresh', heldOutFresh, readsVideo],
  ['videos, in ten further languages', heldOutOfPacks, readsVideo],
  ['videos, in ten further languages, turns of phrase', heldOutOfPacksLater, readsVideo],
  ['videos, in ten further languages, fresh', heldOutOfPacksFresh, readsVideo],
  ['graphics', heldOutOfGraphics, readsGraphic],
];

test.each(sets)(
  'of instructions as people type them nine in ten do what they say and nothing else: %s',
  async (name, rows, reads) => {
    const unread: string[] = [];
    for (const row of rows) if (!(await reads(row))) unread.push(`${row.language}: ${row.said}`);
    if (process.env['SHOW_UNREAD']) console.log(`${name}: ${rows.length - unread.length} of ${rows.length}`, unread);
    expect(unread.length).toBeLessThanOrEqual(rows.length * 0.1);
  },
);
