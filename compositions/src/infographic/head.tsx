import type { InfographicContent } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { CountingFigure } from '../charting/counting-figure.js';
import { LogoOnPlate } from '../brand/logo-on-plate.js';
import { place } from '../layout/place.js';
import { tone } from '../look/tone.js';
import { clamp, easeOutQuint } from '../motion/curves.js';
import { useScene, type SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { TrendArrow } from '../scenes/counter/companion.js';
import { setText } from '../typography/set-text.js';
import { TextBlock } from '../typography/text-block.js';
import { shadedFace } from './depth.js';
import { Emblem } from './emblem.js';
import { headColors } from './head-colors.js';

/** The block of colour that names the graphic and shows the figure that matters most. */
export function Head(props: { content: InfographicContent; box: Rect; depth: number }): ReactNode {
  const scene = useScene();
  const { content, box, depth } = props;
  const { palette, u, shape } = scene;
  const { face } = headColors(scene);
  const come = easeOutQuint(clamp(scene.frame / scene.at(16)));
  const wide = shape === 'wide';
  const shown: Rect = wide ? { ...box, width: box.width * come } : { ...box, height: box.height * come };
  const side: Rect = wide
    ? { x: shown.width, y: 0, width: depth * 1.2, height: box.height }
    : { x: 0, y: shown.height, width: box.width, height: depth * 1.2 };
  return (
    <>
      {depth > 0 ? <div style={{ ...place(scene, side), background: shadedFace(face) }} /> : null}
      <div data-panel="head" style={{ ...place(scene, shown), background: face }} />
      {content.hero === undefined && content.panels.length > 0 ? (
        <Emblem box={box} icon={content.emblem} picture={content.subject} />
      ) : null}
      {palette.secondary ? (
        <div style={{ ...place(scene, edgeOf(shown, wide, 12 * u)), background: palette.secondary }} />
      ) : null}
      <Words content={content} box={inside(scene, box, u)} />
    </>
  );
}

/** The band along the edge at which the head meets the panels. */
const edgeOf = (box: Rect, wide: boolean, width: number): Rect =>
  wide
    ? { ...box, x: box.x + Math.max(0, box.width - width), width: Math.min(width, box.width) }
    : { ...box, y: box.y + Math.max(0, box.height - width), height: Math.min(width, box.height) };

function inside(scene: SceneState, box: Rect, u: number): Rect {
  const side = (scene.shape === 'wide' ? Math.min(60, (box.width / u) * 0.11) : 56) * u;
  // Apps lay their own controls over the top of tall videos.
  const top = (scene.shape === 'tall' ? 92 : scene.shape === 'wide' ? 64 : 48) * u;
  const foot = (scene.shape === 'wide' ? 60 : 40) * u;
  return { x: box.x + side, y: box.y + top, width: box.width - 2 * side, height: box.height - top - foot };
}

function Words({ content, box }: { content: InfographicContent; box: Rect }): ReactNode {
  const scene = useScene();
  const { u, shape, look } = scene;
  const { face, onFace } = headColors(scene);
  const { hero, kicker, subtitle, logo } = content;
  const wide = shape === 'wide';
  const beside = hero !== undefined && !wide;
  const emblem = hero === undefined && !wide && content.panels.length > 0;
  const words: Rect = beside ? { ...box, width: box.width * 0.6 } : emblem ? { ...box, width: box.width * 0.68 } : box;
  const alone = content.panels.length === 0;
  const above = kicker
    ? setText(scene, { text: kicker, size: [28, 18], maxLines: 1, weight: 600, leading: 1.3 }, words.width, 44 * u)
    : null;
  const logoSource = logo ? scene.asset(logo) : null;
  const logoBox: Rect | null = logoSource
    ? { ...words, width: Math.min(words.width * 0.5, 190 * u), height: 64 * u }
    : null;
  const used = (above ? above.height + 14 * u : 0) + (logoBox ? logoBox.height + 22 * u : 0);
  const below = subtitle
    ? setText(
        scene,
        {
          text: subtitle,
          size: [34, 22],
          maxLines: wide ? 6 : 3,
          weight: Math.max(450, look.type.bodyWeight),
          leading: 1.34,
        },
        words.width,
        box.height * (wide ? 0.26 : 0.3),
      )
    : null;
  const room = box.height * (hero && wide ? 0.56 : 1) - used - (below ? below.height + 20 * u : 0);
  const title = setText(
    scene,
    {
      text: content.title,
      role: 'heading',
      size: [alone ? (wide ? 230 : 210) : wide ? 84 : shape === 'tall' ? 92 : 76, 34],
      maxLines: wide ? 7 : 4,
      leading: Math.max(1.04, look.type.headingLeading),
    },
    words.width,
    Math.min(room, box.height * (wide ? 0.62 : 0.9)),
  );
  const height = used + title.height + (below ? below.height + 20 * u : 0);
  const top = wide && !alone ? box.y : box.y + Math.max(0, box.height - height) * (alone ? 0.5 : 0.55);
  const titleY = top + used;
  const quiet = tone(face, onFace, 0.88);
  return (
    <>
      {logoBox && logoSource ? (
        <LogoOnPlate
          src={logoSource}
          box={{ ...logoBox, y: top }}
          pad={10 * u}
          side={scene.direction === 'rtl' ? 'right' : 'left'}
        />
      ) : null}
      {above ? (
        <TextBlock
          block="kicker"
          set={above}
          box={{ ...words, y: titleY - above.height - 14 * u, height: above.height }}
          color={quiet}
          from={scene.at(4)}
          motion="block"
          enter="fade"
        />
      ) : null}
      <TextBlock
        block="title"
        set={title}
        box={{ ...words, y: titleY, height: title.height }}
        color={onFace}
        from={scene.at(6)}
      />
      {below ? (
        <TextBlock
          block="subtitle"
          set={below}
          box={{ ...words, y: titleY + title.height + 20 * u, height: below.height }}
          color={quiet}
          from={scene.at(12)}
          motion="block"
          enter="fade"
        />
      ) : null}
      {hero ? (
        <Hero
          hero={hero}
          box={
            wide
              ? { ...box, y: top + height + 30 * u, height: box.y + box.height - top - height - 30 * u }
              : { ...box, x: box.x + box.width * 0.66, width: box.width * 0.34 }
          }
        />
      ) : null}
    </>
  );
}

function Hero({ hero, box }: { hero: NonNullable<InfographicContent['hero']>; box: Rect }): ReactNode {
  const scene = useScene();
  const { u, shape } = scene;
  const { onFace } = headColors(scene);
  const wide = shape === 'wide';
  const arrow = hero.trend && hero.trend !== 'flat' ? 52 * u : 0;
  const label = setText(
    scene,
    { text: hero.label, size: [34, 22], maxLines: 3, weight: 550, leading: 1.25 },
    box.width,
    box.height * 0.36,
  );
  const figure = setText(
    scene,
    { text: hero.figure.display, role: 'figure', size: [wide ? 220 : 170, 48], maxLines: 1 },
    box.width - (arrow > 0 ? arrow + 18 * u : 0),
    Math.min(box.height - label.height - 30 * u, box.height * 0.6),
  );
  const height = figure.height + 12 * u + label.height;
  const y = box.y + (box.height - height) * (wide ? 1 : 0.55);
  const from = scene.at(16);
  const rule: Rect = { x: box.x, y: y - 26 * u, width: Math.min(box.width, 110 * u), height: 6 * u };
  const way = easeOutQuint(clamp((scene.frame - from) / scene.at(14)));
  return (
    <>
      {wide && way > 0 ? (
        <div style={{ ...place(scene, { ...rule, width: rule.width * way }), background: onFace }} />
      ) : null}
      <CountingFigure
        block="hero.figure"
        figure={hero.figure}
        set={figure}
        from={from}
        frames={30}
        box={{ ...box, y, width: figure.width + 6 * u, height: figure.height }}
        color={onFace}
      />
      {arrow > 0 && scene.frame >= from ? (
        <TrendArrow
          trend={hero.trend!}
          color={onFace}
          box={{ x: box.x + figure.width + 22 * u, y: y + figure.height * 0.5 - 24 * u, width: 48 * u, height: 48 * u }}
        />
      ) : null}
      <TextBlock
        block="hero.label"
        set={label}
        box={{ ...box, y: y + figure.height + 12 * u, height: label.height }}
        color={onFace}
        from={from + scene.at(6)}
        motion="block"
        enter="fade"
      />
    </>
  );
}
