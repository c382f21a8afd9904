import type { Beat } from '@scenewright/core/outline';
import { wordsIn } from '../reading/clauses.js';
import { playbooks } from '../treatment/playbooks.js';
import { beat, spokenOf } from './beats.js';
import { claimOf } from './claim.js';
import { facetsOf } from './facets.js';
import type { StoryNode } from './node.js';
import { sentence } from './spoken.js';
import type { StoryContext } from './story-context.js';
import { openingSentence } from './telling/openings.js';
import type { Topic } from './topic/topic-source.js';

/** The first beat: the name with what it is, the question, or none where the strongest claim opens. */
export function openingBeat(topic: Topic, nodes: readonly StoryNode[], context: StoryContext): Beat | undefined {
  const { language, genre, brief } = context;
  const { opening } = playbooks[genre];
  if (topic.title === '') return undefined;
  if (opening === 'quote' && nodes[0]?.alternatives[0]?.[0]?.evidence.type === 'quote' && topic.used.length === 0)
    return undefined;
  const brand = brief.brand?.name?.trim();
  // "my grandparents Rosa and Emil" are somebody's: the film says their names, and so does the voice.
  const [only, ...others] = topic.used;
  const isCut = only !== undefined && others.length === 0 && topic.subtitle === '' && only.text.indexOf(topic.title) > 0; // prettier-ignore
  // "what is a heat pump." asks, though its mark was never typed.
  const isAsked = /[?？؟]$/u.test(topic.title) && only !== undefined && !/[?？؟]/u.test(only.text);
  const words = topic.spoken !== undefined ? sentence(topic.spoken, context) : only && !isCut && !isAsked ? spokenOf(topic.used, context) : sentence(topic.title, context); // prettier-ignore
  const said = sentence(openingSentence(words, context), context);
  return beat(
    {
      purpose: 'open',
      claim: topic.title,
      ...(topic.subtitle
        ? { support: wordsIn(topic.subtitle) <= 14 ? topic.subtitle : claimOf(topic.subtitle, language, 90) }
        : {}),
      ...(brand && brand.toLowerCase() !== topic.title.toLowerCase() ? { kicker: brand } : {}),
      evidence: /[?？؟]$/u.test(topic.title) ? { type: 'question', text: topic.title } : { type: 'picture' },
      spoken: said,
      // A name alone says nothing of what it is.
      ...(topic.subtitle && wordsIn(topic.title) < 3 ? {} : { spokenShort: sentence(topic.title, context) }),
      picture: `${topic.title} ${topic.subtitle}`,
      importance: 1,
    },
    context,
  );
}

/** The opening alone, or where its sentence says when and where too, a shot for each. */
export function openingNode(opening: Beat, topic: Topic, context: StoryContext): StoryNode {
  const [point, ...others] = topic.used;
  // What its title has left out of the sentence is not said again by its parts.
  const isWhole = point && others.length === 0 && topic.subtitle === '' && opening.claim === claimOf(point.text, context.language); // prettier-ignore
  const facets = isWhole && opening.evidence.type !== 'question' ? facetsOf(point, context) : undefined;
  if (!facets) return { alternatives: [[opening]], importance: 1 };
  const spoken = opening.spoken === null ? null : sentence(facets.core.text, context);
  const first = { ...opening, claim: claimOf(facets.core.text, context.language), spoken, spokenShort: undefined };
  return { alternatives: [[opening], [first, ...facets.beats]], importance: 1 };
}
