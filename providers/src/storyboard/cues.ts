import type { KindWithContent } from '@scenewright/core/scenes';
import type { Cue } from '@scenewright/core/storyboard';

/** Elements of the content with the texts that name them, in reading order. */
function elementsOf(scene: KindWithContent): { element: string; names: string[] }[] {
  const content = scene.content as Record<string, unknown>;
  const out: { element: string; names: string[] }[] = [];
  const figureText = (value: unknown): string | undefined => (value as { display?: string } | undefined)?.display;
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    const item = value as Record<string, unknown>;
    return ['label', 'title', 'text', 'date', 'name', 'note']
      .flatMap((key) => (typeof item[key] === 'string' ? [item[key]] : []))
      .concat(figureText(item.figure) ?? []);
  };
  for (const key of [
    'items',
    'tiles',
    'steps',
    'events',
    'levels',
    'nodes',
    'places',
    'phrases',
    'series',
    'pros',
    'cons',
  ] as const) {
    const list = content[key];
    if (Array.isArray(list))
      for (const [index, item] of list.entries()) out.push({ element: `${key}.${index}`, names: texts(item) });
  }
  if (content.figure) out.push({ element: 'figure', names: [figureText(content.figure) ?? ''] });
  for (const key of ['before', 'after'] as const)
    if (content[key]) out.push({ element: key, names: [figureText(content[key]) ?? ''] });
  if (content.companion)
    out.push({ element: 'companion', names: [figureText((content.companion as { figure: unknown }).figure) ?? ''] });
  for (const key of ['left', 'right'] as const) {
    const side = content[key] as { label: string; points: string[] } | undefined;
    if (!side) continue;
    out.push({ element: key, names: [side.label] });
    for (const [index, point] of side.points.entries()) out.push({ element: `${key}.points.${index}`, names: [point] });
  }
  if (typeof content.emphasis === 'string') out.push({ element: 'emphasis', names: [content.emphasis] });
  return out;
}

interface Place {
  start: number;
  end: number;
}

/**
 * Ties elements to their words. Each phrase stands verbatim in the narration; none is used twice where it can be helped. A
 * part of a list that is told in other words ("free shipping", "shipping is free") comes on a word of its own.
 */
export function cuesOf(scene: KindWithContent, narration: string): Cue[] {
  if (!narration) return [];
  const cues: Cue[] = [];
  const taken: Place[] = [];
  for (const { element, names } of elementsOf(scene)) {
    const wanted = names.map((name) => name.trim()).filter((name) => name.length >= 1 && name.length <= 120);
    const place = firstOf(wanted, narration, taken) ?? (/\.\d+$/u.test(element) ? ownWord(wanted, narration, taken) : undefined); // prettier-ignore
    if (!place) continue;
    taken.push(place);
    cues.push({ element, phrase: narration.slice(place.start, place.end) });
  }
  return cues.slice(0, 24);
}

function firstOf(wanted: readonly string[], narration: string, taken: readonly Place[]): Place | undefined {
  for (const name of wanted) {
    const place = placesOf(name, narration).find((one) => !taken.some((span) => one.start < span.end && one.end > span.start)); // prettier-ignore
    if (place) return place;
  }
  return undefined;
}

/** The first word of some names that is said once, and after all that is tied already. */
function ownWord(names: readonly string[], narration: string, taken: readonly Place[]): Place | undefined {
  const from = Math.max(0, ...taken.map(({ end }) => end));
  return names
    .flatMap((name) => name.match(/\p{L}{4,}/gu) ?? [])
    .map((word) => placesOf(word, narration))
    .flatMap((places) => (places.length === 1 && places[0]!.start >= from ? places : []))
    .sort((a, b) => a.start - b.start)[0];
}

/** Where words stand in a text, not inside others of scripts that set words apart. */
function placesOf(wanted: string, narration: string): Place[] {
  const folded = narration.toLowerCase();
  const [where, what] = folded.length === narration.length ? [folded, wanted.toLowerCase()] : [narration, wanted];
  const places: Place[] = [];
  for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + 1)) {
    const inWord =
      /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}]$/u.test(narration.slice(0, at)) &&
      /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}]/u.test(wanted);
    if (!inWord) places.push({ start: at, end: at + wanted.length });
  }
  return places;
}
