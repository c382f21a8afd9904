/**
 * How a prompt is set apart from remarks on how to show it, by language. The enhancement writes such a block at the
 * end of a prompt; a person may too. The rules read the facts alone.
 */
export const directionLabels: Readonly<Record<string, string>> = {
  en: 'Visual direction:',
  de: 'Bildregie:',
  fr: 'Mise en images :',
  es: 'Dirección visual:',
  pt: 'Direção visual:',
  it: 'Regia visiva:',
};
/** In languages without a label: lines of the block begin with this sign. */
export const directionSign = '▸';

const block = new RegExp(
  `(?:^|\\n)\\s*(?:${Object.values(directionLabels)
    .map((label) => label.replace(/\s?:$/u, '\\s?[:：]'))
    .join('|')}|${directionSign})[\\s\\S]*$`,
  'iu',
);

/** The prompt without the block of visual direction at its end; a prompt that is nothing else stays whole. */
export function withoutDirection(prompt: string): string {
  const rest = prompt.replace(block, '').trim();
  return rest === '' ? prompt : rest;
}
