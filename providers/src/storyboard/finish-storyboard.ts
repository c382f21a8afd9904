import type { Brief } from '@scenewright/core/brief';
import type { Beat, Outline } from '@scenewright/core/outline';
import { sceneKindOf, type ChartShape, type KindWithContent, type SceneKind } from '@scenewright/core/scenes';
import { mostWordsOf, mostWordsShown, wordsShown } from '@scenewright/core/story-check';
import { StoryboardSceneSchema, type SceneIntent, type Storyboard, type StoryboardScene } from '@scenewright/core/storyboard'; // prettier-ignore
import { bareBeats } from './bare-beats.js';
import { cuesOf } from './cues.js';
import { hashOf } from './hash-of.js';
import { unsaidCost } from './unsaid.js';
import { withinWords } from './word-budget.js';
import { sceneOptions, toolsFor, type SceneOption } from './scene-options.js';

/** What a storyboard takes besides its scenes. */
export type StoryFrame = Omit<Storyboard, 'version' | 'title' | 'scenes' | 'warnings'>;

const intents: Readonly<Record<Beat['purpose'], SceneIntent>> = {
  open: 'hook',
  context: 'context',
  evidence: 'evidence',
  turn: 'comparison',
  resolution: 'resolution',
  close: 'call_to_action',
};

/**
 * Makes the storyboard of an outline, whoever wrote it: settles the kind of each scene, and adds cues, seeds and
 * weights. A beat that no kind takes is shown by its words.
 * @param chart the shape of chart that is asked for
 */
export function finishStoryboard(outline: Outline, frame: StoryFrame, brief: Brief, chart?: ChartShape): Storyboard {
  const used = new Map<SceneKind, number>();
  const recent: SceneKind[] = [];
  let answers: SceneKind | undefined;
  const tools = { ...toolsFor(outline), chart };
  const isBare = bareBeats(outline, brief.prompt);
  const scenes = outline.beats.map((beat, index): StoryboardScene => {
    const options = sceneOptions(beat, { ...tools, opens: index === 0 }).map(({ scene, score }) => {
      const cut = withinWords(clean(scene), outline.language);
      return { scene: cut, score: score - unsaidCost(beat, cut, outline.title) };
    });
    // Questions and answers of one film are pairs of one kind, two in a row at most.
    const isRow = recent.length >= 2 && recent.slice(-2).every((kind) => kind === answers);
    const asked =
      beat.evidence.type === 'answer' && !isRow ? options.filter(({ scene }) => scene.kind === answers) : [];
    const option =
      asked.find(({ scene }) => fits(clean(scene)) && wordsShown(scene, outline.language) <= mostWordsOf(scene.kind)) ??
      best(options, beat, { used, recent, language: outline.language, chart, bare: isBare(beat) });
    const scene = option
      ? clean(option.scene)
      : ({ kind: 'callout', content: { text: beat.claim } } as KindWithContent);
    const made = sceneOf(scene, beat, index, brief);
    used.set(made.kind, (used.get(made.kind) ?? 0) + 1);
    recent.push(made.kind);
    // One long answer in lines sets no form for the others.
    if (beat.evidence.type === 'answer' && wordsShown(made, outline.language) <= mostWordsShown.atAGlance) answers ??= made.kind; // prettier-ignore
    return made;
  });
  if (scenes[0]) scenes[0].intent = 'hook';
  return {
    version: 1,
    title: outline.title,
    ...frame,
    narrated: frame.narrated && scenes.some(({ narration }) => narration !== null),
    scenes,
    warnings: outline.warnings,
  };
}

/** What type alone costs where no picture can stand beside it: less than what shows its words wrongly would. */
const bareCost = 0.3;

/** What a surface costs in a film that has another: one film is one world. Less than what would leave its words out. */
const secondSurfaceCost = 0.45;

/** Whether a kind is another thing to write on than one that the film has. */
const isSecondSurface = (kind: SceneKind, used: ReadonlyMap<SceneKind, number>): boolean =>
  sceneKindOf(kind).surface === true && [...used.keys()].some((other) => other !== kind && sceneKindOf(other).surface);

/** What a choice of a kind depends on besides the beat. */
interface Film {
  used: ReadonlyMap<SceneKind, number>;
  recent: readonly SceneKind[];
  language: string;
  chart: ChartShape | undefined;
  /** Its words name nothing that can be drawn beside them. */
  bare: boolean;
}

/** The option with the best score, less what repetition costs; one that breaks its kind's limits is none. */
function best(
  options: readonly SceneOption[],
  beat: Beat,
  { used, recent, language, chart, bare }: Film,
): SceneOption | undefined {
  const parts = 'items' in beat.evidence ? beat.evidence.items.length : 0;
  const [last, before] = [recent.at(-1), recent.at(-2)];
  return [...options]
    .map((option) => {
      const { kind } = option.scene;
      // Who asks for a pie chart has one, wherever the figures make one.
      if (chart !== undefined && sceneKindOf(kind).chart === chart) return { option, score: option.score + 1 };
      const times = used.get(kind) ?? 0;
      const row = kind === last ? (kind === before ? 0.9 : 0.36) : 0;
      // What is still too full to be read at a glance gives way to another kind.
      const isLong = wordsShown(option.scene, language) > mostWordsShown.atAGlance;
      const full = isLong && sceneKindOf(kind).reading === 'glance' ? 0.35 : 0;
      const small = isLong && sceneKindOf(kind).fewWords ? 0.3 : 0;
      const stray = isSecondSurface(kind, used) && !bare ? secondSurfaceCost : 0;
      const alone = bare && sceneKindOf(kind).typeAlone ? bareCost : 0;
      // A kind that leaves things out gives way to one that holds them all.
      const lost = partsOf(option.scene) < parts && options.some(({ scene }) => partsOf(scene) >= parts) ? 0.5 : 0;
      return { option, score: option.score - row - full - small - stray - alone - lost - Math.min(0.3, times * 0.06) };
    })
    .sort((a, b) => b.score - a.score)
    .map(({ option }) => option)
    .find((option) => fits(clean(option.scene)));
}

const partsOf = ({ content }: KindWithContent): number =>
  Math.max(0, ...Object.values(content).map((value) => (Array.isArray(value) ? value.length : 0)));

const probe = { id: 's1', intent: 'evidence', narration: null, cues: [], subject: '', weight: 1, seed: 1 };
const fits = (scene: KindWithContent): boolean => StoryboardSceneSchema.safeParse({ ...probe, ...scene }).success;

function sceneOf(scene: KindWithContent, beat: Beat, index: number, brief: Brief): StoryboardScene {
  const narration = beat.spoken;
  const whole = {
    id: `s${index + 1}`,
    intent: intents[beat.purpose],
    narration,
    cues: narration ? cuesOf(scene, narration) : [],
    subject: beat.subject,
    weight: weightOf(scene, beat),
    seed: hashOf(`${brief.seed}|${scene.kind}|${JSON.stringify(scene.content)}`),
    ...scene,
  };
  const checked = StoryboardSceneSchema.safeParse(whole);
  return checked.success
    ? checked.data
    : ({ ...whole, kind: 'callout', content: { text: beat.claim }, cues: [] } as StoryboardScene);
}

function weightOf({ kind }: KindWithContent, { purpose, spoken }: Beat): number {
  if (purpose === 'close') return 0.7;
  const { arc, weight = 1 } = sceneKindOf(kind);
  // What has been seen before is looked back on; what is said for the first time takes its time.
  return purpose === 'resolution' && spoken === null && arc !== 'opens' ? 0.35 : weight;
}

/** Drops what is undefined or empty, so that equal content is equal as JSON. */
function clean({ kind, content }: KindWithContent): KindWithContent {
  return {
    kind,
    content: Object.fromEntries(
      Object.entries(content as Record<string, unknown>).filter(([, value]) => value !== undefined && value !== ''),
    ),
  } as KindWithContent;
}
