import type { ReactNode } from 'react';
import { SpokenPicture, type Turn } from '../../pictures/spoken-picture.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import { FeatureHead, setFeature } from '../feature-head.js';
import { asCards, ItemCards } from './item-cards.js';
import { ItemRows } from '../item-rows.js';

/** The pictures of the items, each from where its item is told. */
function turnsOf(scene: SceneState<'list'>): Turn[] {
  return scene.content.items.flatMap(({ picture }, index) => {
    const drawing = scene.drawing(picture);
    return drawing ? [{ drawing, from: scene.cue(`items.${index}`, scene.at(10 + 60 * index)) }] : [];
  });
}

/** Statements of equal weight under one claim: ruled rows, the claim beside them where the canvas is wide. */
export function ListScene(): ReactNode {
  const scene = useScene<'list'>();
  const { content } = scene;
  const feature = setFeature(scene, content);
  if (asCards(scene, content.items))
    return (
      <>
        <FeatureHead feature={feature} />
        <ItemCards items={content.items} area={feature.rest} />
      </>
    );
  return (
    <>
      <FeatureHead feature={feature} />
      {feature.below ? <SpokenPicture area={feature.below} turns={turnsOf(scene)} /> : null}
      <ItemRows rows={content.items} area={feature.rest} path="items" beside={feature.beside} />
    </>
  );
}
