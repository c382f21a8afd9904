/** Languages written without spaces between words. */
const UNSPACED = new Set(['zh', 'yue', 'ja', 'th', 'lo', 'km', 'my']);

/** Something that is said: a letter, a digit, or a sign that has a name. */
const SOUNDED = /[\p{L}\p{N}%٪&+=@#$€£¥₹₩₽§°→×]/u;

/**
 * The words of a text, in order and in its own spelling, punctuation included ("quarter:"). Joined with
 * single spaces (or with nothing, in languages written without them) they give the text again, whitespace
 * aside. A dash or dot that stands alone belongs to the word before it, because nothing is said for it.
 */
export function splitWords(text: string, language: string): string[] {
  const words: string[] = [];
  let pending = '';
  for (const token of tokens(text, language)) {
    if (SOUNDED.test(token.text)) {
      words.push(pending + token.text);
      pending = '';
    } else if (words.length > 0) {
      words[words.length - 1] += (token.spaced ? ' ' : '') + token.text;
    } else {
      pending += token.text + (token.spaceAfter ? ' ' : '');
    }
  }
  return words;
}

interface Token {
  text: string;
  spaced: boolean;
  spaceAfter: boolean;
}

function tokens(text: string, language: string): Token[] {
  const chunks = text.split(/\s+/u).filter((chunk) => chunk !== '');
  if (!UNSPACED.has(language)) return chunks.map((chunk) => ({ text: chunk, spaced: true, spaceAfter: true }));
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return chunks.flatMap((chunk) => {
    const parts: Token[] = [];
    // The segmenter parts "24%" and "4.2M", which are said as one.
    for (const { segment, index } of segmenter.segment(chunk)) {
      const before = parts.at(-1);
      const joins = before && /[\d.,$€£¥%A-Za-z+-]$/u.test(before.text) && /^[\d.,%A-Za-z]/u.test(segment);
      if (joins) before.text += segment;
      else parts.push({ text: segment, spaced: index === 0, spaceAfter: false });
    }
    return parts;
  });
}
