import type { TableWords } from '../table-words.js';

/** French words by which tables and documents are asked. */
export const tables: TableWords = {
  summary: 'résumé synthèse en_bref conclusions? points_clés chiffres_clés',
  total: 'total* somme ensemble cumul',
  highest:
    'plus_(haut|haute|élevée?|grande?|fort|forte|arrosé|chaud|pluvieux) maximum meilleure?s? record le_plus premier',
  lowest: 'plus_(bas|basse|faible|petite?|sec|froid) minimum pire le_moins dernier',
  grew: 'progress(é|e|ion) grandi augment(é|e|ation) hausse croissance',
  fell: 'baiss(é|e|er) recul(é|e)? diminu(é|e|tion) perdu chute',
  average: 'moyenne? par taux prix note température* part indice âge',
  ignore: 'ignore[rz]? sans pas laisse[rz]? oublie[rz]? omettre',
  document:
    'csv xlsx? excel communiqués?(_de_presse)? articles? textes? tableaux? tableur colonnes? fichiers? notes? documents? pdf dépliants? brochures? feuillets? prospectus',
  attached: 'joint jointe ci-joint',
  of: 'de du des pour sur',
};
