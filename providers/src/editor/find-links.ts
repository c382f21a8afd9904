import { readInstruction } from './grammar.js';
import { isVoiceover } from './link-of.js';
import type { FoundLink } from './clause.js';

/** The links of an instruction that are to be imported, each once, in its order. */
export function linksIn(instruction: string): FoundLink[] {
  const found = readInstruction(instruction, 'en').clauses.flatMap(({ readings }) => {
    const link = readings.some(({ clause }) => isVoiceover(clause.text)) ? null : readings[0]?.clause.link;
    return link ? [{ url: link.url, role: link.role }] : [];
  });
  return [...new Map(found.map((link) => [`${link.role} ${link.url}`, link])).values()];
}
