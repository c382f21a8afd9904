import type { CastMember } from '@scenewright/core/shots';

/** Figures for samples. */
export const sampleGirl: CastMember = {
  id: 'mara',
  name: 'Mara',
  called: ['mara', 'girl'],
  look: {
    figure: 'person',
    age: 'child',
    build: 'average',
    skin: '#e0ac84',
    hair: { style: 'bob', color: '#5a3420' },
    beard: false,
    glasses: false,
    hat: null,
    top: { garment: 'coat', color: '#f0c02f' },
    legs: '#2f4a6d',
    shoes: '#5b3a29',
    scarf: '#c8453b',
  },
};

export const sampleFox: CastMember = {
  id: 'fox',
  name: 'The fox',
  called: ['fox'],
  look: {
    figure: 'animal',
    species: 'fox',
    coat: '#d9742f',
    belly: '#f6e6d0',
    mark: '#3b2a26',
    collar: null,
    young: false,
  },
};
