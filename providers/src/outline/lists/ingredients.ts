import { alternatives, contextWords, wordsOfAll } from '../../languages/any-word.js';
import { wordsIn } from '../../reading/clauses.js';
import type { Point } from '../../reading/point.js';

const ingredients = new RegExp(alternatives(contextWords('ingredients')), 'iu');

export const isIngredients = (run: readonly Point[], heading: string): boolean =>
  ingredients.test(heading) || run.filter(isAmount).length >= run.length * 0.4;

/** "250 g flour", "farine : 250 g"; not "peel 1 kg of potatoes", "simmer 10 minutes". */
const isAmount = ({ text, figures: [first] }: Point): boolean =>
  (first === undefined && wordsIn(text) <= 6 && (opensWithPart.test(text) || opensWithNumeral.test(text))) ||
  (first !== undefined &&
    !lasts.has(first.figure.unit ?? '') &&
    wordsIn(text) <= 7 &&
    (first.start <= 1 || (first.end >= text.trimEnd().length - 1 && wordsIn(text.slice(0, first.start)) <= 3)));

// prettier-ignore
/** "Quatro dentes de alho": a number in words before what is counted. Two letters are a word of another language: "on" is ten in Turkish. */
const opensWithNumeral = new RegExp(`^(?:${alternatives(wordsOfAll(({ prompts }) => Object.values(prompts.figures.numerals ?? {}).join(' ').split(' ').filter((word) => word.length > 2).join(' ')))})\\s\\p{L}{3,}`, 'iu');

// prettier-ignore
/** "Half a cup of oats", "une pincée de sel": an amount in words. */
const opensWithPart = new RegExp(`^(?:half\\s)?(?:${alternatives(contextWords('articles'))})\\s\\p{L}+\\s(?:${alternatives(wordsOfAll(({ tables }) => tables?.of))})\\s`, 'iu');

// prettier-ignore
/** Units of time: a step takes it, nothing is made of it. */
const lasts: ReadonlySet<string> = new Set(['s', 'min', 'h', 'day', 'week']);
