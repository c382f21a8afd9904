import type { Cue, KindWithContent } from '@scenewright/core';

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
    if (side) out.push({ element: key, names: [side.label, ...side.points] });
  }
  if (typeof content.emphasis === 'string') out.push({ element: 'emphasis', names: [content.emphasis] });
  return out;
}

/** Ties elements to their words. Each phrase stands verbatim in the narration; none is used twice where it can be helped. */
export function cuesOf(scene: KindWithContent, narration: string): Cue[] {
  if (!narration) return [];
  const cues: Cue[] = [];
  const folded = narration.toLowerCase();
  const taken: { start: number; end: number }[] = [];
  const sameLength = folded.length === narration.length;
  for (const { element, names } of elementsOf(scene)) {
    for (const name of names) {
      const wanted = name.trim();
      if (wanted.length < 1 || wanted.length > 120) continue;
      let at = -1;
      for (let from = 0; from <= narration.length; from = at + 1) {
        at = sameLength ? folded.indexOf(wanted.toLowerCase(), from) : narration.indexOf(wanted, from);
        if (at < 0) break;
        const end = at + wanted.length;
        const inWord =
          /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}]$/u.test(narration.slice(0, at)) &&
          /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}]/u.test(wanted);
        if (!inWord && !taken.some((span) => at < span.end && end > span.start)) break;
      }
      if (at >= 0) {
        taken.push({ start: at, end: at + wanted.length });
        cues.push({ element, phrase: narration.slice(at, at + wanted.length) });
        break;
      }
    }
  }
  return cues.slice(0, 24);
}
