import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { stack } from '../../layout/stack.js';
import { clamp, easeInOut, easeOutQuint, spring } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { LogoImage } from '../logo-image.js';

/** The name signs: the logo or the name alone, uncovered by a bar of the accent that passes over it. */
export function LogoStingScene(): ReactNode {
  const scene = useScene<'logo-sting'>();
  const { content, u, shape, safe, palette, look } = scene;
  const src = content.logo ? scene.asset(content.logo) : null;
  const wide = shape === 'wide';
  const tagline = content.tagline
    ? setText(
        scene,
        { text: content.tagline, size: wide ? [46, 28] : [48, 30], maxLines: 3 },
        safe.width * 0.86,
        safe.height * 0.2,
      )
    : null;
  const logoHeight = src ? (wide ? 240 : 260) * u : 0;
  const length = [...content.name].length;
  const name = setText(
    scene,
    {
      text: content.name,
      role: 'heading',
      size: [src ? 110 : length <= 12 ? 280 : 180, 56],
      maxLines: 2,
      upper: false,
    },
    safe.width,
    safe.height * 0.5,
  );
  const [logoBox, nameBox, taglineBox] = stack(
    safe,
    [
      src ? { height: logoHeight, gap: 48 * u } : null,
      { height: name.height, gap: 36 * u },
      tagline ? { height: tagline.height } : null,
    ],
    0.48,
  );
  const linear = clamp((scene.frame - scene.at(2)) / scene.at(26));
  const pass = easeInOut(linear);
  const wipe = 1.18 * pass;
  const width = name.width + 40 * u;
  const cover: Rect = {
    x: safe.x + (safe.width - width) / 2,
    y: nameBox!.y - 10 * u,
    width,
    height: name.height + 20 * u,
  };
  const bar = cover.width * 0.18;
  const barX = cover.x + cover.width * wipe - bar;
  const hidden = Math.max(0, 1 - (wipe * cover.width - bar / 2) / cover.width) * 100;
  const barEnd = Math.min(barX + bar, cover.x + cover.width);
  const barStart = Math.max(barX, cover.x);
  const bounce = look.motion.bounce > 0 ? spring(look.motion.bounce)(linear) : easeOutQuint(linear);
  return (
    <>
      {src && logoBox ? (
        <div
          style={
            linear >= 1
              ? {}
              : {
                  opacity: Math.min(1, linear * 3),
                  transform: `scale(${0.8 + 0.2 * bounce})`,
                  transformOrigin: `50% ${logoBox.y + logoHeight / 2}px`,
                  position: 'absolute',
                  left: 0,
                  top: 0,
                  width: scene.width,
                  height: scene.height,
                }
          }
        >
          <LogoImage src={src} box={logoBox} align="center" from={-1000} />
        </div>
      ) : null}
      <div
        style={
          linear >= 1
            ? {}
            : {
                position: 'absolute',
                left: 0,
                top: 0,
                width: scene.width,
                height: scene.height,
                clipPath: `inset(0 ${side(scene.width, cover, hidden, scene.direction === 'ltr')})`,
              }
        }
      >
        <TextBlock block="name" set={name} box={nameBox!} align="center" />
      </div>
      {linear > 0 && linear < 1 && barEnd > barStart ? (
        <div
          style={{ ...place(scene, { ...cover, x: barStart, width: barEnd - barStart }), background: palette.accent }}
        />
      ) : null}
      {tagline && taglineBox ? (
        <TextBlock
          block="tagline"
          set={tagline}
          box={taglineBox}
          align="center"
          color={palette.muted}
          from={scene.cue('tagline', scene.at(26))}
          motion="block"
        />
      ) : null}
    </>
  );
}

/** Insets at right, bottom and left of the canvas that leave the uncovered part of the name. */
function side(width: number, cover: Rect, hidden: number, ltr: boolean): string {
  const cut = (cover.width * hidden) / 100;
  const outer = (width - cover.width) / 2;
  return ltr ? `${outer + cut}px 0 0` : `0 0 ${outer + cut}px`;
}
