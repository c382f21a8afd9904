import { packLessons, type Lesson, type PackedLessons } from '../learning/recurrent/pack-lessons.js';
import { buckets, featuresOf, wideBuckets } from './features.js';
import { roles } from './role.js';
import { tokenize } from './tokens.js';
import { variantOf, type Beside, type MarkedText } from './variants.js';

/** What there is to learn from. */
export interface MarkedTexts {
  prompts: readonly MarkedText[];
  /** Single sentences; each is learned alone and as a part of a prompt of its language. */
  snippets: readonly MarkedText[];
}

/** In how many texts a feature must stand to be learned. */
const fewest = 3;

/** What makes the lessons of each pass, in which every prompt stands in one of the ways of `variantOf`. */
export function lessonMaker({ prompts, snippets }: MarkedTexts): (pass: number) => PackedLessons {
  const known = new Map([...prompts, ...snippets].map((one) => [one, lessonOf(one)]));
  const seen = seenIn([...known.values()]);
  const shared = ({ features, ...rest }: Lesson): Lesson => ({
    features: features.map((own) => (own as Int32Array).filter((bucket) => seen[bucket]! >= fewest)),
    ...rest,
  });
  const ofLanguage = new Map<string, Beside>();
  for (const { language } of prompts)
    if (!ofLanguage.has(language))
      ofLanguage.set(language, {
        prompts: prompts.filter((one) => one.language === language),
        snippets: snippets.filter((one) => one.language === language),
      });
  return (pass) => {
    const variants = prompts.flatMap((prompt) => Array.from({ length: prompt.ways ?? 1 }, (_, turn) => variantOf(prompt, ofLanguage.get(prompt.language)!, `${pass} ${turn}`))); // prettier-ignore
    const lessons = [...variants, ...snippets].map((one) => shared(known.get(one) ?? lessonOf(one)));
    return packLessons(lessons);
  };
}

/** In how many texts each feature stands, up to 255. */
function seenIn(lessons: readonly Lesson[]): Uint8Array {
  const seen = new Uint8Array(buckets + wideBuckets);
  for (const { features } of lessons) {
    const own = new Set<number>();
    for (const present of features as readonly Int32Array[]) for (const bucket of present) own.add(bucket);
    for (const bucket of own) if (seen[bucket]! < 255) seen[bucket]! += 1;
  }
  return seen;
}

function lessonOf({ text, spans, language }: MarkedText): Lesson {
  const tokens = tokenize(text, language);
  const truth = Uint8Array.from(tokens, (token) =>
    roles.indexOf(spans.find((span) => token.from < span.to && token.to > span.from)?.role ?? 'content'),
  );
  return {
    features: featuresOf(tokens, text, language),
    truth,
    seams: tokens.map(({ seam }) => seam),
  };
}
