import { arrangements } from '@scenewright/core/drawings';
import { sceneKinds } from '@scenewright/core/scenes';
import { captionSkins, stylePacks, transitionKinds } from '@scenewright/core/style';
import { lookOf } from '../look/looks.js';
import { drawnKinds } from '../scenes/registry.js';

/** How much there is to choose from, counted in the registries that films are made from. */
export function counts(): Record<
  'kinds' | 'drawn' | 'layouts' | 'packs' | 'grounds' | 'transitions' | 'skins',
  number
> {
  return {
    kinds: sceneKinds.length,
    /** Kinds with a drawing of their own. */
    drawn: drawnKinds.length,
    /** How words and a picture can share the canvas, and that they stand alone. */
    layouts: arrangements.length + 1,
    packs: stylePacks.length,
    /** Grounds that are drawn apart, each in its two strengths: behind statements, and quiet behind content. */
    grounds: 2 * new Set(stylePacks.map(({ id }) => lookOf(id).Ground)).size,
    transitions: Object.keys(transitionKinds).length,
    skins: captionSkins.length,
  };
}
