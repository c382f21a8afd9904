import type { Words } from './words.js';

/** Words by which a request dictates what its film says: "also mention that parking is free". */
export interface DictationWords {
  /** What may stand before the order, as often as it likes: "also", "please", "be sure to". */
  ahead?: Words;
  /** Orders to tell something that goes on as a clause: "say", "we want people to know". */
  tell?: Words;
  /** Opens the clause that is told: "that". */
  that?: Words;
  /** Those orders to tell behind which a clause may stand without it. */
  bare?: Words;
  /** To whom something is told, in such an order, and what their words become when they are spoken to: "they" – "you". */
  whom?: Words;
  addressed?: Readonly<Record<string, string>>;
  /** Those orders to tell that a thing follows as well: "mention the open day on 3 May". */
  name?: Words;
  /** Orders to have viewers do something, up to what they do: "ask people to". */
  call?: Words;
  /** The same as the last that is told: "finish by asking people to". */
  close?: Words;
  /** Orders to lead viewers to an address that follows: "send people to". */
  send?: Words;
  /** Where an order stands behind what is told: "…ことを伝えて". */
  behind?: Words;
}
