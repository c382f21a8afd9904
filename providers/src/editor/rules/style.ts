import { resolveStyle, stylePack, stylePacks } from '@scenewright/core/style';
import { editRule, scores } from '../edit-rule.js';
import { wish } from '../edit-state.js';
import { changesLook } from '../look/changes.js';

/** What people call the looks of the packs; the more particular packs stand later in the list and are meant before the plain ones. */
const vibes = stylePacks.toReversed().map(({ id, called }) => ({
  id,
  pattern: new RegExp(`\\b(?:${called.map((name) => name.replace(/[ -]/gu, '[- ]')).join('|')})\\b`, 'u'),
}));
const styleNoun = /\b(?:style|look|vibe|theme|design|feel|pack|aesthetic)\b/u;

/** Another style pack. */
export const style = editRule({
  id: 'style',
  score: scores.found,
  examples: [
    {
      instruction: 'change the style to Editorial',
      language: 'en',
      expects: { style: 'editorial', 'brief.style': 'editorial' },
    },
    {
      instruction: 'make it look like a blueprint',
      language: 'en',
      expects: { style: 'blueprint', 'brief.style': 'blueprint' },
    },
    {
      instruction: 'use the style blueprint',
      language: 'en',
      on: 'infographic',
      expects: { 'style.pack': 'blueprint' },
    },
  ],
  video({ plain, text, expand }, state) {
    const said = expand(text).toLowerCase();
    const verb = changesLook.test(plain) || /^(?:more|less|in)\b/u.test(plain);
    if (!verb || /\b(?:scene|slide|title|music|voice|captions?|font|logo|image)\b/u.test(plain)) return null;
    const byName = packIn(said);
    const isStyle =
      styleNoun.test(plain) || /\b(?:more|like)\b/u.test(plain) || /^make (?:it|video|everything) \w+$/u.test(plain);
    if (!isStyle) return null;
    const id = byName?.id ?? vibes.find(({ pattern }) => pattern.test(plain))?.id;
    if (!id)
      return styleNoun.test(plain) && changesLook.test(plain)
        ? { refused: `No style here is like that. Styles: ${stylePacks.map(({ name }) => name).join(', ')}.` }
        : null;
    if (state.storyboard.style === id) return { refused: `The style is ${stylePack(id).name} already.` };
    state.storyboard.style = id;
    wish(state, 'style', id);
    return { done: `Style changed to ${stylePack(id).name}` };
  },
  infographic({ plain, text, expand }, graphic) {
    if (!changesLook.test(plain) || /\bfont\b/u.test(plain)) return null;
    const pack = packIn(expand(text).toLowerCase());
    return pack
      ? {
          done: `Style changed to ${pack.name}`,
          graphic: { ...graphic, style: resolveStyle(pack, { logo: graphic.style.logo }) },
        }
      : null;
  },
});

/** The pack whose name stands in a text. */
const packIn = (said: string) =>
  stylePacks.find(({ id, name }) =>
    new RegExp(`(?<![\\p{L}])(?:${id.replaceAll('-', '[- ]')}|${name.toLowerCase()})(?![\\p{L}])`, 'u').test(said),
  );
