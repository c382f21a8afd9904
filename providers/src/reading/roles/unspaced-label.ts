import { cuesOf } from './cues.js';
import { isShown, type Role } from './role.js';
import type { Token } from './tokens.js';

/** Signs of a label at most, and of what is left of it without the words for a film at least. */
const [longest, shortest] = [24, 3];

/**
 * "东京三日游攻略视频：第一天…": what a film is about stands before a colon, and the word for a film behind it. The topic is
 * shown, where nothing else in the label speaks of the film. Of scripts without spaces, in which a tagger's words are the
 * pieces of a dictionary.
 */
export function settleUnspacedLabel(text: string, tokens: readonly Token[], found: Role[]): void {
  const [, label = ''] = /^\s*([\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{L}\p{Nd}]+)[:：]/u.exec(text) ?? [];
  if (label === '' || label.length > longest || !/[\p{sc=Han}\p{sc=Kana}]/u.test(label)) return;
  const from = text.indexOf(label);
  const cues = cuesOf(text).filter((cue) => cue.from >= from && cue.to <= from + label.length);
  const film = cues.find(({ name, to }) => name === 'video' && to === from + label.length);
  if (!film || film.from - from < shortest || cues.some((cue) => cue.to <= film.from)) return;
  const places = tokens.flatMap((token, at) => (token.from >= from && token.to <= film.from ? [at] : []));
  if (places.some((at) => isShown(found[at]!) || found[at] === 'exclusion')) return;
  for (const at of places) found[at] = 'content';
}
