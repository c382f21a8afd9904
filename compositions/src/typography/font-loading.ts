import type { Timeline } from '@scenewright/core';
import { familiesOf, fontStack } from './families.js';
import { forgetMeasures } from './measure.js';

/** Every text that the timeline can show, as one string of distinct characters. */
export function charactersOf(timeline: Timeline): string {
  const characters = new Set(
    '0123456789.,:%+-−–$€£¥…•→✓×/ ()abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ٠١٢٣٤٥٦٧٨٩',
  );
  const visit = (value: unknown): void => {
    if (typeof value === 'string') for (const character of value) characters.add(character);
    else if (value !== null && typeof value === 'object') for (const child of Object.values(value)) visit(child);
  };
  visit(timeline.scenes.map((scene) => scene.content));
  visit(timeline.captions?.pages);
  return [...characters].join('');
}

/** Loads the shards that hold the timeline's characters; a family without them costs nothing. */
export async function loadFonts(timeline: Timeline): Promise<void> {
  const text = charactersOf(timeline);
  const { heading, body, mono } = timeline.style.fonts;
  const families = new Set([heading, body, mono].flatMap((name) => familiesOf(fontStack(name, timeline.language))));
  const specimens = [...families].flatMap((family) => [`400 40px '${family}'`, `italic 400 40px '${family}'`]);
  await Promise.all(specimens.map((specimen) => document.fonts.load(specimen, text).catch(() => [])));
  await document.fonts.ready;
  forgetMeasures();
}
