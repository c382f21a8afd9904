/** How instructions of a language are put into English. */
export interface EditWords {
  /** "change X to Y": the value stays as it is written. */
  change: RegExp;
  /** "add a scene about X after scene 3": so does the topic. */
  about: RegExp;
  /** Words of simple instructions with their English, in the order in which they are replaced. */
  words: readonly (readonly [words: string | RegExp, english: string])[];
}
