/** What a package of emoji says of one in some language. */
export interface TaggedPicture {
  /** Its name in the set. */
  name: string;
  /** Words of its label, and its tags, as they are looked up. */
  labelled: readonly string[];
  tags: readonly string[];
  /** It is an animal or a plant, whose label may say more than it: "varghuvud". */
  isNature: boolean;
}

/** Shares of all the pictures that either of two words names, at which they say the same, by how many both name. */
const likeEnough: readonly (readonly [shared: number, likeness: number])[] = [[5, 0.7], [3, 0.75], [2, 1]]; // prettier-ignore
/** Where both words stand in the label of the picture that is meant, which says more than a tag. */
const inBothLabels = { shared: 2, likeness: 0.5 };
/** Where the English word names a kind of things, and no label says it: "flower" of a bouquet. */
const ofKind = { shared: 5, likeness: 0.85 };

/** What the pictures are called in English: the same for every language. */
export interface EnglishNames {
  /** By a picture, the words that mean it, each with the names of all the pictures that it is a tag or a word of the label of. */
  meaning: ReadonlyMap<string, readonly { word: string; names: ReadonlySet<string> }[]>;
  labels: ReadonlyMap<string, readonly string[]>;
}

export function englishNames(
  pictures: readonly TaggedPicture[],
  meantBy: (word: string) => string | undefined,
): EnglishNames {
  const meaning = new Map<string, { word: string; names: ReadonlySet<string> }[]>();
  for (const [word, names] of namedBy(pictures, ({ labelled, tags }) => [...labelled, ...tags])) {
    const meant = meantBy(word);
    if (meant === undefined) continue;
    const known = meaning.get(meant);
    if (known) known.push({ word, names });
    else meaning.set(meant, [{ word, names }]);
  }
  return { meaning, labels: labelsOf(pictures) };
}

/**
 * What the tags of a language mean as a picture, by the English words that name the same pictures: "Mond" is a tag of all
 * phases of the moon as "moon" is, and so means what "moon" means. A tag alone says too little: "Nacht" is one of the
 * moon's as well. The picture must be one that bears the tag.
 */
export function translatedTags(
  own: readonly TaggedPicture[],
  english: EnglishNames,
  isKnown: (word: string) => boolean,
): ReadonlyMap<string, string> {
  const ownLabels = labelsOf(own);
  const nature = new Set(own.flatMap(({ name, isNature }) => (isNature ? [name] : [])));
  const found = new Map<string, string>();
  for (const [tag, names] of namedBy(own, ({ tags }) => tags)) {
    if (isKnown(tag)) continue;
    let most = 0;
    for (const name of names)
      for (const { word, names: others } of english.meaning.get(name) ?? []) {
        const [fewer, more] = names.size < others.size ? [names, others] : [others, names];
        // Most pairs of words are told apart by how much they name.
        if ((2 * fewer.size) / (fewer.size + more.size) < inBothLabels.likeness) continue;
        const count = [...fewer].filter((one) => more.has(one)).length;
        const likeness = (2 * count) / (fewer.size + more.size);
        const isLabel = english.labels.get(name)?.some((one) => one.startsWith(word)) === true;
        const isInBoth = isLabel && count >= inBothLabels.shared && ownLabels.get(name)?.includes(tag) === true;
        // "Lion" of the "tête de lion", "räv" of the "rävansikte": of two words one is what English calls by one.
        const isNamed = english.labels.get(name)?.join(' ') === word && ownLabels.get(name)?.some((one) => opens(one, tag, nature.has(name))) === true; // prettier-ignore
        const isLike = isInBoth || isNamed ? likeness >= inBothLabels.likeness : likeEnough.some(([least, share]) => count >= least && likeness >= share); // prettier-ignore
        const isSure = isLabel ? isLike : count >= ofKind.shared && likeness >= ofKind.likeness;
        if (!isSure || likeness <= most) continue;
        most = likeness;
        found.set(tag, name);
      }
  }
  return found;
}

/** Letters of a tag that a word of a label begins with at least. */
const leastOpening = 3;

/** Whether a word is another with an ending, "лисы" of "лиса", or one that it opens where it may be a compound. */
function opens(word: string, tag: string, mayJoin: boolean): boolean {
  if (tag.length < leastOpening || (!mayJoin && word.length > tag.length + 1)) return false;
  return word.startsWith(tag.length > leastOpening ? tag.slice(0, -1) : tag);
}

function namedBy(
  pictures: readonly TaggedPicture[],
  wordsOf: (picture: TaggedPicture) => readonly string[],
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const picture of pictures)
    for (const word of wordsOf(picture)) {
      const names = found.get(word) ?? new Set<string>();
      found.set(word, names.add(picture.name));
    }
  return found;
}

const labelsOf = (pictures: readonly TaggedPicture[]): ReadonlyMap<string, readonly string[]> =>
  new Map(pictures.map(({ name, labelled }) => [name, labelled]));
