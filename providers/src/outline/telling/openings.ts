import type { Genre } from '@scenewright/core/outline';
import { alternatives, contextWords } from '../../languages/any-word.js';
import type { StoryContext } from '../story-context.js';
import { filled, inSentence, opensWith, plainSentence, tellingOf } from './frame.js';

/** Genres that speak of what is there now: of a life or of news nobody knows whether it "is". */
const present: ReadonlySet<Genre> = new Set(['promo', 'place', 'job-ad', 'fundraising', 'announcement', 'event', 'explainer', 'testimonial']); // prettier-ignore

/** The first words of a film as a sentence: "Pilo is a notebook that …", "This is how a bill becomes a law". */
export function openingSentence(spoken: string, context: StoryContext): string {
  const words = tellingOf(context.language);
  const text = plainSentence(spoken);
  if (!words || text === undefined) return spoken;
  const { how, here, inNumbers, is } = words;
  if (how && opensWith(how[0]).test(text)) return filled(how[1], text.charAt(0).toLowerCase() + text.slice(1));
  const small = inSentence(text, context);
  if (here && inNumbers && small && opensWith(here[0]).test(text) && new RegExp(`\\s(?:${alternatives(inNumbers)})$`, 'iu').test(text)) return filled(here[1], small); // prettier-ignore
  const apposition = is && /^(\p{Lu}[^,;:–—]{1,43}), ([^;:]{6,140})$/u.exec(text);
  // "Our caretaker since 1991": what holds since then has another tense.
  const isNow =
    apposition &&
    !opensWith(contextWords('introduces')).test(text) &&
    opensWith(is[0]).test(apposition[2]!) &&
    !/\p{Nd}{4}/u.test(apposition[2]!);
  return isNow && present.has(context.genre) ? filled(is[1], apposition[1]!, apposition[2]!) : spoken;
}
