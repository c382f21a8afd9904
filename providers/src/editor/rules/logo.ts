import { editRule, scores } from '../edit-rule.js';
import { brandWish } from '../edit-state.js';
import { waitingImages as free } from '../parts/placed-images.js';

/** The logo of the brand. */
export const logo = editRule({
  id: 'logo',
  score: scores.named + 0.05,
  examples: [
    { instruction: 'use the image as our logo', language: 'en', expects: { 'brief.brand': { logo: 'image-1' } } },
  ],
  video({ plain, text }, state) {
    if (!/\blogo\b/u.test(plain) || /⟦/u.test(text)) return null;
    if (/^(?:remove|delete|drop|hide|no|without|get rid of|take out)\b/u.test(plain)) {
      const has = state.brief.brand?.logo;
      const scenes = state.storyboard.scenes.filter(({ content }) => 'logo' in content);
      if (!has && scenes.length === 0) return { refused: 'The video has no logo.' };
      brandWish(state, { logo: undefined });
      for (const scene of scenes) delete (scene.content as { logo?: string }).logo;
      return { done: 'Logo removed', scenes: scenes.map(({ id }) => id) };
    }
    if (!/^(?:add|use|put|set|change|replace|make|insert|show|include|apply)\b/u.test(plain)) return null;
    const image = free(state).find(({ name, context }) => /logo/iu.test(`${name} ${context ?? ''}`)) ?? free(state)[0];
    if (/\b(?:bigger|larger|smaller|size)\b/u.test(plain))
      return { refused: 'The size of the logo follows from its place. It can be set, replaced and removed.' };
    if (!image) return { refused: 'Send the logo as an image with the edit: "use the image as our logo".' };
    state.usedImages.add(image.asset);
    const old = state.brief.brand?.logo;
    brandWish(state, { logo: image.asset });
    // A card that shows a logo of its own shows the new one.
    const scenes = state.storyboard.scenes.filter(
      ({ content }) => 'logo' in content && (old === undefined || content.logo === old),
    );
    for (const scene of scenes) (scene.content as { logo?: string }).logo = image.asset;
    return { done: 'Logo set', scenes: scenes.map(({ id }) => id) };
  },
});
