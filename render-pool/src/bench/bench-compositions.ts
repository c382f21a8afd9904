import { layoutCanvas, outputSize, type AspectRatio } from '@scenewright/core/canvas';
import type { Figure } from '@scenewright/core/figures';
import type { KindWithContent } from '@scenewright/core/scenes';
import { stylePack } from '@scenewright/core/style';
import type { Timeline } from '@scenewright/core/timeline';

/** What is rendered: each stresses another part. */
export const BENCH_NAMES = ['example', 'charts', 'text', 'images', 'motion'] as const;
export type BenchName = (typeof BENCH_NAMES)[number];

const SCENE_SECONDS = 5;
const FPS = 30;
const TRANSITION_FRAMES = 12;

const figure = (display: string, value: number, unit = ''): Figure => {
  const [, prefix = '', suffix = ''] = /^([^\d+-]*)[\d.,+-]+(.*)$/.exec(display) ?? [];
  return { value, magnitude: value, display, prefix, suffix, decimals: display.includes('.') ? 1 : 0, unit };
};
const items = (...pairs: [string, string, number][]) =>
  pairs.map(([label, display, value], index) => ({ label, figure: figure(display, value), highlight: index === 0 }));

const title: KindWithContent = {
  kind: 'title',
  content: { kicker: 'Field notes', title: 'How cities learned to count rain', subtitle: 'Five places, one decade' },
};
const list: KindWithContent = {
  kind: 'list',
  content: {
    title: 'Three habits that lasted',
    items: [
      { text: 'Measure in the street, not on the roof', icon: 'map-pin' },
      { text: 'Publish the raw readings the same day', icon: 'clock' },
      { text: 'Let every school keep one gauge', icon: 'school' },
    ],
  },
};
const columns: KindWithContent = {
  kind: 'column-chart',
  content: {
    title: 'Gauges in service',
    items: items(['2024', '4120', 4120], ['2022', '2890', 2890], ['2020', '1310', 1310], ['2018', '640', 640]),
  },
};
const counter: KindWithContent = {
  kind: 'counter',
  content: { title: 'Readings a day', figure: figure('98,880', 98880), caption: 'from every station that answers' },
};
const bars: KindWithContent = {
  kind: 'bar-chart',
  content: {
    title: 'Where the stations stand',
    items: items(['Schools', '41%', 41], ['Roofs', '27%', 27], ['Parks', '19%', 19], ['Docks', '13%', 13]),
  },
};
const donut: KindWithContent = {
  kind: 'donut-chart',
  content: {
    title: 'Who reads the data',
    items: items(['Planners', '46%', 46], ['Farmers', '31%', 31], ['Schools', '23%', 23]),
  },
};
const tiles: KindWithContent = {
  kind: 'kpi-tiles',
  content: {
    title: 'The year in figures',
    tiles: [
      { label: 'Stations', figure: figure('4120', 4120) },
      { label: 'Uptime', figure: figure('99.2%', 99.2) },
      { label: 'Volunteers', figure: figure('812', 812) },
    ],
  },
};
const words: KindWithContent = {
  kind: 'kinetic-words',
  content: { phrases: ['Count every drop', 'in every street', 'and tell everyone'] },
};
const callout: KindWithContent = {
  kind: 'callout',
  content: {
    text: 'A gauge that nobody reads is a bucket. The readings became useful on the day they became public.',
    emphasis: 'became public',
  },
};
const end: KindWithContent = {
  kind: 'end-card',
  content: { title: 'Count with us', subtitle: 'Open data, every day' },
};
const image = (caption: string): KindWithContent => ({
  kind: 'ken-burns',
  content: { image: 'photo', title: caption, focus: 'center' },
});
const backdrop = (motif: 'water' | 'city' | 'sky', caption: string): KindWithContent => ({
  kind: 'backdrop',
  content: { motif, title: caption },
});

const SCENES: Record<BenchName, { pack: string; scenes: KindWithContent[] }> = {
  example: { pack: 'taste-default', scenes: [title, words, columns, counter, list, end] },
  charts: { pack: 'dark-data', scenes: [columns, donut, bars] },
  text: { pack: 'editorial', scenes: [words, callout, list] },
  images: { pack: 'swiss', scenes: [image('Gauge at the harbour'), image('The same, a year later'), tiles] },
  motion: {
    pack: 'pastel',
    scenes: [backdrop('water', 'It rains'), backdrop('city', 'It runs'), backdrop('sky', 'It dries')],
  },
};

/** A photograph's stand-in, as an asset of the timelines. */
export interface BenchImage {
  digest: string;
  bytes: number;
  width: number;
  height: number;
}

/** Scenes one after the other, each overlapping the next; `repeat` makes longer videos of the same kind. */
export function benchTimeline(
  name: BenchName,
  photo: BenchImage,
  repeat = 1,
  aspectRatio: AspectRatio = '16:9',
  sceneSeconds = SCENE_SECONDS,
): Timeline {
  const { pack, scenes: kinds } = SCENES[name];
  const style = stylePack(pack);
  const frames = Math.round(sceneSeconds * FPS);
  const step = frames - TRANSITION_FRAMES;
  const all = Array.from({ length: repeat }, () => kinds).flat();
  return {
    version: 1,
    title: name,
    fps: FPS,
    frames: step * (all.length - 1) + frames,
    canvas: layoutCanvas(aspectRatio),
    output: outputSize(aspectRatio, '720p'),
    language: 'en',
    direction: 'ltr',
    style: { pack, palette: style.palette, fonts: style.fonts, logo: null },
    scenes: all.map((scene, index) => ({
      id: `s${index}`,
      from: index * step,
      frames,
      transition:
        index === 0 ? null : { kind: index % 2 ? 'slide' : 'fade', frames: TRANSITION_FRAMES, direction: 'left' },
      cues: {},
      seed: index + 1,
      ...scene,
    })),
    captions: null,
    sound: [],
    assets: { photo: { key: 'photo', kind: 'image', mimeType: 'image/jpeg', ...photo } },
  };
}
