import { captionSkins, stylePack } from '@scenewright/core/style';
import { captionSkinOf } from '../../reading/caption-skin.js';
import { editRule, scores } from '../edit-rule.js';

const noun = /\b(?:captions?|subtitles|subtitling)\b/u;
const off =
  /^(?:remove|delete|drop|hide|turn off|switch off|disable|no|without|get rid of|take out)\b|\b(?:off|away)$/u;
const on = /^(?:add|show|turn on|switch on|enable|include|bring back|with|put|use|i want|have)\b|\bon$/u;
/** Captions on, off, their skin and their place. */
export const captions = editRule({
  id: 'captions',
  score: scores.named,
  examples: [
    { instruction: 'turn off the captions', language: 'en', expects: { captions: null } },
    { instruction: 'use karaoke captions', language: 'en', expects: { 'captions.skin': 'karaoke' } },
    { instruction: 'make the captions speech bubbles', language: 'en', expects: { 'captions.skin': 'speech-bubble' } },
    { instruction: 'Schalte die Untertitel aus', language: 'de', expects: { captions: null } },
    {
      instruction: 'Zeig die Untertitel wie mit der Schreibmaschine',
      language: 'de',
      expects: { 'captions.skin': 'typewriter' },
    },
    { instruction: 'Mets les sous-titres en haut', language: 'fr', expects: { 'captions.position': 'top' } },
  ],
  video({ plain, text }, { storyboard }) {
    if (
      !noun.test(plain) ||
      /⟦/u.test(text) ||
      /\b(?:title|caption) (?:of|in|on) \w+ scene|\bcaption (?:of|in) /u.test(plain)
    )
      return null;
    if (/\bcaption\b/u.test(plain) && /\bscene\b/u.test(plain)) return null;
    const before = storyboard.captions;
    const skin = captionSkinOf(plain) ?? undefined;
    const position: 'top' | 'bottom' | undefined = /\b(?:top|above|up)\b/u.test(plain)
      ? 'top'
      : /\b(?:bottom|below|down|lower)\b/u.test(plain)
        ? 'bottom'
        : undefined;
    if (skin === undefined && position === undefined && off.test(plain)) {
      if (before === null) return { refused: 'The video has no captions.' };
      storyboard.captions = null;
      return { done: 'Captions turned off' };
    }
    if (skin === undefined && position === undefined && !on.test(plain)) {
      return {
        refused: `Of captions I can change the skin (${captionSkins.join(', ')}), the place (top, bottom) and whether they are shown.`,
      };
    }
    if (before !== null && skin === undefined && position === undefined) {
      if (!before.sparing) return { refused: 'The video has captions already.' };
      storyboard.captions = { skin: before.skin, position: before.position };
      return { done: 'Captions shown in every scene' };
    }
    const usual = { skin: stylePack(storyboard.style).captionSkin, position: 'bottom' as const };
    const { sparing: _, ...asked } = before ?? { ...usual, sparing: true as const };
    const next: NonNullable<typeof before> = {
      ...asked,
      ...(skin && { skin }),
      ...(position && { position }),
    };
    if (before && before.skin === next.skin && before.position === next.position)
      return { refused: 'The captions are like that already.' };
    storyboard.captions = next;
    if (before === null) return { done: `Captions turned on (${next.skin}, ${next.position})` };
    return { done: `Captions: ${[skin, position && `at the ${position}`].filter(Boolean).join(', ')}` };
  },
});
