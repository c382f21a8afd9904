import { alternatives, contextWords } from '../languages/any-word.js';
import { lazyPattern } from '../languages/lazily.js';

const remainder = lazyPattern(() => `^(?:${alternatives(contextWords('rest'))})(?![\\p{L}\\p{M}])`, 'iu');

/** Whether a label names what is left over of a whole: it is one of its parts, and leads none of them. */
export const isRemainder = ({ label }: { label: string }): boolean => remainder.test(label);
