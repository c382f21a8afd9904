import type { CheckedScene, CheckedStory } from '../checked-scene.js';
import { isSameWord, plainWords, quoted } from '../plain-text.js';
import type { StoryFinding } from '../story-finding.js';
import type { StoryRule } from '../story-rule.js';
import type { StorySource } from '../story-source.js';

/** Of the words of a clause that say something, so many stand where it is told: it may be put in other words in part. */
const coveredShare = 0.6;
/** Of the words of a sentence, so many make a scene the one that tells it. */
const homeShare = 0.3;

/** Every clause is shown or spoken: a screen may be shorter than its sentence where the voice carries the rest. */
export const lostClauses: StoryRule = {
  codes: ['clause_lost'],
  find: (story, source) => lostClausesIn(story, source, () => false),
};

/** Clauses that are told nowhere. @param lacks whether a clause that is told in its words lacks something nevertheless */
export function lostClausesIn(
  { scenes, storyboard }: CheckedStory,
  { clauses = [], language }: StorySource,
  lacks: (clause: string) => boolean,
): StoryFinding[] {
  // prettier-ignore
  // What a voice says in another language can't be compared word by word.
  if (clauses.length === 0 || (storyboard.narrated && base(storyboard.narrationLanguage) !== base(language)))
      return [];
  const said = scenes.map((scene) => new Set(wordsOf(scene, language)));
  // A sentence may go on in the next scene.
  const places = said.map((words, at) => [...words, ...(said[at + 1] ?? [])]);
  return clauses.flatMap(({ text, sentence }) => {
    const wanted = telling(text, language);
    if (wanted.length < 2 || (!lacks(text) && places.some((place) => share(wanted, place) >= coveredShare))) return [];
    const whole = telling(sentence, language);
    const home = scenes
      // Of a sentence that goes on over many scenes, the one that tells this part.
      .map((scene, at) => ({
        scene,
        share: Math.max(share(whole, [...said[at]!]), share(wanted, [...said[at]!]) * 0.9),
      }))
      .sort((a, b) => b.share - a.share)[0];
    return [
      {
        ...{ code: 'clause_lost' as const, sceneId: home && home.share >= homeShare ? home.scene.id : null },
        message: `Neither shown nor spoken: ${quoted(text)}.`,
        remedy: `Say it in the narration, or show it: ${quoted(sentence)}.`,
        ...{ says: sentence, clause: text },
      },
    ];
  });
}

const base = (language: string): string => language.split('-')[0]!;
const wordsOf = ({ shownText, narration }: CheckedScene, language: string): string[] => plainWords(`${shownText}\n${narration}`, language); // prettier-ignore

/** The words that say something; those of scripts that write short words whole. */
const telling = (text: string, language: string): string[] => plainWords(text, language).filter((word) => word.length > 3 || !/^\p{sc=Latin}+$/u.test(word)); // prettier-ignore

const share = (wanted: readonly string[], place: readonly string[]): number =>
  wanted.filter((word) => place.some((each) => isSameWord(each, word))).length / Math.max(1, wanted.length);
