import { alternatives } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import type { RoleSpan } from './roles/role.js';

/** A sentence of a request that wants somebody to be thanked, as a stretch of it, and what is said to them. */
export interface AskedThanks {
  from: number;
  to: number;
  said: string;
  /** The request itself, without whom it names: "thank … at the end". */
  asked: string;
}

const sentences = /[^.!?\n。！？।]+[.!?。！？।]?/gu;

/** "Thank the volunteers at the end", "end by thanking the council for closing the road". */
export function thanksIn(text: string, language: string): AskedThanks[] {
  const words = packOf(language)?.telling?.thanks;
  if (!words) return [];
  const atEnd = `(?:${alternatives(words.atEnd)}),?`;
  const links = `(?:(?:${alternatives(packOf(language)?.context?.and ?? '')})\\s|(?:${alternatives(packOf(language)?.prompts.clauses.links ?? '')}),?\\s)?`;
  const behind = words.to ? `(?:\\s(?:${alternatives(words.to)}))?` : '';
  const order = new RegExp(`^${links}(${atEnd}\\s)?(?:${alternatives(words.orders)})(\\s${atEnd})?${behind}\\s(.{3,120}?)(\\s${atEnd})?$`, 'iu'); // prettier-ignore
  const always = words.always === undefined ? undefined : new RegExp(`^${links}(?:${alternatives(words.always)})${behind}\\s(.{3,120})$`, 'iu'); // prettier-ignore
  return [...text.matchAll(sentences)].flatMap((match) => {
    const sentence = match[0].trim().replace(/[.!。！।]+$/u, '').trim(); // prettier-ignore
    const asked = order.exec(sentence);
    const whom = always?.exec(sentence)?.[1] ?? (asked && (asked[1] ?? asked[2] ?? asked[4]) !== undefined ? asked[3] : undefined); // prettier-ignore
    if (whom === undefined || /["“”„«»]/u.test(whom)) return [];
    const from = match.index + match[0].length - match[0].trimStart().length;
    return [
      {
        from,
        to: match.index + match[0].length,
        said: words.says.replace('{0}', whom.trim()),
        asked: sentence.replace(whom, '…'),
      },
    ];
  });
}

/** The roles of a prompt without such sentences: they are neither shown as written nor about the film alone. */
export function withoutThanks(spans: readonly RoleSpan[], asked: readonly AskedThanks[]): RoleSpan[] {
  return asked.reduce<RoleSpan[]>((kept, { from, to }) =>
    kept.flatMap((span): RoleSpan[] => {
      if (span.to <= from || span.from >= to || span.role === 'exclusion') return [span];
      return [{ ...span, to: from }, { ...span, from: to }].filter((one) => one.from < one.to);
    }), [...spans]); // prettier-ignore
}
