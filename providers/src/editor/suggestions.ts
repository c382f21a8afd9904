import type { EditRule, EditTarget } from './edit-rule.js';
import { editRules } from './rules/registry.js';

/** What is suggested where no word of an instruction tells what it is about. */
const usual: readonly string[] = ['replace-words', 'remove-parts', 'colours', 'change-field', 'music', 'add-panel'];
const shownAtOnce = 4;

const exampleOf = ({ examples }: EditRule, target: EditTarget): string | undefined =>
  examples.find(
    ({ language, on = 'video', expects }) => language === 'en' && on === target && Object.keys(expects).length > 0,
  )?.instruction;

/** An example of every rule that serves a target, in English. */
export const examplesFor = (target: EditTarget): { id: string; said: string }[] =>
  editRules.flatMap((rule) => {
    const said = exampleOf(rule, target);
    return said === undefined ? [] : [{ id: rule.id, said }];
  });

/** Words of a text that may tell what it is about; "longer" and "long" are one. */
const topicsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !/^(?:make|with|that|this|from|into|please|should|change)$/u.test(word))
      .map((word) => word.replace(/(?:er|ed|ing|s)$/u, '')),
  );

/** Examples near to what was said (in English), or those of what is asked most; one sentence. */
export function suggestionsFor(text: string, target: EditTarget): string {
  const topics = topicsOf(text);
  const near = examplesFor(target)
    .map((example) => ({ ...example, shared: [...topicsOf(example.said)].filter((word) => topics.has(word)).length }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared);
  const shown = near.length > 0 ? near : examplesFor(target).filter(({ id }) => usual.includes(id));
  const said = shown.slice(0, shownAtOnce).map((example) => `“${example.said}”`);
  return `You can say for example: ${said.join(', ')}.`;
}
