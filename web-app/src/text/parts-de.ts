import type { Sentence } from './sentences.js';

/** What stands within what the service says: scenes, moods, and the lines of a storyboard. */
export const partsDe: readonly Sentence[] = [
  ['Scene {scene:figure}', 'Szene {scene}'],
  ['scene {scene:figure}', 'Szene {scene}'],
  ['The new scene', 'Die neue Szene'],
  ['the new scene', 'der neuen Szene'],

  ['bright', 'hell'],
  ['calm', 'ruhig'],
  ['driving', 'treibend'],
  ['serious', 'ernst'],
  ['playful', 'verspielt'],
  ['elegant', 'elegant'],
  ['tense', 'gespannt'],
  ['warm', 'warm'],
  ['top', 'oben'],
  ['bottom', 'unten'],
  ['darker', 'dunkler'],
  ['lighter', 'heller'],
  ['warmer', 'wärmer'],
  ['cooler', 'kühler'],
  ['colder', 'kälter'],

  // What a chart takes.
  ['a ring takes two to seven shares that add up to 100 %, or amounts above zero in one unit. Give such figures, each with its name.', 'Ein Ring braucht zwei bis sieben Anteile, die 100 % ergeben, oder Mengen über null in einer Einheit. Nenne solche Zahlen, jede mit ihrem Namen.'], // prettier-ignore
  ['a line takes values over time. Give each value with its year, month or quarter, or a table.', 'Eine Linie braucht Werte über die Zeit. Nenne jeden Wert mit seinem Jahr, Monat oder Quartal, oder füge eine Tabelle hinzu.'], // prettier-ignore
  ['bars take two to twelve figures of one unit. Give each figure with its name, or a table.', 'Balken brauchen zwei bis zwölf Zahlen einer Einheit. Nenne jede Zahl mit ihrem Namen, oder füge eine Tabelle hinzu.'], // prettier-ignore

  // Lines of a storyboard: "Shot 1: Wide shot · Push in · Forest by day, snow".
  ['Wide shot', 'Totale'],
  ['Medium shot', 'Halbnahe'],
  ['Close-up', 'Nahaufnahme'],
  ['Still camera', 'Kamera steht'],
  ['Push in', 'Heranfahrt'],
  ['Pull out', 'Rückfahrt'],
  ['Pan left', 'Schwenk nach links'],
  ['Pan right', 'Schwenk nach rechts'],
  ['Tilt up', 'Schwenk nach oben'],
  ['Tilt down', 'Schwenk nach unten'],
  ['Orbit', 'Kreisfahrt'],
  ['Crane up', 'Kranfahrt nach oben'],
  ['{place:said}, clouds', '{place}, Wolken'],
  ['{place:said}, rain', '{place}, Regen'],
  ['{place:said}, snow', '{place}, Schnee'],
  ['{place:said}, fog', '{place}, Nebel'],
  ['{place:said} at dawn', '{place} bei Morgengrauen'],
  ['{place:said} by day', '{place} bei Tag'],
  ['{place:said} at dusk', '{place} in der Dämmerung'],
  ['{place:said} at night', '{place} bei Nacht'],
  ['{place:said} in winter', '{place} im Winter'],

  // Several, as in "Scene 1, scene 2 and scene 3".
  ['{some:said} and {other:said}', '{some} und {other}'],
  ['{some:said}, {other:said}', '{some}, {other}'],
];
