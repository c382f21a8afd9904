/** Words that mean several people, with the noun that one of them is called by; null: somebody. */
const groups: Readonly<Record<string, string | null>> = {
  ...{ people: null, everyone: null, everybody: null, crowd: null, villagers: null, townspeople: null, families: null },
  ...{
    neighbours: null,
    neighbors: null,
    passengers: null,
    tourists: null,
    guests: null,
    dancers: null,
    friends: null,
  },
  ...{ men: 'man', women: 'woman', children: 'child', kids: 'child', girls: 'girl', boys: 'boy', students: 'student' },
  ...{ fishermen: 'fisherman', sailors: 'sailor', farmers: 'farmer', workers: 'worker', builders: 'builder' },
  ...{ bakers: 'baker', musicians: 'musician', artists: 'artist', painters: 'painter', hikers: 'hiker' },
  ...{ travellers: 'traveller', travelers: 'traveler', scientists: 'scientist', engineers: 'engineer' },
  ...{ leute: null, menschen: null, kinder: 'child', fischer: 'fisherman', gens: null, enfants: 'child' },
  ...{ gente: null, niños: 'child', pescadores: 'fisherman' },
};

const pattern = new RegExp(
  `(?<![\\p{L}-])((?:whole|entire) (?:village|town|family|crew)|${Object.keys(groups).join('|')})(?![\\p{L}])`,
  'giu',
);

export interface GroupMention {
  /** As the story says it, in lower case. */
  called: string;
  noun: string | null;
  at: number;
}

/** Several people at once, who have no names: "fishermen", "the whole village". */
export function groupsOf(sentence: string): GroupMention[] {
  return [...sentence.matchAll(pattern)].map((match) => {
    const called = match[1]!.toLowerCase();
    return { called, noun: groups[called] ?? null, at: match.index };
  });
}
