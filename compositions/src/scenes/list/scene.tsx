import type { ReactNode } from 'react';
import { useScene } from '../../scene-context/scene-context.js';
import { FeatureHead, setFeature } from '../feature-head.js';
import { ItemRows } from '../item-rows.js';

/** Statements of equal weight under one claim: ruled rows, the claim beside them where the canvas is wide. */
export function ListScene(): ReactNode {
  const scene = useScene<'list'>();
  const { content } = scene;
  const feature = setFeature(scene, content);
  return (
    <>
      <FeatureHead feature={feature} />
      <ItemRows rows={content.items} area={feature.rest} path="items" beside={feature.beside} />
    </>
  );
}
