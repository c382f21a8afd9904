import type { Brief } from '@scenewright/core';
import type { Fact } from './facts/fact.js';
import { headline, sentenceCase, tidy } from './words/headline.js';
import { lexiconOf, wordPattern } from './words/lexicon.js';

export interface FoundTopic {
  topic: string;
  subtitle: string;
  /** Named by "a video about …", so a how or why in it asks nothing. */
  told?: boolean;
  /** The fact that is used up by being the title. */
  consumed?: Fact;
}

interface TopicInput {
  wish: string;
  title: string;
  facts: Fact[];
  brief: Brief;
  documentTitle: string;
  language: string;
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What the video is about: what the prompt calls itself, else its first short sentence, the name it keeps returning to, the brand. */
export function findTopic({ wish, title, facts, brief, documentTitle, language }: TopicInput): FoundTopic {
  const first = facts[0];
  const same = (topic: string): Fact | undefined =>
    facts.find(
      (fact) => (fact.body.type === 'claim' || fact.body.type === 'question') && bare(fact.text) === bare(topic),
    );
  if (wish && (wish.length <= 90 || !title)) {
    const consumed = same(wish);
    const apposition = appositionOf(wish, language);
    if (apposition && consumed) return { ...apposition, consumed };
    // A long wish with figures is content, not a title.
    if (consumed && consumed.figures.length === 0 && wish.length <= 110)
      return { topic: sentenceCase(wish), subtitle: '', consumed, told: !/[?？؟]\s*$/u.test(wish) };
    if (!first || !first.text.startsWith(wish))
      return { topic: wish.length <= 110 ? sentenceCase(wish) : headline(wish, language), subtitle: '' };
  }
  if (title) return { topic: title, subtitle: '', ...(same(title) ? { consumed: same(title) } : {}) };
  if (
    first?.body.type === 'definition' &&
    first.figures.length === 0 &&
    facts.length >= 3 &&
    first.body.definition.length <= 110
  )
    return { topic: first.body.term, subtitle: first.body.definition, consumed: first };
  if (first?.body.type === 'question') return { topic: first.text, subtitle: '', consumed: first };
  if (first?.body.type === 'claim' && first.figures.length === 0) {
    const apposition = appositionOf(first.text, language);
    if (apposition) return { ...apposition, consumed: first };
    const imperativeLead = wordPattern(lexiconOf(language).pronoun, language, 'start').test(first.text);
    if (first.text.length <= 70 && !(imperativeLead && facts.length < 3))
      return {
        topic: tidy(first.text),
        subtitle: '',
        consumed: first,
      };
  }
  // "Meet Aero One, the e-bike that folds in 3 seconds": figures in what it is stay with the name.
  if (first && intro.test(first.text) && first.figures.length <= 2 && facts.length >= 2) {
    const apposition = appositionOf(first.text, language);
    if (apposition && first.figures.every(({ display }) => apposition.subtitle.includes(display)))
      return { ...apposition, consumed: first };
  }
  const name = recurringName(facts, language);
  if (name) return { topic: name, subtitle: '' };
  if (documentTitle) return { topic: documentTitle, subtitle: '' };
  if (brief.brand?.name)
    return {
      topic: brief.brand.name.slice(0, 100),
      subtitle: (brief.brand.description ?? '').length <= 120 ? (brief.brand.description ?? '') : '',
    };
  return { topic: '', subtitle: '' };
}

const intro =
  /^(?:introducing|meet|announcing|say hello to|welcome to|présentation de|voici|découvrez|wir präsentieren|vorhang auf für|das ist|presentamos|conoce|conozca|apresentamos|conheça|presentiamo|ecco)\s+/iu;

/** "Launch video for Lumen, a smart desk lamp that…": the name, and what it is. */
function appositionOf(text: string, language: string): { topic: string; subtitle: string } | undefined {
  const match =
    /^([^,:–—]{2,40}?)(?:,\s+|\s[–—]\s)((?:an?|the|our|your|une?|le|la|notre|eine?|der|die|das|unser|unsere|una?|el|nuestr[oa]|uma?|o|il|lo|het|een|de)\s.{10,120})$/iu.exec(
      tidy(text.replace(intro, '')),
    );
  if (!match || match[1]!.split(/\s+/).length > 5) return undefined;
  if (wordPattern(lexiconOf(language).leadIn, language, 'start').test(match[1]!)) return undefined;
  return { topic: sentenceCase(match[1]!), subtitle: tidy(match[2]!) };
}

/** A name of one to three capitalised words that at least two sentences hold. */
function recurringName(facts: Fact[], language: string): string {
  if (language === 'de') return '';
  const lexicon = lexiconOf(language);
  const empty = wordPattern(
    `${lexicon.linking}|${lexicon.pronoun}|${lexicon.leadIn}|${lexicon.stop}|${lexicon.question}`,
    language,
    'whole',
  );
  const seen = new Map<string, Set<Fact>>();
  for (const fact of facts) {
    for (const match of fact.text.matchAll(
      /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}&’'-]+(?:\s\p{Lu}[\p{L}\p{N}&’'-]*){0,2}/gu,
    )) {
      if (empty.test(match[0]) || match[0].length > 40 || match[0].length < 3) continue;
      const set = seen.get(match[0]) ?? new Set();
      seen.set(match[0], set.add(fact));
    }
  }
  const best = [...seen]
    .filter(([, set]) => set.size >= 2)
    .sort((a, b) => b[1].size - a[1].size || b[0].length - a[0].length)[0];
  return best?.[0] ?? '';
}
