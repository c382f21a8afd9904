import { describe, expect, it } from '@jest/globals';
import { readPrompt } from './read.js';

/** The figures of a prompt, by how they are written, with their units. */
const unitsOf = (prompt: string): Record<string, string> =>
  Object.fromEntries(readPrompt(prompt).points.flatMap(({ figures }) => figures.map(({ figure }) => [figure.display, figure.unit]))); // prettier-ignore

describe('units that are said once', () => {
  it.each([
    // By the first of a row, for all of it.
    ['Where our fee goes: trails 46 cents, wages 27, insurance 14, stamps 4.', { '46 cents': 'cents', '27': 'cents', '14': 'cents', '4': 'cents' }], // prettier-ignore
    ['Onderweg naar school: fiets 11 minuten, lopend 9, bus 24.', { '11 minuten': 'min', '9': 'min', '24': 'min' }],
    ['Eintritt: Erwachsene 8 €, Kinder 5, Senioren 6.', { '8 €': 'currency:EUR', '5': 'currency:EUR', '6': 'currency:EUR' }], // prettier-ignore
    // By the label over numbers.
    ['Hours in the water, all members together: about 38,500', { '38,500': 'h' }],
    ['Temperature in °C: Monday 12, Tuesday 14, Wednesday 11', { '12': '°C', '14': '°C', '11': '°C' }],
    // By the clause that theirs is set against.
    ['Интернет на даче 20 Мбит/с, а дома 300.', { '20 Мбит/с': 'Mbit/s', '300': 'Mbit/s' }],
  ])('%s', (prompt, units) => {
    expect(unitsOf(prompt)).toEqual(units);
  });

  it.each([
    // Sizes of another order measure something else, and people are counted.
    ['Tickets £8, capacity 300, parking 40.', { '£8': 'currency:GBP', '300': '', '40': '' }],
    ['Fees 45 €, members 120, teams 60', { '45 €': 'currency:EUR', '120': '', '60': '' }],
    // A unit at the end of a row is that of its own figure.
    ['Our school: pupils 120, classes 60, hall 400 m².', { '120': '', '60': '', '400 m²': 'm²' }],
    ['Visitors last year: Monday 12, Tuesday 14', { '12': '', '14': '' }],
  ])('none where it is another: %s', (prompt, units) => {
    expect(unitsOf(prompt)).toEqual(units);
  });
});

describe('ages', () => {
  it.each([
    ['Rex is turning 5! Come and celebrate with us in the garden.', '5', 'year'],
    ['We turn 5 ideas into one plan for every family.', '5', ''],
    ['"I came for the people" (Ewan, 54). First class is free.', '54', 'year'],
    ['Morreu em 1997, aos 89.', '89', 'year'],
    ['De helft van de leden is jonger dan 25.', '25', 'year'],
    ['Entry is $35 a month, under 18 half price.', '18', 'year'],
    ['Temperatures stayed under 18.', '18', ''],
  ])('%s', (prompt, display, unit) => {
    expect(unitsOf(prompt)[display]).toBe(unit);
  });
});
