/** A number in the digits of ASCII, outside names, colours and paths. */
const latin = /(?<![\p{L}\p{Nd}#_.-])\d+(?![\p{L}_-])/u;
/** A digit of any other script. */
const native = /[^\d\P{Nd}]/u;

/**
 * The digits in which a scene counts: those that its own words are written in. Arabic, Persian or Hindi is written with
 * either; what is counted beside words should not change the script. Unicode numbering systems (UTS 35).
 */
export function digitsOf(content: unknown, usual: string): string {
  if (usual === 'latn') return usual;
  const texts = textsIn(content);
  return texts.some((text) => latin.test(text)) && !texts.some((text) => native.test(text)) ? 'latn' : usual;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
