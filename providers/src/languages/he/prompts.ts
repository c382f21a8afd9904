import type { PromptWords } from '../language-pack.js';

/** Hebrew words by which prompts are read. */
export const prompts: PromptWords = {
  cues: {},
  genres: {},
  wishes: {
    moods: {},
    looks: {
      swiss: 'מינימליסטי*',
      'dark-data': 'עיצוב_כהה סגנון_כהה',
      luxury: 'יוקרתי*',
      pastel: 'פסטל',
      nature: 'סגנון_טבעי',
      kids: 'סגנון_ילדותי ילדותי*',
      'hand-drawn': 'מצויר*_ביד ציור_יד',
      'retro-print': 'רטרו וינטג׳?',
      'high-contrast': 'ניגודיות_גבוהה',
      newsroom: 'סגנון_חדשות מהדורת_חדשות',
      neon: 'ניאון נאון',
      glass: 'סגנון_זכוכית',
      'cinematic-dark': 'קולנועי*',
    },
  },
  request: { before: 'על אודות' },
  exclusions: {
    bans: '(ו)?(אל|לא)_(תזכיר|תזכירי|תזכירו|להזכיר|תציין|תציינו|לציין|תראה|תראו|להראות|תגיד|תגידו)… (ו)?(בלי|מבלי|ללא)_(להזכיר|לציין|להראות|להגיד|לומר|אזכור)…',
  },
  clauses: { subordinate: 'כי בזמן כאשר למרות' },
  figures: {
    now: 'היום כעת עכשיו השנה',
    earlier: 'בשנה_שעברה אשתקד אתמול בעבר',
    currencies: { USD: 'דולרים דולר', EUR: 'אירו', ILS: 'שקלים שקל ש״ח ש"ח' },
    scales: { '1000': 'אלף', '1000000': 'מיליון', '1000000000': 'מיליארד' },
    percent: 'אחוזים אחוז',
    units: { h: 'שעות', min: 'דקות', s: 'שניות', day: 'ימים', week: 'שבועות', month: 'חודשים', year: 'שנים' },
    times: 'פעמים',
  },
};
