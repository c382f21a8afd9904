/**
 * Words and phrases with the name of the picture that shows them, from lines of `name: word, phrase of words, …`. A line
 * that begins with a space goes on with the picture above it.
 */
export function readMeanings(...texts: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [name, words] of linesOf(texts.join('\n'))) for (const word of words) found.set(word, name);
  return found;
}

/** The lines as they are written, for who checks that no word stands twice. */
export const linesOf = (text: string): [name: string, words: string[]][] =>
  text
    .trim()
    .replace(/\n +/gu, ' ')
    .split(/\n+/u)
    .map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).split(',').map((word) => word.trim())]; // prettier-ignore
    });
