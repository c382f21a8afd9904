import { sceneKindOf, type SceneKind } from '@scenewright/core/scenes';
import { mostWordsOf, wordsShown } from '@scenewright/core/story-check';
import { StoryboardSceneSchema, type StoryboardScene } from '@scenewright/core/storyboard';
import { arrange } from '../../pictures/arrange.js';
import { motifOf } from '../../pictures/motif.js';
import { asCloseUp, onBackdrop } from './shots.js';
import { onScreenText } from '@scenewright/core/timing';

/** A scene of few words with a picture as a close-up of that. */
export const asNear = (scene: StoryboardScene): StoryboardScene[] => [asCloseUp(scene) ?? []].flat();

/** Kinds that show a sentence as it is, what is drawn and fits any film first, with the field that holds it. */
const statements = { 'pinned-note': 'text', callout: 'text', section: 'title', blackboard: 'text', backdrop: 'title' } as const satisfies Partial<Record<SceneKind, string>>; // prettier-ignore
type Statement = keyof typeof statements;
const isStatement = (kind: SceneKind): kind is Statement => kind in statements;

/** The other kinds that show the same words: a sentence, a question with its answer, a thing that is only seen. */
export const otherwise =
  (language: string) =>
  (scene: StoryboardScene): StoryboardScene[] => [...asNear(scene), ...stated(scene, language), ...answered(scene), ...onlySeen(scene, language)]; // prettier-ignore

function stated(scene: StoryboardScene, language: string): StoryboardScene[] {
  const { kind, content, cues } = scene;
  const said: Record<string, unknown> = content;
  const line = isStatement(kind) || kind === 'close-up' ? said[isStatement(kind) ? statements[kind] : 'title'] : undefined; // prettier-ignore
  // What has more to say than a line and what stands above it would lose that.
  if (typeof line !== 'string' || typeof said['caption'] === 'string') return [];
  const above = said['kicker'] ?? (typeof said['index'] === 'number' ? String(said['index']) : undefined);
  const picture = said['picture'];
  return Object.entries(statements).flatMap(([as, field]) => {
    const shown = {
      ...{ [field]: line, ...(above ? { kicker: above } : {}) },
      ...(as === 'backdrop' ? { motif: motifOf(line, language) } : picture ? { picture } : {}),
    };
    const moved = cues.map((cue) => (cue.element === 'text' || cue.element === 'title' ? { ...cue, element: field } : cue)); // prettier-ignore
    const { arrangement: _, ...rest } = scene;
    return as === kind ? [] : withinLimits({ ...rest, ...placed(scene, as as Statement, picture !== undefined), kind: as, content: shown, cues: moved.filter(({ element }) => element === field) } as StoryboardScene, language); // prettier-ignore
  });
}

/** A kind that has a place for the picture shows it there and nowhere else; any other needs one beside its words. */
function placed(scene: StoryboardScene, as: Statement, isPictured: boolean): Pick<StoryboardScene, 'arrangement'> {
  if (sceneKindOf(as).placesPicture) return {};
  const arrangement = scene.arrangement ?? (isPictured ? arrange(scene, [], 'own') : undefined);
  return arrangement === undefined ? {} : { arrangement };
}

/** A question and its answer as somebody's line, as an entry, or as a statement below its question. */
function answered(scene: StoryboardScene): StoryboardScene[] {
  const { kind, content } = scene;
  const [question, answer] = kind === 'speech-bubbles' ? [content.question, content.answer] : kind === 'definition' ? [content.term, content.definition] : []; // prettier-ignore
  if (question === undefined || answer === undefined) return [];
  return [
    { kind: 'speech-bubbles', content: { question, answer } },
    { kind: 'definition', content: { term: question, definition: answer } },
    { kind: 'callout', content: { text: answer, kicker: question } },
  ].flatMap((as) => (as.kind === kind ? [] : withinLimits({ ...scene, ...as, cues: [] } as StoryboardScene, '')));
}

/** A thing that is seen while a voice goes on, as forms that move. */
const onlySeen = (scene: StoryboardScene, language: string): StoryboardScene[] =>
  scene.kind === 'close-up' && onScreenText(scene).length === 0
    ? [{ ...scene, ...onBackdrop(scene, motifOf(scene.narration ?? scene.subject, language), scene.seed), narration: scene.narration, drawings: [] } as StoryboardScene] // prettier-ignore
    : [];

function withinLimits(scene: StoryboardScene, language: string): StoryboardScene[] {
  const { data } = StoryboardSceneSchema.safeParse(scene);
  return data && wordsShown(data, language || 'en') <= mostWordsOf(data.kind) ? [data] : [];
}
