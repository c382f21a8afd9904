import type { Brief } from '@scenewright/core/brief';
import type { Outline } from '@scenewright/core/outline';
import type { StoryFinding, StorySource } from '@scenewright/core/story-check';
import { StoryboardSchema, type Storyboard } from '@scenewright/core/storyboard';
import { wishWarnings } from '../storyboard/wish-warnings.js';
import { finishStoryboard } from '../storyboard/finish-storyboard.js';
import { frameOf } from '../storyboard/plan-story.js';
import type { Treated } from '../treatment/treat.js';
import { inventedWords, withOrigins } from './grounding.js';
import { jsonOf } from './json-answer.js';
import { readOutline } from './outline-schema.js';

export interface OutlineAnswer {
  outline: Outline;
  storyboard: Storyboard;
  /** Quotes, names and addresses that no source holds. */
  invented: StoryFinding[];
}

/** The outline of an answer and the film that it makes, before anything is mended; or what is wrong in lines for the model. */
export function readAnswer(answer: string, treated: Treated, brief: Brief, source: StorySource): OutlineAnswer | { faults: string[] } {
  const object = jsonOf(answer);
  if (object === undefined) return { faults: ['The answer holds no JSON object.'] };
  const read = readOutline(object, treated.reading.language);
  if ('faults' in read) return read;
  const outline = withOrigins(ownImages(read.outline, brief), source);
  if (treated.reading.wishes.title) outline.title = treated.reading.wishes.title;
  if (!treated.narrated) outline.beats = outline.beats.map((beat) => ({ ...beat, spoken: null }));
  const invented = inventedWords(outline, source);
  const known = outline.beats.flatMap(({ origin }, index) => (origin === 'model' ? [index + 1] : []));
  if (known.length > 0)
    outline.warnings.push({
      code: 'general_knowledge',
      message: `Scenes ${known.join(', ')} tell general knowledge of the language model: it is in no source. Please check it.`,
    });
  const { wishes } = treated.reading;
  const finished = finishStoryboard(outline, frameOf(treated, brief.prompt), brief, wishes.chart?.shape);
  finished.warnings.push(...wishWarnings(wishes, finished.scenes.map(({ kind }) => kind), brief));
  // In the record of each scene stands where its words come from.
  finished.scenes = finished.scenes.map((scene, index) => (outline.beats[index]?.origin === 'model' ? { ...scene, origin: 'model' as const } : scene));
  const checked = StoryboardSchema.safeParse(finished);
  if (!checked.success) return { faults: checked.error.issues.slice(0, 6).map(({ path, message }) => `${path.join('.')}: ${message}`) };
  return { outline, storyboard: checked.data, invented };
} // prettier-ignore

/** An image that nobody gave cannot be shown. */
function ownImages(outline: Outline, { images }: Brief): Outline {
  const given = new Set(images.map(({ asset }) => asset));
  const beats = outline.beats.map((beat) =>
    beat.evidence.type === 'image' && !given.has(beat.evidence.image)
      ? { ...beat, evidence: { type: 'picture' as const } }
      : beat,
  );
  return { ...outline, beats };
}
