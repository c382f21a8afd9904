import type { ContextWords } from '../context-words.js';

/** Hebrew words beside figures, dates and names. */
export const context: ContextWords = {
  rest: 'אחר(ים)? השאר',
  goesOut: 'כבה כבתה נכבה נכבית נעלם נעלמה',
  ends: '(לסיים|סיימו|סיים)_(ב|עם)[\\p{L}]*\\s?[:：] בסוף\\s?[:：] (שקופית|תמונה)_אחרונה\\s?[:：]',
  forbids: 'אסור*',
  lineLabels: 'המסר מסר השורה_התחתונה סיסמה מוסר_השכל',
  tellsMe: 'ספרו?_(לי|לנו|את_הסיפור_של) למדו?_(אותי|אותנו) הסבירו?_(לי|לנו)',
};
