/** "Tracking still works": the form in -ing is what the clause speaks of, and hangs on nothing. */
const subject =
  /^\p{L}+ing\s(?:(?:still|also|always|never|now|already|only|just)\s(?!\p{L}+ing)|(?:is|was|stays|works|takes|costs|needs|starts|begins|helps|ends)(?!\p{L}))/iu;

/** "…, holding the other mitten": what somebody does meanwhile hangs on the clause that says who. Of English alone. */
export const isMeanwhile = (text: string): boolean => /^\p{L}+ing\s/u.test(text) && !subject.test(text);
