/** Pictures of the same thing, by name, the plainest first: one stands in for another that a film has shown already. */
const families = `
books, open-book, closed-book
bicycle, person-biking
dog-face, dog
cat-face, cat
horse-face, horse
cow-face, cow
pig, pig-face
rabbit-face, rabbit
house, house-with-garden
automobile, oncoming-automobile
bus, oncoming-bus
train, high-speed-train
delivery-truck, articulated-lorry
telephone-receiver, telephone
envelope, envelope-with-arrow
calendar, spiral-calendar, tear-off-calendar
alarm-clock, mantelpiece-clock
hourglass-not-done, hourglass-done
laptop, desktop-computer
speech-balloon, left-speech-bubble
musical-notes, musical-note
magnifying-glass-tilted-left, magnifying-glass-tilted-right
locked, locked-with-key
key, old-key
droplet, sweat-droplets
star, glowing-star
mountain, snow-capped-mountain
ship, passenger-ship
camera, camera-with-flash
admission-tickets, ticket
microphone, studio-microphone
clapper-board, film-frames
hammer-and-wrench, toolbox
building-construction, construction
fork-and-knife-with-plate, fork-and-knife
red-heart, two-hearts
party-popper, balloon
birthday-cake, shortcake
tent, camping
bed, person-in-bed
thread, sewing-needle
crescent-moon, night-with-stars
soccer-ball, goal-net
beer-mug, clinking-beer-mugs
person-running, running-shoe
person-walking, footprints
cloud-with-rain, umbrella-with-rain-drops
deciduous-tree, evergreen-tree
memo, writing-hand
`;

const alikeByName: ReadonlyMap<string, readonly string[]> = new Map(
  families
    .trim()
    .split('\n')
    .map((line) => line.split(', '))
    .flatMap((family) => family.map((name): [string, string[]] => [name, family])),
);

export const alikes: readonly string[] = [...alikeByName.keys()];

/** The picture itself, else one of the same thing that is not taken; undefined when all are. */
export function freeOf(name: string, taken: ReadonlySet<string>): string | undefined {
  return taken.has(name) ? alikeByName.get(name)?.find((one) => !taken.has(one)) : name;
}

/** A picture and all others of the same thing. */
export function viewsOf(name: string): Set<string> {
  const views = new Set<string>([name]);
  for (let next = freeOf(name, views); next !== undefined; next = freeOf(name, views)) views.add(next);
  return views;
}

export const areAlike = (one: string, other: string): boolean =>
  one === other || alikeByName.get(one)?.includes(other) === true;

/** Sheets and clocks say when, and not what: a second one in a film is no news, whichever it is. */
const ofTime = /calendar|clock|hourglass|stopwatch/u;

export const isOfTime = (name: string): boolean => ofTime.test(name);

/** What a picture that was shown uses up: itself, and of those that say when the others of its family. */
export const usedUpBy = (name: string): readonly string[] =>
  isOfTime(name) ? (alikeByName.get(name) ?? [name]) : [name];
