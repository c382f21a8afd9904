import { chooseShots } from './shots.js';

const film = Array.from({ length: 40 }, (_, index) => ({ id: `s${index}`, seed: index * 7919 }));
const neighbours = (shots: readonly number[]): number[] =>
  shots.slice(1).map((shot, index) => Math.abs(shot - shots[index]!));
const places = (scenes: typeof film, shots: readonly number[]) =>
  new Map(scenes.map(({ id }, index) => [id, shots[index]!]));

test('neighbours stand apart, whatever their seeds', () => {
  expect(Math.min(...neighbours(chooseShots(film)))).toBeGreaterThanOrEqual(2);
  expect(Math.min(...neighbours(chooseShots(film.map(({ id }) => ({ id, seed: 1 })))))).toBeGreaterThanOrEqual(2);
  expect(new Set(chooseShots(film)).size).toBe(6);
});

test('of three shots in a row one at most has a special place', () => {
  for (const shots of [chooseShots(film), chooseShots(film.map(({ id }) => ({ id, seed: 3 })))])
    for (let at = 0; at + 3 <= shots.length; at++)
      expect(shots.slice(at, at + 3).filter((shot) => shot < 2).length).toBeLessThanOrEqual(1);
});

test('an edit leaves the cameras of the scenes that it does not touch, and a new scene gets one apart from its neighbour', () => {
  const earlier = places(film, chooseShots(film));
  const rest = film.filter((_, index) => index !== 20);
  expect(chooseShots(rest, earlier)).toEqual(rest.map(({ id }) => earlier.get(id)));
  for (let at = 1; at < film.length; at++) {
    const added = [...film.slice(0, at), { id: 'new', seed: at }, ...film.slice(at)];
    const shots = chooseShots(added, earlier);
    expect(shots.filter((_, index) => index !== at)).toEqual(film.map(({ id }) => earlier.get(id)));
    expect(Math.abs(shots[at]! - shots[at - 1]!)).toBeGreaterThanOrEqual(2);
  }
});
