import type { Clause } from './edit-state.js';

const verbs =
  "change|replace|rename|update|correct|fix|set|edit|rewrite|reword|remove|delete|drop|cut|get rid of|take out|erase|add|insert|include|append|put|move|place|bring|swap|switch|exchange|reverse|lengthen|extend|shorten|trim|make|turn|use|apply|give|hold|keep|slow|speed|mute|unmute|enable|disable|hide|show|narrate|translate|speak|recolou?r|paint|duplicate|copy|double|halve|have|let|don't|stop|create|write|convert|resize|crop|import|play|colou?r" +
  '|supprime[rz]?|enlève[rz]?|enlever|retire[rz]?|remplace[rz]?|changer?|changez|modifie[rz]?|mets|mettez|mettre|ajoute[rz]?|insère|insérer|déplace[rz]?|échange[rz]?|raccourci[st]?|raccourcir|rallonge[rz]?|allonge[rz]?|utilise[rz]?|rends|rendez|coupe[rz]?|renomme[rz]?|passe[rz]?|active[rz]?|désactive[rz]?|fais|faites|corrige[rz]?' +
  '|elimina|eliminar|quita|quitar|borra|borrar|reemplaza|reemplazar|sustituye|cambia|cambiar|modifica|pon|poner|añade|añadir|agrega|agregar|mueve|mover|intercambia|acorta|acortar|alarga|alargar|usa|usar|haz|hacer|renombra|activa|desactiva|corrige' +
  '|entferne|entfernen|lösche|löschen|streiche|ersetze|ersetzen|ändere|ändern|füge|hinzufügen|verschiebe|verschieben|tausche|tauschen|vertausche|kürze|kürzen|verkürze|verlängere|verlängern|verwende|benutze|nutze|mach|mache|machen|stelle|stell|setze|setz|nimm|schalte|benenne|korrigiere';
const nouns =
  'music|soundtrack|background|voice|narration|narrator|captions?|subtitles?|sound effects?|effects|fonts?|headings?|accent|colou?rs?|logo|scenes?|title|subtitle|headline|kicker|aspect ratio|style|url|author|quote|button|video|opening|closing|intro|outro|caption' +
  '|musique|fond|voix|sous-titres|titre|scène|música|fondo|voz|subtítulos|título|escena|musik|hintergrund|stimme|untertitel|titel|szene';
const articles = 'the|its|a|an|all|my|our|le|la|les|l’|el|los|las|der|die|das|den|dem';
const ordinals = 'first|second|third|fourth|fifth|sixth|seventh|eighth|last|final';

const startsWithVerb = new RegExp(
  `^(?:please |also |then |and |bitte |por favor,? |s'il te plaît,? )*(?:${verbs})(?![\\p{L}])`,
  'iu',
);
const startsWithNoun = new RegExp(
  `^(?:(?:${articles})\\s+)?(?:(?:${ordinals})\\s+)?(?:${nouns})(?![\\p{L}])|^⟦\\d+⟧\\s+(?:to|with|by|into|par|por|durch)\\s`,
  'iu',
);
const startsWithWish =
  /^(?:without|no|sans|sin|ohne|keine?|with|avec|con|mit)\s+(?:(?:the|any|a|an|background|le|la|les|el|los|de)\s+)*(?:music|captions?|subtitles|narration|voice(?:-?over)?|narrator|sound|effects|musique|voix|sous-titres|música|voz|subtítulos|musik|stimme|untertitel)|^\d+(?:[.,]\d+)?\s?(?:s|sec|seconds?|minutes?)\b/iu;
const joiner =
  /(?:\s*[,;]\s*|\s+)(?:and then|and also|and|then|plus|et puis|et|puis|y luego|y|luego|und dann|und|dann|sowie|&)\s+|\s*[,;]\s+/giu;
const scopeAlone =
  /^(?:(?:in|on|for|at|dans|en|auf|für|pour|para)\s+)?(?:(?:the|la|der|die|le)\s+)?(?:(?:scene|slide|scène|escena|szene)\s+(?:number\s+|#)?\d+|(?:\p{L}+|\d+(?:st|nd|rd|th))\s+(?:scene|slide|scène|escena|szene))$/iu;
const scopeHead = new RegExp(`^(${scopeAlone.source.slice(1, -1)})\\s*[:,]\\s+(?=\\S)`, 'iu');
/** Verbs that take two scenes: the "and" between them joins no clauses. */
const takesTwo = /^(?:please )?(?:swap|switch|exchange|move|échange|intercambia|tausche|vertausche)/iu;
const polite =
  /^(?:(?:please|hi|hello|hey|ok(?:ay)?|so|now|also|and|then|first|next|finally|bitte|por favor|s'il (?:te|vous) plaît|can you|could you|would you|i(?:'d| would) like (?:you )?to|i want (?:you )?to|we (?:want|need) to|let's|let us|kannst du|könntest du|peux-tu|pourrais-tu|puedes|podrías)[,!]?\s+)+/iu;
const politeEnd = /[\s,]+(?:please|thanks|thank you|bitte|danke|por favor|gracias|merci|s'il (?:te|vous) plaît)$/iu;
const filler =
  /(?<![\p{L}⟦])(?:the|a|an|my|our|your|its|this|that|please|bit|little|slightly|somewhat|much|very|really|just|also|now|some|quite|lot|way|whole|entire|full|completely|more of)(?![\p{L}⟧])/giu;

/** Splits an instruction into what it asks for, one thing each. */
export function clausesOf(instruction: string): { text: string; scope: string | null; expand: Clause['expand'] }[] {
  const { text, expand } = withoutQuotes(instruction);
  return text
    .split(/(?<=[.!?;])\s+|\n+/u)
    .map((sentence) => sentence.trim().replace(/[\s.!?;,]+$/u, ''))
    .filter((sentence) => /[\p{L}\p{N}⟦]/u.test(sentence))
    .flatMap((sentence) => clausesOfSentence(sentence))
    .map((clause) => ({ ...clause, expand }));
}

function clausesOfSentence(sentence: string): { text: string; scope: string | null }[] {
  let scope: string | null = null;
  let rest = sentence.replace(polite, '').replace(politeEnd, '').trim();
  const head = scopeHead.exec(rest);
  if (head) {
    scope = head[1]!;
    rest = rest.slice(head[0].length).replace(polite, '');
  }
  const clauses: { text: string; scope: string | null }[] = [];
  let from = 0;
  const cut = (to: number): void => {
    const text = rest.slice(from, to).replace(polite, '').replace(politeEnd, '').trim();
    if (text === '') return;
    if (scopeAlone.test(text) && clauses.length > 0 && /^(?:in|on|for|at)\s/iu.test(text)) {
      scope = text;
      return;
    }
    const before = clauses.at(-1);
    const isShort = before !== undefined && !startsWithVerb.test(text) && startsWithNoun.test(text);
    clauses.push({ text: isShort ? `${verbOf(before.text)} ${text}` : text, scope });
  };
  for (const match of rest.matchAll(joiner)) {
    const next = rest.slice(match.index + match[0].length).replace(polite, '');
    const current = rest.slice(from, match.index);
    const isNew =
      startsWithVerb.test(next) ||
      startsWithWish.test(next) ||
      (startsWithNoun.test(next) && !takesTwo.test(current) && startsWithVerb.test(current) && isWhole(current, next));
    if (!isNew) continue;
    cut(match.index);
    from = match.index + match[0].length;
  }
  cut(rest.length);
  return clauses;
}

const asksOfScenes =
  /^(?:make|hold|keep|put|lengthen|mach|rends|mets|haz|pon)\s+(?:(?:the|la|der|die|le)\s+)?(?:(?:scene|slide|szene|scène|escena)\s+\S+|\p{L}+\s+(?:scene|slide))$/iu;

/** Whether a clause stands by itself before one that borrows its verb: "change the title to A | and the subtitle to B". */
function isWhole(current: string, next: string): boolean {
  // "make scene 2 and scene 3 longer": a scene alone asks for nothing yet.
  if (asksOfScenes.test(current)) return false;
  const needsValue = /^(?:change|replace|rename|set|update|ersetze|remplace|cambia|ändere)/iu.test(current);
  const hasValue = (text: string): boolean => /\s(?:to|with|by|into|par|en|por|a|durch|in|zu)\s/iu.test(text);
  return !needsValue || (hasValue(current) && hasValue(next));
}

const verbOf = (text: string): string => startsWithVerb.exec(text)?.[0] ?? '';

/** In lower case and without the words that carry nothing. */
export function plainOf(text: string): string {
  return text.toLowerCase().replace(filler, ' ').replace(/[’]/gu, "'").replace(/\s+/gu, ' ').trim();
}

const quotes: readonly RegExp[] = [
  /"([^"]*)"/gu,
  /[“„«»]\s?([^“”„«»]*?)\s?[”“»«]/gu,
  /‹([^›]*)›/gu,
  /[‘‚]([^‘’]*)[’‘]/gu,
  /(?<![\p{L}\p{N}])'((?:[^']|'(?=\p{L}))*?)'(?![\p{L}\p{N}])/gu,
];

/** An address; the marks that end a sentence are none of its. */
const address = /(?<![\p{L}\p{N}@/])(?:https?:\/\/|www\.)[^\s⟦⟧<>"“”„«»]*[^\s⟦⟧<>"“”„«».,;:!?'’)\]]/giu;

/** Takes quoted texts and addresses out, so that no word of them is read as part of the instruction. */
function withoutQuotes(instruction: string): { text: string; expand: Clause['expand'] } {
  const kept: string[] = [];
  let text = instruction;
  for (const pattern of quotes) text = text.replace(pattern, (_, inner: string) => `⟦${kept.push(inner.trim()) - 1}⟧`);
  text = text.replace(address, (found) => `⟦${kept.push(found) - 1}⟧`);
  // A quote that was left open, or a mark inside a taken text, is put back as it was.
  const expand = (part: string): string =>
    part.replace(/⟦(\d+)⟧/gu, (_, index: string) => expand(kept[Number(index)] ?? ''));
  return { text, expand };
}
