import type { AnimalLook } from '@scenewright/core/shots';

type Species = AnimalLook['species'];

/** Proportions of an animal on four legs, in units of which 100 are an adult person. */
export interface Breed {
  /** Half the length of the body, its thickness (half), the length of the legs and their width. */
  half: number;
  thick: number;
  legs: number;
  legWidth: number;
  /** From the chest to the middle of the head. */
  neck: { x: number; y: number; width: number };
  head: number;
  snout: number;
  snoutWidth: number;
  ears: 'pointed' | 'round' | 'flop' | 'long' | 'side';
  ear: number;
  tail: 'bushy' | 'thin' | 'short' | 'hair' | 'tuft';
  /** Colour of feet: its own marks, or the coat. */
  socks: boolean;
  extra?: 'antlers' | 'mane' | 'horse-mane' | 'wool' | 'trunk' | 'horns';
}

const dog: Breed = {
  ...{ half: 20, thick: 8.2, legs: 17, legWidth: 5, neck: { x: 9, y: -12, width: 9 }, head: 8, snout: 8.5 },
  ...{ snoutWidth: 6, ears: 'flop', ear: 9, tail: 'thin', socks: false },
};

export const breeds: Partial<Record<Species, Breed>> = {
  fox: {
    ...{ half: 19, thick: 7, legs: 14, legWidth: 4.2, neck: { x: 8, y: -9, width: 8 }, head: 8, snout: 9.5 },
    ...{ snoutWidth: 4.6, ears: 'pointed', ear: 9.5, tail: 'bushy', socks: true },
  },
  dog,
  wolf: { ...dog, half: 24, thick: 9.4, legs: 20, ears: 'pointed', ear: 8, tail: 'bushy', snout: 10, socks: false },
  cat: {
    ...{ half: 15, thick: 6.4, legs: 11, legWidth: 3.8, neck: { x: 6, y: -7, width: 7 }, head: 7.4, snout: 3.2 },
    ...{ snoutWidth: 5, ears: 'pointed', ear: 6.6, tail: 'thin', socks: true },
  },
  bear: {
    ...{ half: 32, thick: 17, legs: 20, legWidth: 10, neck: { x: 12, y: -10, width: 18 }, head: 13, snout: 9 },
    ...{ snoutWidth: 9, ears: 'round', ear: 5.4, tail: 'short', socks: false },
  },
  rabbit: {
    ...{ half: 10, thick: 6.4, legs: 6.5, legWidth: 3.6, neck: { x: 4, y: -6, width: 6 }, head: 5.8, snout: 2.6 },
    ...{ snoutWidth: 4, ears: 'long', ear: 13, tail: 'short', socks: false },
  },
  deer: {
    ...{ half: 25, thick: 10, legs: 33, legWidth: 4, neck: { x: 13, y: -24, width: 8 }, head: 7.4, snout: 9 },
    ...{ snoutWidth: 5.4, ears: 'side', ear: 7, tail: 'short', socks: true, extra: 'antlers' },
  },
  horse: {
    ...{ half: 36, thick: 14, legs: 44, legWidth: 6.4, neck: { x: 20, y: -30, width: 14 }, head: 9, snout: 16 },
    ...{ snoutWidth: 8, ears: 'pointed', ear: 6.4, tail: 'hair', socks: true, extra: 'horse-mane' },
  },
  cow: {
    ...{ half: 36, thick: 16, legs: 28, legWidth: 7, neck: { x: 12, y: -8, width: 15 }, head: 10, snout: 11 },
    ...{ snoutWidth: 9.4, ears: 'side', ear: 8, tail: 'tuft', socks: false, extra: 'horns' },
  },
  sheep: {
    ...{ half: 21, thick: 12, legs: 14, legWidth: 4.4, neck: { x: 6, y: -5, width: 9 }, head: 6.6, snout: 6.4 },
    ...{ snoutWidth: 5, ears: 'side', ear: 6, tail: 'short', socks: true, extra: 'wool' },
  },
  lion: {
    ...{ half: 30, thick: 12, legs: 24, legWidth: 7.4, neck: { x: 11, y: -11, width: 13 }, head: 11, snout: 7 },
    ...{ snoutWidth: 8, ears: 'round', ear: 4.6, tail: 'tuft', socks: false, extra: 'mane' },
  },
  mouse: {
    ...{ half: 7, thick: 4.6, legs: 3, legWidth: 2.2, neck: { x: 3, y: -2, width: 4 }, head: 4.2, snout: 3.4 },
    ...{ snoutWidth: 2.4, ears: 'round', ear: 3.4, tail: 'thin', socks: false },
  },
  elephant: {
    ...{ half: 44, thick: 26, legs: 34, legWidth: 15, neck: { x: 8, y: -8, width: 26 }, head: 19, snout: 4 },
    ...{ snoutWidth: 12, ears: 'flop', ear: 24, tail: 'tuft', socks: false, extra: 'trunk' },
  },
};
