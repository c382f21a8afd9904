import type { Brief } from '@scenewright/core/brief';
import { StageFailure } from '@scenewright/core/errors';
import { storyWarnings } from '@scenewright/core/story-check';
import { StoryboardSchema, type Storyboard } from '@scenewright/core/storyboard';
import { stylePacks } from '@scenewright/core/style';
import { lookAsked } from '../art-direction/look-asked.js';
import { hasPhrases } from '../planner/words/phrases.js';
import type { StyleHint } from '../planner/style-choice.js';
import { withinTime } from '../outline/summary.js';
import { writeOutline } from '../outline/write-outline.js';
import { readBrief } from '../reading/read-brief.js';
import { treat, type Treated } from '../treatment/treat.js';
import { finishStoryboard, type StoryFrame } from './finish-storyboard.js';
import { mendStory } from './mend-story.js';
import { wishWarnings } from './wish-warnings.js';
import { sourceClauses } from './source-clauses.js';
import { storySourceOf, withWorkedOut } from './story-source.js';

/**
 * Plans a video by rules alone: reading, treatment, outline, storyboard. Deterministic; it states nothing that the
 * prompt and its documents do not.
 */
export function planStory(brief: Brief, packs: readonly StyleHint[] = stylePacks): Storyboard {
  const { reading, warnings } = withinTime(readBrief(brief), brief.durationSeconds);
  const treated = treat(reading, brief, packs);
  const outline = writeOutline(treated, brief);
  outline.warnings.unshift(...warnings);
  if (!hasPhrases(reading.language))
    outline.warnings.push({
      code: 'language_basic',
      message: `The planner has no phrase table for "${reading.language}"; the video uses the words of the prompt alone.`,
    });
  const { chart } = reading.wishes;
  const storyboard = finishStoryboard(outline, frameOf(treated, brief.prompt), brief, chart?.shape);
  const kinds = storyboard.scenes.map(({ kind }) => kind);
  storyboard.warnings.push(...wishWarnings(reading.wishes, kinds, brief));
  const checked = StoryboardSchema.safeParse(storyboard);
  if (!checked.success)
    throw new StageFailure(
      'plan',
      'invalid_storyboard',
      `The planner made a storyboard that breaks its own rules: ${checked.error.issues[0]?.path.join('.')}: ${checked.error.issues[0]?.message}`,
      { retryable: false, remedy: 'Please report the prompt; simpler wording may help meanwhile.' },
    );
  const source = withWorkedOut(storySourceOf(reading, brief), outline.warnings);
  const mended = mendStory(checked.data, { ...source, clauses: sourceClauses(reading) });
  return { ...mended.storyboard, warnings: [...checked.data.warnings, ...storyWarnings(mended.findings)] };
}

/** What a storyboard takes besides its scenes, as the request and the directions of its prompt ask. */
export function frameOf(treated: Treated, prompt: string): StoryFrame {
  const { reading } = treated;
  const { wishes } = reading;
  return {
    language: reading.language,
    narrationLanguage: treated.narrationLanguage,
    direction: reading.direction,
    style: treated.style,
    ...(treated.styleAsked && { subjectColors: [] }),
    art: { light: 'day', ...lookAsked(prompt, reading.directions) },
    mood: treated.treatment.mood,
    narrated: treated.narrated,
    music: treated.music,
    effects: treated.effects,
    captions: treated.captionSkin
      ? { skin: treated.captionSkin, position: 'bottom', ...(treated.captionsAsked ? {} : { sparing: true }) }
      : null,
    ...(wishes.aspectRatio ? { aspectRatio: wishes.aspectRatio } : {}),
  };
}
