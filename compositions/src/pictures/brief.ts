import type { SceneContent, SceneKind } from '@scenewright/core/scenes';

/** Strings of a content that nobody reads. */
const unread: ReadonlySet<string> = new Set(['picture', 'icon', 'kicker', 'emphasis', 'logo', 'index']); // prettier-ignore

/** Letters that few words take: a headline of three or four lines. Characters of scripts without spaces count twice. */
const few = 64;

/** Whether a scene says so little that its picture may take the larger part of the canvas; lists and figures never do. */
export function isBrief(content: SceneContent<SceneKind>): boolean {
  let letters = 0;
  for (const [key, value] of Object.entries(content)) {
    if (unread.has(key) || value === undefined) continue;
    if (typeof value !== 'string') return false;
    for (const letter of value)
      letters += /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(letter) ? 2 : 1;
  }
  return letters <= few;
}
