import { englishBoardWords, type BoardWords } from '@scenewright/core/shots';
import { packOf } from '../languages/registry.js';

/** What stands on the sheets and boards of a review, in the language of the film; in English where it is not known. */
export const boardWordsOf = (language: string): BoardWords => packOf(language)?.boards ?? englishBoardWords;
