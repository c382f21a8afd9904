import { packOf } from './registry.js';

/** The marks that a language sets after a question, before a list and at the end of a sentence, with their spaces. */
export const questionMark = (language: string): string => packOf(language)?.context?.question ?? '?';
export const colon = (language: string): string => packOf(language)?.context?.colon ?? ': ';
export const fullStop = (language: string): string => packOf(language)?.context?.stop ?? '.';
