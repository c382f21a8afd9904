import type { StoryWords } from '../story-words.js';

/** Who is drawn in Italian stories. */
export const story: StoryWords = {
  called: 'chiamat[oa] di_nome',
  undrawn:
    'casa barca nave traghetto mulino torre faro albero roccia nuvola stella luna lampada lanterna ' +
    'treno tram autobus trattore aereo teiera tazza libro città paese isola fiume lago montagna ' +
    'collina valle castello ponte scuola caffè negozio studio azienda app pianeta cometa goccia seme ' +
    'foglia fiore sasso pietra bottone calzino scarpa cappello orologio campana violino violoncello ' +
    'pianoforte chitarra tamburo matita aquilone palloncino vento tempesta onda fiocco',
};
