/** A generation model as the interface offers it (2.3). What a provider behind it is called is not its matter. */
export interface Model {
  id: string;
  label: string;
  description: string;
  multiScene: boolean;
  supports: { narration: boolean; music: boolean; effects: boolean; aiVideo: boolean };
  /** Suggested lengths in seconds. */
  durationOptions: number[];
  maxDurationSeconds: number;
  /** Length when the request names none (interface 4.2). */
  defaultDurationSeconds: number;
  /** Credits that must be there before a multi-scene job starts; null for single-scene models. */
  minCreditsToStart: number | null;
  /** The whole price of a single-scene job; null for multi-scene models. */
  flatCreditEstimate: number | null;
  requiresPaidPlan: boolean;
  /** False for models that are accepted but not in the catalogue (decisions, fine point 15). */
  listed: boolean;
  default: boolean;
}

const multiScene = {
  multiScene: true,
  supports: { narration: true, music: true, effects: true, aiVideo: true },
  durationOptions: [15, 30, 60, 120],
  maxDurationSeconds: 120,
  defaultDurationSeconds: 30,
  minCreditsToStart: 7,
  flatCreditEstimate: null,
  requiresPaidPlan: false,
  listed: true,
  default: false,
};
const singleScene = {
  multiScene: false,
  supports: { narration: false, music: false, effects: false, aiVideo: false },
  durationOptions: [15, 30, 60],
  maxDurationSeconds: 60,
  defaultDurationSeconds: 15,
  minCreditsToStart: null,
  flatCreditEstimate: 5,
  requiresPaidPlan: false,
  listed: true,
  default: false,
};

export const models: readonly Model[] = [
  {
    ...multiScene,
    id: 'gen-6',
    label: 'Gen 6',
    description: 'The most capable model, for complex story-driven videos.',
    requiresPaidPlan: true,
  },
  {
    ...multiScene,
    id: 'gen-6-fast',
    label: 'Gen 6 Fast',
    description: 'Faster and cheaper, for most videos.',
    default: true,
  },
  { ...multiScene, id: 'gen-5', label: 'Gen 5', description: 'For simpler videos.' },
  {
    ...singleScene,
    id: 'gen-4',
    label: 'Gen 4',
    description: 'Single-scene motion graphics without voiceover or AI footage.',
  },
  {
    ...singleScene,
    id: 'gen-3',
    label: 'Gen 3',
    description: 'Single-scene motion graphics drawn by code alone.',
    listed: false,
  },
];

/** The models of `GET /v1/models`. */
export function listedModels(catalogue: readonly Model[] = models): Model[] {
  return catalogue.filter((model) => model.listed);
}

export function findModel(id: string, catalogue: readonly Model[] = models): Model | undefined {
  return catalogue.find((model) => model.id === id);
}

/** @throws when a catalogue has not exactly one default. */
export function defaultModel(catalogue: readonly Model[] = models): Model {
  const defaults = catalogue.filter((model) => model.default);
  if (defaults.length !== 1) throw new Error(`a model catalogue has one default, not ${defaults.length}`);
  return defaults[0]!;
}
