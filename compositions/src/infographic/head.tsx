import type { InfographicContent } from '@scenewright/core/scenes';
import type { CSSProperties, ReactNode } from 'react';
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
import { acting, swell } from './acting.js';
import { shadedFace } from './depth.js';
import { Emblem } from './emblem.js';
import { headColors } from './head-colors.js';
import { layOutHead, type HeadLayout } from './head-layout.js';

/** The block of colour that names the graphic and shows the figure that matters most. */
export function Head(props: {
  content: InfographicContent;
  box: Rect;
  depth: number;
  /** Local frame at which all panels are seen again: its words, which say what they come to, answer. */
  closes: number;
}): ReactNode {
  const scene = useScene();
  const { content, box, depth } = props;
  const { palette, u, shape } = scene;
  const { face } = headColors(scene);
  const layout = layOutHead(scene, content, box);
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
      {content.panels.length > 0 ? (
        <Emblem
          box={box}
          free={layout.free}
          icon={content.hero ? undefined : content.emblem}
          picture={content.subject}
          behind={content.hero !== undefined}
        />
      ) : null}
      {palette.secondary ? (
        <div style={{ ...place(scene, edgeOf(shown, wide, 12 * u)), background: palette.secondary }} />
      ) : null}
      <div style={{ display: 'contents', ...answering(scene, layout.words, props.closes) }}>
        <Words content={content} layout={layout} />
      </div>
    </>
  );
}

/** Seconds for which the words swell once the whole is seen, and how much: one move of their layer. */
const answer = { after: 0.5, lasts: 1.5, by: 0.045 } as const;

function answering(scene: SceneState, words: Rect, closes: number): CSSProperties {
  const way = clamp((scene.frame - closes - answer.after * scene.fps) / (answer.lasts * scene.fps));
  if (way <= 0 || way >= 1) return {};
  // From where lines begin, so that they keep their edge.
  const x = scene.direction === 'rtl' ? scene.width - words.x : words.x;
  return {
    display: 'block',
    position: 'absolute',
    left: 0,
    top: 0,
    width: scene.width,
    height: scene.height,
    transformOrigin: `${x}px ${words.y + words.height / 2}px`,
    transform: `scale(${(1 + answer.by * swell(way)).toFixed(4)})`,
  };
}

/** The band along the edge at which the head meets the panels. */
const edgeOf = (box: Rect, wide: boolean, width: number): Rect =>
  wide
    ? { ...box, x: box.x + Math.max(0, box.width - width), width: Math.min(width, box.width) }
    : { ...box, y: box.y + Math.max(0, box.height - width), height: Math.min(width, box.height) };

function Words({ content, layout }: { content: InfographicContent; layout: HeadLayout }): ReactNode {
  const scene = useScene();
  const { u } = scene;
  const { face, onFace } = headColors(scene);
  const { hero } = content;
  const { words, kicker: above, title, titleY, subtitle: below, logo } = layout;
  const quiet = tone(face, onFace, 0.88);
  return (
    <>
      {logo ? (
        <LogoOnPlate
          src={logo.source}
          box={logo.box}
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
      {hero ? <Hero hero={hero} box={layout.free} /> : null}
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
  const breath = 1 - 0.36 * swell(acting(scene, from, 0, 1, 2.4));
  return (
    <>
      {wide && way > 0 ? (
        <div style={{ ...place(scene, { ...rule, width: rule.width * way * breath }), background: onFace }} />
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
