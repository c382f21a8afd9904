import type { TableWords } from '../table-words.js';

/** German words by which tables and documents are asked. */
export const tables: TableWords = {
  summary: 'Zusammenfassung Überblick Kurzfassung Fazit Ergebnisse auf_einen_Blick Kernaussagen',
  total: 'gesamt* summe insgesamt zusammen',
  highest:
    'höchste* meiste* beste* größte* stärkste* spitzenreiter maximum nasseste* wärmste* heißeste* regenreichste*',
  lowest: 'niedrigste* wenigste* schlechteste* kleinste* schwächste* minimum trockenste* kälteste* tiefste*',
  grew: 'gewachsen wuchs wachstum zugelegt gestiegen stieg zuwachs am_stärksten_gewachsen',
  fell: 'geschrumpft schrumpfte gesunken sank gefallen fiel verloren rückgang abgenommen',
  average: 'durchschnitt* mittel* pro rate preis* note temperatur* anteil* quote alter index',
  ignore: 'ignorier* weglass* lass auslassen ohne nicht vergiss',
  document:
    'csv xlsx? excel pressemitteilung* presseinfo artikel(s)? beitrag text(s|es)? tabelle* spalten? dateien? notizen dokument* pdf datei merkblatt* faltblatt* prospekt* broschüre* flyer unterlagen',
  attached: 'angehängte* anhang beigefügte* beiliegende*',
  of: 'für von vom aus zu zur zum über',
};
