import { InfographicSchema, type Infographic, type Warning } from '@scenewright/core';
import { clausesOf } from '../editor/clauses.js';
import { readingsOf } from '../editor/in-english.js';
import { changeOf } from './edit-rules.js';
import { withMore } from './change-words.js';

/** A change in words to a graphic that exists. */
export interface InfographicEdit {
  graphic: Infographic;
  prompt: string;
}

/** Beyond this nobody asks for changes; it bounds the work that a text can make. */
const mostClauses = 40;
const longestClause = 1200;

/**
 * The editor that needs no model: each clause of the prompt is one change of a text, figure, colour, font, style or
 * panel, in English, or a simple one in French, Spanish or German. What is not understood is told in a warning and
 * nothing else changes.
 */
export function editInfographic({ graphic, prompt }: InfographicEdit): Infographic {
  const addition = additionOf(prompt);
  const extended = addition === null ? null : checked(withMore(graphic, addition));
  if (extended) return { ...extended, warnings: [] };
  let current = graphic;
  const missed: string[] = [];
  for (const [index, { text, expand }] of clausesOf(prompt).entries()) {
    let next: Infographic | null = null;
    if (index < mostClauses && text.length <= longestClause) {
      for (const reading of readingsOf(text, graphic.language)) {
        next = checked(changeOf({ text: inPanelWords(reading), expand })(current));
        if (next) break;
      }
    }
    if (next) current = next;
    else missed.push(expand(text));
  }
  const warnings: Warning[] = missed.map((clause) => ({
    code: 'edit_not_understood',
    message: `"${clause}" was not understood. Changes such as these are: change the title to "…"; replace "Berlin" with "Hamburg"; change $4.2M to $4.5M; make the accent blue; use the style swiss; remove panel 2; move the map to the top; add: Revenue grew 24%.`,
  }));
  return { ...current, warnings };
}

const checked = (next: Infographic | null): Infographic | null => {
  const found = next === null ? null : InfographicSchema.safeParse(next);
  return found?.success ? found.data : null;
};

/** The whole of a prompt that begins with "add: …" is the content of further panels, its sentences too. */
function additionOf(prompt: string): string | null {
  const [, text] =
    /^\s*(?:(?:please|bitte|por favor)[,\s]+)?(?:add|ajoute[rz]?|añade|agrega|füge(?=.*:)|ergänze)(?:\s+(?:(?:a|an|one|un|une|ein|eine|einen)\s+)?(?:new\s+|nouveau\s+|neues?\s+|nuevo\s+)?(?:panel|card|panneau|bloc|tarjeta|bloque|recuadro|kachel|feld))?(?:\s+hinzu)?(?:\s+(?:that\s+says|saying|with|about))?\s*[:：]?\s+(.+)$/isu.exec(
      prompt,
    ) ?? [];
  return text === undefined ? null : text.trim().replace(/^["“«„]\s*|\s*["”»“]$/gu, '');
}

/** Words for parts of a graphic that videos do not have, where the rules of videos left them as they were. */
const words: readonly [RegExp, string][] = [
  [/panneaux?|encadrés?|blocs?|tuiles?|bloques?|recuadros?|tarjetas?|paneles|kacheln?|felder|feld/, 'panel'],
  [/accent|akzent(?:farbe)?|acento|color de acento/, 'accent'],
  [/premier|primer[oa]?|erste[rs]/, 'first'],
  [/segundo|seconds(?= panel)|zweite[rs]/, 'second'],
  [/tercer[oa]?|dritte[rs]/, 'third'],
  [/dernier|último|letzte[rs]/, 'last'],
  [/frise(?: chronologique)?|chronologie|línea de tiempo|cronología|zeitstrahl|zeitachse/, 'timeline'],
  [/étapes|pasos|schritte|ablauf/, 'steps'],
  [/tableau|tabla|tabelle/, 'table'],
  [/liste|lista/, 'list'],
  [/chiffres|cifras|zahlen|kennzahlen/, 'figures'],
  [/comparaison|comparación|vergleich/, 'comparison'],
  [/classement|clasificación|rangliste/, 'ranking'],
  [/camembert|anneau|anillo|tarta|kreisdiagramm|tortendiagramm|ringdiagramm/, 'donut'],
  [/quellenangabe|quelle/, 'source'],
];

const inPanelWords = (text: string): string =>
  words.reduce(
    (out, [pattern, english]) =>
      out.replace(new RegExp(`(?<![\\p{L}])(?:${pattern.source})(?![\\p{L}])`, 'giu'), english),
    text,
  );
