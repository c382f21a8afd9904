import type { Drawing } from '@scenewright/core/drawings';
import { luminance } from '@scenewright/core/style';
import type { ReactNode } from 'react';
import { tone } from '../look/tone.js';
import { useScene, type SceneState } from '../scene-context/scene-context.js';
import { cutEdges, groundingOf } from './cut-edges.js';
import { DrawnPicture } from './drawn-picture.js';

/**
 * A drawing shown so that its straight edges look meant: a view cut out of the world as a print with a border, what has a
 * flat foot on a line of ground (`floored` where it stands on a floor already), all else as it is.
 */
export function StagedPicture({ drawing, floored = false }: { drawing: Drawing; floored?: boolean }): ReactNode {
  const scene = useScene();
  const grounding = groundingOf(drawing);
  if (grounding === null) return <DrawnPicture drawing={drawing} />;
  if (grounding === 'seat' && floored) return <DrawnPicture drawing={drawing} acts={0.25} />;
  return (
    <>
      <svg
        viewBox={`0 0 ${drawing.size} ${drawing.size}`}
        style={{ position: 'absolute', left: 0, top: 0, width: '100%', height: '100%', overflow: 'visible' }}
      >
        {grounding === 'print' ? <Print drawing={drawing} scene={scene} /> : <Ground drawing={drawing} scene={scene} />}
      </svg>
      {/* What has an edge around it and what stands keep still in it. */}
      <div style={{ position: 'absolute', inset: 0 }}>
        <DrawnPicture drawing={drawing} acts={grounding === 'print' ? 0 : 0.25} />
      </div>
    </>
  );
}

interface Part {
  drawing: Drawing;
  scene: SceneState;
}

function Print({ drawing, scene }: Part): ReactNode {
  const { palette } = scene;
  const { left, right, top, bottom } = cutEdges(drawing).bounds;
  const edge = drawing.size * 0.045;
  const paper = luminance(palette.surface) > 0.5 ? palette.surface : '#f4f1ea';
  const sheet = { width: right - left + 2 * edge, height: bottom - top + 3.4 * edge, rx: edge * 0.4 };
  return (
    <>
      <rect {...sheet} x={left - edge * 0.6} y={top - edge * 0.5} fill={palette.text} opacity={0.16} />
      <rect
        {...sheet}
        x={left - edge}
        y={top - edge}
        fill={paper}
        {...(scene.look.picture.ink === 'outline' ? { stroke: palette.text, strokeWidth: drawing.size * 0.014 } : {})}
      />
    </>
  );
}

/** A line under the foot, further out on both sides, with a short one beyond it. */
function Ground({ drawing, scene }: Part): ReactNode {
  const { palette, look } = scene;
  const { left, right, bottom } = cutEdges(drawing).bounds;
  const wide = right - left;
  const thick = drawing.size * (look.picture.ink === 'outline' ? 0.014 : 0.024);
  const y = bottom + thick * 0.3;
  const out = 0.13 * wide;
  return (
    <path
      d={`M${left - out} ${y}H${right + out}M${left - out * 2} ${y}h${out * 0.5}M${right + out * 1.5} ${y}h${out * 0.3}`}
      fill="none"
      stroke={look.picture.ink === 'outline' ? palette.text : tone(palette.background, palette.text, 0.62)}
      strokeWidth={thick}
      strokeLinecap="round"
    />
  );
}
