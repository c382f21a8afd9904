import type { Request } from 'express';
import { de } from './de.js';
import { en, type PageWords } from './en.js';

const catalogue: Readonly<Record<string, PageWords>> = { en, de };

/** In the language that a browser asks for first among those that are here; who is not signed in has chosen no other. */
export function wordsFor(request: Request): PageWords {
  const language = request.acceptsLanguages(Object.keys(catalogue));
  return catalogue[language || 'en'] ?? en;
}
