/** A kicker that is nothing but a number: "4", "٤", "4." */
const bareNumber = /^(\p{Nd}{1,2})[.)、]?$/u;

interface Numbered {
  index?: number | undefined;
  kicker?: string | undefined;
}

/** What a scene says beside its place in a row of steps. */
export interface StepContent {
  /** The number of the step, as it is written; null where the scene is none. */
  step: string | null;
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
  const inWords = bareNumber.exec(kicker?.trim() ?? '')?.[1];
  const found: StepContent =
    typeof index === 'number'
      ? { step: write(index), content: { ...rest, ...(kicker === undefined || inWords ? {} : { kicker }) } }
      : inWords
        ? { step: inWords, content: rest }
        : { step: null, content };
  kept.set(content, found);
  return found;
}
