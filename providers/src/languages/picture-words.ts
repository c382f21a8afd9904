/** Words that a picture shows, and how a word is found from the forms that people write. */
export interface PictureWords {
  /**
   * One line a picture, or several set apart by semicolons: its name in the set, then words and phrases in base form. A word stands
   * once; words that mean many things are left out. `~` marks a word for the telling, the time or the place rather than
   * for the thing: "fresh bread every ~morning" is about bread. The line `none` has words that a dictionary of pictures
   * gives a picture and that mean something else far more often.
   */
  words: string;
  /** Words for the young of any animal, in all their forms, set apart by spaces: "cucciolo cuccioli". */
  young?: string;
  /** Turns of phrase in which no thing is meant, as they are written: "in einem zug", "unter dach und fach". */
  idioms?: string;
  /** Plain names of the things that pictures are drawn of, a line a picture, where no package has them. */
  names?: string;
  /** What is written onto the front of a word, set apart by spaces: "l'", "ال". */
  before?: string;
  /** Endings that forms have where the base form ends in the key; `_` is no ending. */
  endings?: Readonly<Record<string, string>>;
  /** The same for endings that make the feminine of a person or an animal, and elsewhere another word: porta, porto. */
  feminine?: Readonly<Record<string, string>>;
  /**
   * Endings that make a word of another, and are no part of a compound, set apart by spaces; those with a hyphen take up to two
   * consonants from it: no lungs in "Verhandlungen".
   */
  suffixes?: string;
  /**
   * Endings that make of a thing who works with it, or where it is made and sold, set apart by spaces: "-eria" of "gelateria".
   * Such a word is shown as its thing.
   */
  trades?: string;
  /** Letters that must be left of a word when its ending is taken off; 4 where nothing is said. */
  leastStem?: number;
}

/** Words of such lines in their order, each with the name of its picture. */
export const pictureLines = (lines: string): [word: string, name: string][] =>
  lines
    .trim()
    .split(/\n|; /u)
    .flatMap((line) => {
      const [name, words = ''] = line.split(/: ?/u) as [string, string?];
      return words
        .split(', ')
        .filter(Boolean)
        .map((word): [string, string] => [word, name]);
    });
