import type { SceneContent, SceneKind } from '@scenewright/core';

/** Strings of a content that nobody reads. */
const unread: ReadonlySet<string> = new Set(['picture', 'icon', 'kicker', 'emphasis', 'unit', 'prefix', 'suffix', 'logo', 'sentiment', 'trend']); // prettier-ignore

/** Letters that few words take: a headline of three or four lines. Characters of scripts without spaces count twice. */
const few = 56;

/** Whether a scene says so little that its picture may take the larger part of the canvas; lists never do. */
export function isBrief(content: SceneContent<SceneKind>): boolean {
  let letters = 0;
  for (const [key, value] of Object.entries(content)) {
    if (Array.isArray(value)) return false;
    if (unread.has(key)) continue;
    const text = typeof value === 'string' ? value : shownOf(value);
    for (const letter of text)
      letters += /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(letter) ? 2 : 1;
  }
  return letters <= few;
}

/** What is read of a figure, or of one that stands with another. */
function shownOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  if ('display' in value && typeof value.display === 'string') return value.display;
  return Object.values(value).map(shownOf).join('');
}
