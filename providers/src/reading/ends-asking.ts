/** Whether a text ends with the mark of a question. */
export const endsAsking = (text: string): boolean => /[?？؟]\s*$/u.test(text);
