/** Verbs that put something else in the place of a look. */
export const changesLook =
  /^(?:make|change|set|use|turn|paint|colou?r|recolou?r|give|put|switch|want|try|apply|have|update|replace|let)\b/u;
