import { sceneKindOf } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { LogoOnPlate } from './logo-on-plate.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';

/**
 * The brand's logo in the upper margin, which no content uses: larger at the reading side when it opens, small at the
 * other side later. It stands on a plate, so that a pack's own drawing never runs through it.
 */
export function BrandMark(): ReactNode {
  const scene = useScene();
  const { logo, kind, content, u, safe, shape, look, width, captions } = scene;
  if (logo === null) return null;
  // A scene whose content has the logo shows it itself, at its largest.
  if ('logo' in content && content.logo) return null;
  const opens = sceneKindOf(kind).arc === 'opens';
  const pad = 12 * u;
  const file = scene.fileOf(logo);
  const strip = shape === 'tall' ? { y: 96 * u, height: 74 * u } : { y: 0, height: Math.min(safe.y, 92 * u) };
  const size = { width: (opens ? 300 : 200) * u, height: (opens ? 60 : 44) * u };
  // One that is not wider than high would be a speck at a wordmark's height.
  if (file?.width && file.height && file.width < 1.3 * file.height) size.height = strip.height - pad;
  // Captions at the top need the margin for themselves.
  if (captions === 'top') return null;
  const y = strip.y + (strip.height - size.height) / 2;
  const centred = opens && look.align.statement === 'center';
  const x = centred ? (width - size.width) / 2 : opens ? safe.x : safe.x + safe.width - size.width;
  const rect: Rect = { x, y, ...size };
  const towards = centred ? 'center' : (scene.direction === 'rtl') === opens ? 'right' : 'left';
  return <LogoOnPlate src={logo} box={rect} pad={pad} side={towards} />;
}
