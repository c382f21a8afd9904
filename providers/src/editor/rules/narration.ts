import type { Storyboard } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { asSpoken, enumerate } from '../../planner/words/spoken-sentence.js';
import { phrasesOf } from '../../planner/words/phrases.js';
import { editRule, scores } from '../edit-rule.js';
import { wish } from '../edit-state.js';
import { narrate, textsOf } from '../texts/scene-text.js';
import { narrationWord, turnsOff, turnsOn } from '../turning.js';

const bare =
  /^(?:turn on|switch on|\p{L}+) (?:back )?(?:narration|voice[- ]?overs?|voice|narrator|speaker)(?: on| back)?$/u;
/** The voice on and off. */
export const narration = editRule({
  id: 'narration',
  score: scores.found,
  examples: [
    { instruction: 'turn off the narration', language: 'en', expects: { narrated: false, 'brief.narration': false } },
    { instruction: 'sans voix', language: 'fr', expects: { narrated: false, 'brief.narration': false } },
  ],
  video({ plain, text }, state) {
    if (!narrationWord.test(plain) || /⟦/u.test(text) || /\b(?:scene|slide)\b/u.test(plain)) return null;
    const turnOn = turnsOff.test(plain)
      ? false
      : turnsOn.test(plain) || /^(?:narrate|make .*narrated)/u.test(plain)
        ? true
        : null;
    if (turnOn === null) return null;
    const { storyboard, brief } = state;
    if (!brief.multiScene) return { refused: 'A single-scene video has no narration.' };
    const isOn = storyboard.narrated && brief.narration !== false;
    // "use a calmer voice" asks for more than a voice.
    if (isOn === turnOn && turnOn && !bare.test(plain)) return null;
    if (isOn === turnOn) return { refused: `The video is ${turnOn ? 'narrated' : 'without narration'} already.` };
    storyboard.narrated = turnOn;
    wish(state, 'narration', turnOn);
    if (turnOn)
      for (const scene of storyboard.scenes)
        if (scene.narration === null) narrate(scene, spokenFrom(scene, storyboard.language));
    return { done: `Narration turned ${turnOn ? 'on' : 'off'}` };
  },
});

/** What a silent scene says aloud: its own words. */
function spokenFrom(scene: Storyboard['scenes'][number], language: string): string | null {
  const content = scene.content as Record<string, unknown>;
  const title = ['title', 'text', 'term', 'name'].map((key) => content[key]).find((value) => typeof value === 'string');
  const reading = { language, phrases: phrasesOf(language), topic: '' };
  const labels = textsOf(scene).flatMap(({ path, value }) =>
    /^(?:items|tiles|steps|phrases|events|places)\.\d+\.?(?:label|text|title|date)?$/u.test(path) &&
    typeof value === 'string'
      ? [value]
      : [],
  );
  const text =
    (title as string | undefined) ?? (labels.length > 0 ? enumerate(labels, reading) : onScreenText(scene).join('. '));
  return asSpoken(text.slice(0, 800), language) || null;
}
