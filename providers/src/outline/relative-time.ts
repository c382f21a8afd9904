import type { LazyPattern } from '../languages/lazily.js';
import { anyWord } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';

/** "today", "last year": when something holds, seen from the present. `order` sorts after every date that is past. */
export function relativeTime(text: string, language: string): { text: string; order: number } | undefined {
  const { now, earlier } = wordsOf(language);
  const present = now.exec(text);
  if (present) return { text: present[0], order: 99_990_000 };
  const past = earlier.exec(text);
  return past ? { text: past[0], order: 0 } : undefined;
}

const compiled = new Map<string, { now: LazyPattern; earlier: LazyPattern }>();
function wordsOf(language: string): { now: LazyPattern; earlier: LazyPattern } {
  let found = compiled.get(language);
  if (!found) {
    const figures = packOf(language)?.prompts.figures;
    found = { now: anyWord(figures?.now ?? ''), earlier: anyWord(figures?.earlier ?? '') };
    compiled.set(language, found);
  }
  return found;
}
