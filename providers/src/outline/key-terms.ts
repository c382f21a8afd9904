import { tidy } from '../planner/words/headline.js';
import { lexiconOf } from '../planner/words/lexicon.js';

/** The words of a topic that carry it, in their order. */
export function keyTerms(text: string, language: string, longest = 3): string[] {
  const lexicon = lexiconOf(language);
  const empty = new RegExp(
    `^(?:${lexicon.linking}|${lexicon.stop}|${lexicon.question}|${lexicon.dangling}|${lexicon.pronoun}|works?|explain|mean|[\\p{sc=Latin}\\p{sc=Cyrillic}])$`,
    'iu',
  );
  const terms: string[] = [];
  let run: string[] = [];
  const flush = (): void => {
    const term = run.join(['ja', 'zh', 'th'].includes(language) ? '' : ' ');
    if (term.length >= 2 && term.length <= 40 && !terms.includes(tidy(term))) terms.push(tidy(term));
    run = [];
  };
  for (const piece of new Intl.Segmenter(language, { granularity: 'word' }).segment(text.slice(0, 300))) {
    if (!piece.isWordLike) {
      if (/[\p{P}]/u.test(piece.segment)) flush();
      continue;
    }
    if (empty.test(piece.segment) || run.length >= longest) flush();
    if (!empty.test(piece.segment)) run.push(piece.segment);
  }
  flush();
  return terms;
}
