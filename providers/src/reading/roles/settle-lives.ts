import { alternatives, contextWords } from '../../languages/any-word.js';
import { genreNames } from '../../languages/genre-words.js';
import { packOf } from '../../languages/registry.js';
import type { RoleMarker } from './role-marker.js';

/**
 * "Short bio of my grandma Ilse for her birthday", "Marie Tharp biography": a film about a life is named by whose life it
 * is. What such a film is called, and for which day it is made, is for who makes it.
 */
export function settleLives(text: string, language: string, { within, roleAt, set }: RoleMarker): void {
  const lives = alternatives(genreNames(packOf(language)?.prompts.genres.biography ?? ''));
  const small = alternatives(`${contextWords('articles')} ${contextWords('filmAdjectives')}`);
  const of = alternatives(packOf(language)?.tables?.of ?? '');
  const on = alternatives(packOf(language)?.prompts.request?.for ?? '');
  const start = /^\s*/u.exec(text)![0].length;
  const label = /^[^.,;:!?\n。！？、，；：()–—]+/u.exec(text.slice(start))?.[0] ?? '';
  const before = new RegExp(`^(?:(?:${small})\\s)*(?:${lives})(?:\\s\\p{L}+)?\\s(?:${of})\\s`, 'iu').exec(label)?.[0].length ?? 0; // prettier-ignore
  const behind = new RegExp(`\\s(?:(?:${small})\\s)*(?:${lives})$`, 'iu').exec(label)?.index ?? label.length;
  if ((before === 0 && behind === label.length) || behind <= before) return;
  const whose = label.slice(before, behind);
  // Without a name what is left could be anybody's.
  if (!/(?<!^)\p{Lu}|^\p{Lu}\p{Ll}+\s\p{Lu}/u.test(whose) || roleAt(start + before) !== 'content') return;
  const occasion = new RegExp(`\\s(?:${on})\\s`, 'iu').exec(whose)?.index ?? whose.length;
  const end = /\p{Lu}/u.test(whose.slice(1, occasion)) ? before + occasion : behind;
  set(within(start, start + before), 'direction');
  set(within(start + end, start + label.length), 'direction');
}
