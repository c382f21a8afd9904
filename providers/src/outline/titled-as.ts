import { wordsIn } from '../reading/clauses.js';
import type { Topic } from './topic/topic-source.js';

/** Words of a topic that stand under a title without being told again. */
const mostUnder = 3;

/** The topic of a film whose request says what it is called: what it is about stands under that name, or is told. */
export function titledAs(title: string, found: Topic): Topic {
  const isName = found.title !== '' && wordsIn(found.title) <= mostUnder && found.title.toLowerCase() !== title.toLowerCase(); // prettier-ignore
  const isSame = found.title.toLowerCase() === title.toLowerCase();
  return {
    title,
    subtitle: isSame ? found.subtitle : isName ? found.title : '',
    short: title,
    used: isName || isSame ? found.used : [],
    spoken: title,
  };
}
