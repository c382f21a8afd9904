import { illustratedKinds, type Storyboard, type StoryboardScene } from '@scenewright/core';
import { drawingOf } from './drawing-set.js';
import { findPicture, type Told } from './find-picture.js';

/** Shapes of the most detailed drawing that is taken: more are a frame's cost, and crumbs at a small size. */
const mostShapes = 120;

/**
 * Gives each scene that stands on words the picture of what they mean, none twice but the film's own subject, which
 * opens and closes it. A scene whose words no picture means for sure keeps its type alone.
 */
export function illustrate(storyboard: Storyboard): Storyboard {
  const { language, scenes } = storyboard;
  const taken = new Set<string>();
  const subject = pictureOf([{ text: storyboard.title, weight: 1 }], language, taken);
  const last = scenes.length - 1;
  return {
    ...storyboard,
    scenes: scenes.map((scene, at) => {
      if (!takesPicture(scene) || scene.picture || holdsImage(scene)) return scene;
      const own = pictureOf(toldBy(scene), language, taken) ?? pictureOfUnit(scene, taken);
      const picture = own ?? (at === 0 || (at === last && scenes.length > 2) ? subject : undefined);
      if (!picture) return scene;
      taken.add(picture.name);
      return { ...scene, picture };
    }),
  };
}

function pictureOf(
  told: readonly Told[],
  language: string,
  taken: ReadonlySet<string>,
): StoryboardScene['picture'] | undefined {
  const passed = new Set(taken);
  // One that the set draws with more than flat shapes gives way to the next best.
  for (let found = findPicture(told, language, passed); found; found = findPicture(told, language, passed)) {
    const drawing = drawingOf(found.name);
    if (drawing && drawing.shapes.length <= mostShapes) return drawing;
    passed.add(found.name);
  }
  return undefined;
}

/** What a lone number is counted in: time, money, warmth, weight. */
function pictureOfUnit(scene: StoryboardScene, taken: ReadonlySet<string>): StoryboardScene['picture'] | undefined {
  if (scene.kind !== 'counter') return undefined;
  const { unit } = scene.content.figure;
  const name = units.find(([form]) => form.test(unit))?.[1];
  return name === undefined || taken.has(name) ? undefined : drawingOf(name);
}

const units: readonly (readonly [RegExp, string])[] = [
  [/^duration:(?:s|min|h)$/u, 'stopwatch'],
  [/^duration:/u, 'calendar'],
  [/^currency:/u, 'money-bag'],
  [/^temperature:/u, 'thermometer'],
  [/^mass:/u, 'balance-scale'],
  [/^length:(?:km|mi)$/u, 'motorway'],
  [/^length:/u, 'straight-ruler'],
  [/^volume:/u, 'droplet'],
  [/^energy:|^power:/u, 'high-voltage'],
  [/^data:/u, 'floppy-disk'],
  [/^speed:/u, 'racing-car'],
];

/** One event of a timeline stands alone with its date, as a claim does; several draw their axis. */
const takesPicture = (scene: StoryboardScene): boolean =>
  illustratedKinds.has(scene.kind) || (scene.kind === 'timeline' && scene.content.events.length === 1);

/** A scene that shows a photo or a logo of the user has its picture. */
const holdsImage = ({ content }: StoryboardScene): boolean =>
  ('image' in content && Boolean(content.image)) || ('logo' in content && Boolean(content.logo));

const headWords = ['title', 'text', 'term'] as const;
const sideWords = ['subtitle', 'caption', 'support', 'definition', 'label'] as const;

function toldBy(scene: StoryboardScene): Told[] {
  const content: Record<string, unknown> = scene.content;
  const words = (names: readonly string[], weight: number): Told[] =>
    names.flatMap((name) => (typeof content[name] === 'string' ? [{ text: content[name], weight }] : []));
  if (scene.kind === 'timeline') return scene.content.events.map(({ label }) => ({ text: label, weight: 1 }));
  const items = Array.isArray(content.items)
    ? content.items.flatMap((item: unknown) =>
        typeof item === 'object' && item !== null && 'text' in item && typeof item.text === 'string'
          ? [{ text: item.text, weight: 0.85 }]
          : [],
      )
    : [];
  return [
    ...words(headWords, 1),
    ...words(sideWords, 0.92),
    ...items,
    ...(scene.narration ? [{ text: scene.narration, weight: 0.88 }] : []),
  ];
}
