import { hashOf } from '../storyboard/hash-of.js';

/**
 * A text as data: between marks that it cannot hold, for they are made of its own content.
 * What stands between them is told to the model as material, never as an order.
 */
export function fenced(name: string, text: string): string {
  const mark = `${hashOf(text).toString(36)}${hashOf(`${text}|${text.length}`).toString(36)}`;
  return `<<<${name} ${mark}\n${text.replaceAll(mark, '')}\n${name} ${mark}>>>`;
}
