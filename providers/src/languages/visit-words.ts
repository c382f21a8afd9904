import type { Words } from './words.js';

/** Words by which prices, opening times and the ages of those whom something is for are known. */
export interface VisitWords {
  /** Whom a price or an hour is for: "children", "seniors", "members". */
  people: Words;
  /** Before an age: "aged". */
  aged?: Words;
  /** Before the age of one person, which has no unit: "turning 5", "the youngest 16". */
  age?: Words;
  /** Between people and their age: "from", "under". */
  bounds: Words;
  /** Bounds of an age that name people by themselves ("les moins de"), and those that do before a bare number ("under 5 free"). */
  younger?: Words;
  bare?: Words;
  /** Before a span of years that names people: "les 8 à 12 ans". */
  those?: Words;
  /** After an age, where the language says so: "7-12 yaş". */
  behind?: Words;
  /** Counting words of ages and people. */
  counted?: Words;
  /** Between the two ends of a span, which may as well be a change: "5 to 15". */
  until: Words;
  /** What is asked nothing for, and when nobody is let in. */
  free: Words;
  closed: Words;
  /** Before hours: "open from 6 to 18". */
  open: Words;
  /** What prices are called, and what asks for them: "tickets", "pay". */
  prices: Words;
  pays?: Words;
  /** What the planner writes above a list of prices and one of times that have no heading. */
  priceList: string;
  timetable: string;
}
