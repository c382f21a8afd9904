import type { Brief } from '@scenewright/core/brief';
import { wordsIn } from '../../reading/clauses.js';
import type { Point } from '../../reading/point.js';
import { subjectOf } from '../subject-name.js';
import { headedTopic } from './headed-topic.js';
import { isShownItself } from './shown-itself.js';
import { questionTopic, sentenceTopic } from './sentence-topic.js';
import { named, opensWithArticle, withoutArticle } from './title-words.js';
import type { Topic, TopicSource } from './topic-source.js';

/**
 * The topic, from the first of these that there is: a heading, a question, the words that a request is about
 * ("… for Nimbora, our weather app"), a short first sentence, a name that comes again, the brand.
 */
export function topicOf(all: readonly Point[], language: string, brief: Brief, documentTitle: string): Topic {
  // What a film ends on is not what it is about.
  const points = all.filter(({ role }) => role !== 'ending');
  const [first] = points;
  const fallback = brief.brand?.name?.trim() || documentTitle;
  const unnamed = { ...named(fallback, language), used: [] };
  if (!first) return unnamed;
  const source: TopicSource = { points, first, language, prompt: brief.prompt, fallback };
  if (isShownItself(source)) return unnamed;
  return (
    headedTopic(source) ??
    questionTopic(source) ??
    sentenceTopic(source) ?? { ...unnamed, short: fallback ? unnamed.short : subjectOf(first.sentence, language) }
  );
}

/** What a request says that its documents are about; the name that a document gives the same thing is better. */
export function subjectTopic(subject: string, documentTitle: string, language: string): Topic {
  const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  const own = words(subject).filter((word) => !opensWithArticle(`${word} `));
  const isNamed = documentTitle !== '' && words(documentTitle).some((word) => own.includes(word));
  const isName = /(?<=\s)\p{Lu}/u.test(documentTitle) || wordsIn(documentTitle) > wordsIn(subject);
  const bare = wordsIn(subject) > 3 ? withoutArticle(subject) : subject;
  return { ...named(isNamed && isName ? documentTitle : bare, language), used: [] };
}
