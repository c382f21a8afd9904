import { languageOf } from '../../src/language/languages.js';
import type { Planner } from '../../src/generation/planner.js';
import { seedOf } from '../../src/determinism/seed.js';
import type { Storyboard, StoryboardScene } from '../../src/storyboard/storyboard.js';

/** A small honest planner: the first sentence is the title, each further one a callout that is read out. */
export function createSentencePlanner(): Planner {
  return {
    async plan(brief, { signal } = {}) {
      signal?.throwIfAborted();
      const sentences =
        brief.prompt
          .match(/[^.!?。！？]+[.!?。！？]*/gu)
          ?.map((each) => each.trim())
          .filter(Boolean) ?? [];
      const isNarrated = brief.narration !== false;
      const language = brief.narrationLanguage ?? 'en';
      const scenes = (sentences.length > 0 ? sentences : [brief.prompt])
        .slice(0, 20)
        .map((sentence, index): StoryboardScene => ({
          id: `s${index + 1}`,
          intent: index === 0 ? 'hook' : 'evidence',
          narration: isNarrated ? sentence.slice(0, 900) : null,
          cues: [],
          subject: '',
          weight: 1,
          seed: seedOf([brief.seed, sentence]),
          ...(index === 0
            ? { kind: 'title', content: { title: sentence.slice(0, 110) } }
            : { kind: 'callout', content: { text: sentence.slice(0, 220) } }),
        }));
      const storyboard: Storyboard = {
        version: 1,
        title: (sentences[0] ?? brief.prompt).slice(0, 120),
        language,
        narrationLanguage: language,
        direction: languageOf(language).direction,
        style: brief.style ?? 'taste-default',
        mood: 'calm',
        narrated: isNarrated,
        music: brief.music !== false,
        effects: brief.effects,
        captions: isNarrated ? { skin: 'plain', position: 'bottom' } : null,
        scenes,
        warnings: [],
      };
      return storyboard;
    },
  };
}
