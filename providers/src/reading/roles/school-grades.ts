import { contextWords, wholeWords } from '../../languages/any-word.js';

/** Which class a lesson is for: "grade 8", "Klasse 9". For `matchAll` and `replace` alone. */
export const grades = new RegExp(wholeWords(contextWords('grades')), 'giu');
