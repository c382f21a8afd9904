import type { Resolution } from '../canvas/canvas.js';

/** Every price, in credits unless a name says otherwise. Decisions, section Prices. Replaceable as a whole. */
export interface PriceBook {
  /** Models billed by planned second; a model that is not here is billed flat. */
  perSecond: Readonly<Record<string, number>>;
  flat: Readonly<Record<string, number>>;
  /** A completed multi-scene job costs at least this. */
  multiSceneMinimum: number;
  enhancePrompt: number;
  socialAudioImport: number;
  footagePerSecond: number;
  /** Factor on footage of a model that films on the top video model when every scene is footage. */
  fullFootageFactor: Readonly<Record<string, number>>;
  /** Share of the length that is taken for footage in an estimate. */
  estimatedFootageShare: Readonly<Record<'auto' | 'on' | 'off' | 'full', number>>;
  infographic: { generate: number; render: number; version: number };
  /** Share of the price by the second that a scene costs which only looks different, and the least of an edit. */
  edit: { restyledShare: number; minimum: number };
  /** Factor on export minutes. */
  exportFactor: Readonly<Record<Resolution, number>>;
}

export const defaultPriceBook: PriceBook = {
  perSecond: { 'gen-5': 0.4, 'gen-6': 0.6, 'gen-6-fast': 0.3 },
  flat: { 'gen-3': 5, 'gen-4': 5 },
  multiSceneMinimum: 7,
  enhancePrompt: 1,
  socialAudioImport: 1,
  footagePerSecond: 1,
  fullFootageFactor: { 'gen-6': 3 },
  estimatedFootageShare: { full: 1, on: 0.4, auto: 0.2, off: 0 },
  infographic: { generate: 5, render: 2, version: 2 },
  edit: { restyledShare: 0.1, minimum: 1 },
  exportFactor: { '720p': 1, '1080p': 1, '4K': 2, '8K': 4 },
};
