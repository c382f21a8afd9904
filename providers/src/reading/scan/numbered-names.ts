/** Nouns that carry a number as a name: "bus 5", "room 2", "Schritt 3". It says which one, not how many. */
const numbered =
  'bus(?:es)?|line|lines|route|room|floor|level|gate|hall|track|platform|step|chapter|part|page|unit|tip|rule|day|week|lesson|phase|stage|grade|class|year|version|no|nr|number|suite|stand|booth|building|door|seat|zone|exit|ext|extension|ward|shot|scene|act|canto|chapitre|étape|ligne|salle|étage|jour|phase|linie|raum|schritt|tag|klasse|gleis|halle|stufe|kapitel|teil|zimmer|stock|línea|sala|paso|planta|día|capítulo|linha|passo|andar|linea|passaggio|piano|capitolo|lijn|kamer|stap|zaal|linia|sala|krok|piętro|hat|oda|adım|kat|gün|шаг|этап|линия|зал|этаж|линии|رقم|خطوة|चरण|कक्षा';
const before = new RegExp(
  `(?<!\\p{L})(?:${numbered})\\.?\\s(?:\\p{Nd}{1,4}\\s?(?:,|and|&|und|et|y|e|en|i|ve|и|or|to|-|–)\\s?){0,4}$`,
  'iu',
);
const ordinal = /^(?:st|nd|rd|th|er|ère|ème|e|º|ª|\.\s?(?:Klasse|Stock|Platz))(?![\p{L}\p{Nd}])/u;

/** Whether a bare number is the name of one of several, by the words before and after it. */
export function isNumbered(head: string, tail: string, language: string): boolean {
  if (ordinal.test(tail)) return true;
  if (!before.test(head.slice(-48))) return false;
  // "Day 30 of 90" and "week 3 visitors" stay names; "level 40 % of …" never comes here.
  return !(language === 'en' && /^\s(?:people|visitors|members|users)(?!\p{L})/iu.test(tail));
}
