import { alternatives } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { formOf } from './grammar/english-clauses.js';

/** Parts of one sentence that are things to do, at least. */
const fewest = 3;

/** "Boil the eggs for 9 min, cool them, salt after": whether the parts of a sentence tell what to do, one after the other. */
export function isOrders(parts: readonly { text: string; sentenceIndex: number }[], language: string): boolean {
  if (parts.length < fewest || parts.some(({ sentenceIndex }) => sentenceIndex !== parts[0]!.sentenceIndex)) return false; // prettier-ignore
  const commands = parts.filter(({ text }) => isOrder(text.replace(/[.!。]\s*$/u, ''), language));
  return (
    commands.includes(parts[0]!) &&
    commands.length >= 2 &&
    commands.length >= parts.length * (language === 'en' ? 0.66 : 0.5)
  );
}

const forms = new Map<string, RegExp | undefined>();

/** Whether a clause tells what to do; in a language without a list of such forms nothing does. */
export function isOrder(text: string, language: string): boolean {
  if (language === 'en') {
    const form = formOf(text);
    return form.isOrder;
  }
  const words = packOf(language)?.prompts.clauses.orders;
  if (!forms.has(language)) forms.set(language, words ? new RegExp(`(?:${alternatives(words)})`, 'iu') : undefined);
  return forms.get(language)?.test(text) ?? false;
}
