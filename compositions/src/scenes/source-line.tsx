import type { ReactNode } from 'react';
import { useScene, type SceneState } from '../scene-context/scene-context.js';
import { FitText } from '../typography/text-block.js';

/** Height that the source takes at the foot of the safe area, its gap included. */
export function sourceHeight(scene: SceneState, source: string | undefined): number {
  return source ? 58 * scene.u : 0;
}

/** Where the figures are from. */
export function SourceLine(props: { source: string | undefined }): ReactNode {
  const { safe, u, palette, at } = useScene();
  if (!props.source) return null;
  const box = { ...safe, y: safe.y + safe.height - 38 * u, height: 38 * u };
  return (
    <FitText
      block="source"
      text={props.source}
      box={box}
      size={[28, 24]}
      maxLines={1}
      color={palette.muted}
      anchor="bottom"
      from={at(12)}
      motion="block"
    />
  );
}
