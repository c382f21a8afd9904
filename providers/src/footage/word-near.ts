import { colorOf, colorPattern } from './color-names.js';

interface Near {
  said: boolean;
  off: boolean;
  color: string | null;
}

/** Whether a thing is said, with the colour right before it, or after "is" and "to". */
export function near(words: string, noun: string): Near {
  const match = new RegExp(`(?<!\\p{L})(?:${noun})(?!\\p{L})`, 'iu').exec(words);
  if (!match) return { said: false, off: false, color: null };
  const before = words.slice(Math.max(0, match.index - 28), match.index);
  const after = words.slice(match.index + match[0].length, match.index + match[0].length + 24);
  const close = new RegExp(`${colorPattern.source}(?:\\s+(?:\\p{L}+\\s+)?)?$`, 'iu').exec(before);
  const stated = new RegExp(
    `^\\s+(?:is|are|be|to|in|should be|becomes?|turns?)?\\s*(?:\\p{L}+\\s)?${colorPattern.source}`,
    'iu',
  ).exec(after);
  const off = /(?<!\p{L})(?:no|without|remove|lose|take off|drop)(?!\p{L})[^,.;]*$/iu.test(before);
  return { said: true, off, color: close ? colorOf(close) : stated ? colorOf(stated) : null };
}
