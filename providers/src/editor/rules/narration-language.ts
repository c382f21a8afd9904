import { canonicalJson } from '@scenewright/core/determinism';
import type { Planner } from '@scenewright/core/generation';
import { languages } from '@scenewright/core/language';
import type { Storyboard } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { languagePacks } from '../../languages/registry.js';
import { editRule, scores } from '../edit-rule.js';
import { wish, type EditState, type Outcome } from '../edit-state.js';
import { narrate } from '../texts/scene-text.js';
import { narrationWord } from '../turning.js';

/** The language that is spoken: "narrate it in French". */
export const narrationLanguage = editRule({
  id: 'narration-language',
  score: scores.named,
  examples: [{ instruction: 'narrate it in French', language: 'en', expects: {} }],
  video({ plain, text }, state) {
    if (/⟦/u.test(text)) return null;
    const says = narrationWord.test(plain) || /^(?:translate|speak|say)\b/u.test(plain);
    if (!says) return null;
    const language = languageIn(plain);
    if (!language) return null;
    if (!state.brief.multiScene) return { refused: 'A single-scene video has no narration.' };
    if (/^translate\b/u.test(plain) && !narrationWord.test(plain))
      return {
        refused:
          'The texts on screen can\'t be translated offline; "narrate it in French" puts the narration into another language as far as it goes.',
      };
    const { storyboard } = state;
    if (storyboard.narrationLanguage === language.code)
      return { refused: `The narration is in ${language.name} already.` };
    return { done: `Narrated in ${language.name}`, plan: (draft, planner) => retell(draft, language, planner) };
  },
});

let byName: Map<string, (typeof languages)[number]> | undefined;

/** Made when an edit first asks for it: Intl loads the names of every language for it. */
function languageNamed(name: string): (typeof languages)[number] | null {
  if (!byName) {
    byName = new Map(
      languages.flatMap((language) =>
        [language.name, language.nativeName, ...translatedNames(language.code)].map((each) => [
          each.toLowerCase(),
          language,
        ]),
      ),
    );
    byName.set(
      'mandarin',
      languages.find(({ code }) => code === 'zh')!,
    );
  }
  return byName.get(name) ?? null;
}

function translatedNames(code: string): string[] {
  return languagePacks.map(
    ({ code: locale }) => new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code,
  );
}

function languageIn(plain: string): (typeof languages)[number] | null {
  const found =
    /(?<![\p{L}])(?:in(?:to)?|to|be|speak)\s+([\p{L}]+)(?:\s+language)?$/u.exec(plain)?.[1] ??
    /\b([\p{L}]+) (?:narration|voice(?:[- ]?over)?|narrator)$/u.exec(plain)?.[1];
  return found ? languageNamed(found) : null;
}

/** The planner says the facts of the prompt in another language; scenes that it does not plan any more stay silent. */
async function retell(state: EditState, to: (typeof languages)[number], planner: Planner): Promise<Outcome> {
  const { storyboard, brief } = state;
  const back = to.code === storyboard.language.slice(0, 2);
  const planned = await planner.plan({ ...brief, narration: true, narrationLanguage: back ? null : to.code });
  const narrations = new Map(planned.scenes.map((scene) => [sayingKey(scene), scene.narration]));
  const texts = storyboard.scenes.map((scene) => narrations.get(sayingKey(scene)) ?? null);
  const changed = texts.some((text, index) => text !== null && text !== storyboard.scenes[index]!.narration);
  if (!changed && !back)
    return {
      refused: `Offline there is no translator, and nothing of this video can be said in ${to.name} without one. Make the video from a prompt in ${to.name} instead.`,
    };
  for (const [index, scene] of storyboard.scenes.entries()) narrate(scene, texts[index]!);
  storyboard.narrationLanguage = to.code;
  storyboard.narrated = true;
  wish(state, 'narrationLanguage', to.code);
  if (brief.narration === false) wish(state, 'narration', true);
  const silent = texts.filter((text) => text === null).length;
  return {
    done: `Narrated in ${to.name}${silent > 0 ? ` (${silent} of ${texts.length} scenes stay silent: there is no translator offline)` : ''}`,
  };
}

/** What a scene says: its picture may be another where it is told in other words. */
const sayingKey = (scene: Storyboard['scenes'][number]): string =>
  canonicalJson({ kind: scene.kind, shown: onScreenText(scene) });
