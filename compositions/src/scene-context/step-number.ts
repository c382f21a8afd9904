/** A kicker that is nothing but a number: "4", "٤", "4." */
const bareNumber = /^(\p{Nd}{1,2})[.)、]?$/u;

/** A kicker that is a place in a ranking: "#4". */
const barePlace = /^#\s?(\p{Nd}{1,2})$/u;

interface Numbered {
  index?: number | undefined;
  kicker?: string | undefined;
}

/** What a scene says beside its place in a row of steps. */
export interface StepContent {
  /** The number of the step, as it is written; null where the scene is none. */
  step: string | null;
  /** It is the place of a ranking, which is half of what its scene says. */
  isPlace: boolean;
  /** The content without it. */
  content: object;
}

const kept = new WeakMap<object, StepContent>();

/**
 * The number of a step is drawn by the film, in one place and one size, whatever the kind of the scene; what is left is the
 * scene's own. One result for a content, so that what is kept for it is found again.
 */
export function stepContent(content: object, write: (value: number) => string): StepContent {
  const known = kept.get(content);
  if (known) return known;
  const { index, kicker, ...rest } = content as Numbered;
  const said = kicker?.trim() ?? '';
  const place = barePlace.exec(said)?.[1];
  const inWords = place ?? bareNumber.exec(said)?.[1];
  const isPlace = place !== undefined;
  const found: StepContent =
    typeof index === 'number'
      ? {
          step: write(index),
          isPlace: false,
          content: { ...rest, ...(kicker === undefined || inWords ? {} : { kicker }) },
        }
      : inWords
        ? { step: inWords, isPlace, content: rest }
        : { step: null, isPlace, content };
  kept.set(content, found);
  return found;
}
