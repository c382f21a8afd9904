import { alternatives, contextWords, wordsOfAll } from '../../languages/any-word.js';
import { lazyPattern } from '../../languages/lazily.js';
import { lengthSource } from '../wished-length.js';
import { lengthLead } from './asked-length.js';
import { cuesOf } from './cues.js';
import type { RoleSpan } from './role.js';

/** Cues of words that ask for a film and say what sort of one it is. */
const ofFrame = /^(?:make|video|seconds|minutes|glued|shape|look|platform|please|music|voice|captioned)/u;
const small = lazyPattern(() => `^(?:${alternatives(`${contextWords('articles')} ${contextWords('own')} ${contextWords('filmAdjectives')}`)}|${alternatives(wordsOfAll(({ prompts }) => prompts.request?.before))})$`, 'iu'); // prettier-ignore
const article = lazyPattern(() => `(?:^|\\s)((?:${alternatives(contextWords('articles'))})\\s+)$`, 'iu');
const length = lazyPattern(() => `\\s${lengthLead()}(?:${lengthSource})`, 'iu');

/**
 * "Video about volcanoes", "Explique la photosynthèse en 30 secondes aux CM2": a request of which nothing is told but its
 * topic, which stands behind the words that ask for a film and before its length.
 * @returns the request in its parts, or undefined where nothing is left of it, or its words have no spaces between them
 */
export function partsOfRequest(text: string, { from, to }: RoleSpan): RoleSpan[] | undefined {
  const own = text.slice(from, to);
  if (/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u.test(own)) return undefined;
  const cues = cuesOf(text).filter(({ name }) => ofFrame.test(name));
  const words = [...own.matchAll(/[^\s]+/gu)];
  const isFrame = ({ 0: word, index }: RegExpExecArray): boolean => {
    const [start, end] = [from + index, from + index + word.length];
    return cues.some((cue) => cue.from < end && cue.to > start) || small.test(word.replace(/[,.:;!]+$/u, ''));
  };
  const first = words.find((word) => !isFrame(word));
  if (!first || first.index === 0) return undefined;
  const ahead = own.slice(0, first.index);
  const start = first.index - (article.exec(ahead)?.[1]?.length ?? 0);
  const cut = length.exec(own.slice(first.index))?.index ?? -1;
  const end = cut < 0 ? own.length : first.index + cut;
  const parts: RoleSpan[] = [
    { from, to: from + start, role: 'direction' },
    { from: from + start, to: from + end, role: 'content' },
    { from: from + end, to, role: 'direction' },
  ];
  return parts.filter((part) => part.to > part.from);
}
