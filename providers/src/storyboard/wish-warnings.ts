import type { Brief } from '@scenewright/core/brief';
import type { Warning } from '@scenewright/core/errors';
import { sceneKindOf, type SceneKind } from '@scenewright/core/scenes';
import type { AskedThing } from '../languages/language-pack.js';
import type { Reading } from '../reading/reading.js';

type Files = Pick<Brief, 'images' | 'brand'>;
type Asked = Pick<Reading['wishes'], 'chart' | 'things'>;

/** What a prompt asks for and does not get, each with what helps. @param kinds of the scenes that were made */
export function wishWarnings(wishes: Asked, kinds: readonly SceneKind[], files: Files): Warning[] {
  const things = Object.entries(wishes.things ?? {}) as [AskedThing, string][];
  return [
    ...chartWarning(wishes.chart, kinds),
    ...things.flatMap(([thing, words]) => (isMissing[thing](files) ? [remedies[thing](words)] : [])), // prettier-ignore
  ];
}

function chartWarning(asked: Asked['chart'], kinds: readonly SceneKind[]): Warning[] {
  if (!asked || kinds.some((kind) => sceneKindOf(kind).chart === asked.shape)) return [];
  const charts = kinds.filter(
    (kind) => sceneKindOf(kind).inWords === 'chart' || sceneKindOf(kind).inWords === 'shares',
  );
  const instead = charts.length > 0 ? `shows ${[...new Set(charts)].map((kind) => `a ${kind.replaceAll('-', ' ')}`).join(' and ')} instead` : 'has no chart'; // prettier-ignore
  return [{ code: 'chart_missing', message: `The prompt asks for a chart (“${asked.words}”), and it ${instead}: ${needs[asked.shape]}` }]; // prettier-ignore
}

const needs: Readonly<Record<NonNullable<Asked['chart']>['shape'], string>> = {
  pie: 'a ring takes two to seven shares that add up to 100 %, or amounts above zero in one unit. Give such figures, each with its name.',
  line: 'a line takes values over time. Give each value with its year, month or quarter, or a table.',
  bars: 'bars take two to twelve figures of one unit. Give each figure with its name, or a table.',
};

const isMissing: Readonly<Record<AskedThing, (files: Files) => boolean>> = {
  logo: ({ images, brand }) => !brand?.logo && images.length === 0,
  photos: ({ images }) => images.length === 0,
  actors: () => true,
  interactive: () => true,
};

const remedies: Readonly<Record<AskedThing, (words: string) => Warning>> = {
  logo: (words) => ({ code: 'logo_missing', message: `The prompt asks for a logo (“${words}”), and none was given. Add its file as an image whose context says "logo", or a brand kit.` }), // prettier-ignore
  photos: (words) => ({ code: 'photos_missing', message: `The prompt asks for pictures (“${words}”), and none were given: the scenes are drawn. Add the files as images.` }), // prettier-ignore
  actors: (words) => ({ code: 'actors_missing', message: `The prompt asks for filmed people (“${words}”): scenes are drawn, and nobody is filmed. Add your own pictures, or a maker of footage.` }), // prettier-ignore
  interactive: (words) => ({ code: 'interactive_missing', message: `The prompt asks for something to click (“${words}”): a video only plays. Ask the viewer in words, and show an address where the rest can be done.` }), // prettier-ignore
};
