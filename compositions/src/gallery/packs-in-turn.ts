import { stylePacks, type StylePack } from '@scenewright/core/style';

/**
 * The packs that a case meets where drawing it in all of them would cost too much: at most `meetings`, spread over
 * the list, and other ones for the next case. What a test costs so does not grow with the number of packs.
 */
export function packsInTurn(turn: number, meetings: number): readonly StylePack[] {
  const step = Math.ceil(stylePacks.length / meetings);
  return stylePacks.filter((_, at) => at % step === turn % step);
}
