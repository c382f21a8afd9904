import { lazyPattern } from '../languages/lazily.js';
import { languages } from '@scenewright/core/language';
import { alternatives, gluedWords, wordsOfAll } from '../languages/any-word.js';
import { languagePacks } from '../languages/registry.js';

const named = new Set(languagePacks.flatMap(({ prompts }) => Object.keys(prompts.wishes.languages ?? {})));
/** Of languages that the packs do not name: what they are called in English, and by those who speak them. */
const ownNames = new Map(
  languages
    .filter(({ code, name }) => !named.has(code) && /^\p{L}+$/u.test(name))
    .map(({ code, name, nativeName }) => [code, `${name} ${nativeName.replace(/[\s-]+/gu, '_')}`]),
);
const codes = [...named, ...ownNames.keys()];
const namesOf = (code: string): string =>
  ownNames.get(code) ?? wordsOfAll(({ prompts }) => prompts.wishes.languages?.[code]);
const before = alternatives(wordsOfAll(({ prompts }) => prompts.wishes.spokenIn));
const after = alternatives(wordsOfAll(({ prompts }) => prompts.wishes.spokenAfter));

/** "in French"; "フランス語で", where the order is the other. */
const pattern = lazyPattern(
  () =>
    `(?<!\\p{L})(?:${before})\\s(?:${codes.map((code) => `(?<${code}>${alternatives(namesOf(code))})`).join('|')})(?!\\p{L})|(?:${codes
      .map((code) => `(?<${code}2>${alternatives(gluedWords(namesOf(code)))})`)
      .join('|')})(?:${after})`,
);

/** The language that a voice is asked for in, by its name in any language. */
export const spokenLanguage = {
  pattern,
  of(text: string): string | undefined {
    const groups = pattern.exec(text)?.groups;
    const found = groups && Object.entries(groups).find(([, words]) => words !== undefined)?.[0];
    return found?.replace(/2$/u, '');
  },
};
