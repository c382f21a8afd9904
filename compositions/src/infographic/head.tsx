import { figureParts } from '@scenewright/core/figures';
import type { InfographicContent } from '@scenewright/core/scenes';
import type { CSSProperties, ReactNode } from 'react';
import { CountingFigure } from '../charting/counting-figure.js';
import { LogoOnPlate } from '../brand/logo-on-plate.js';
import { layerAbout, middleOf, place } from '../layout/place.js';
import { clamp } from '../motion/curves.js';
import { useScene, type SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { TrendArrow } from '../scenes/counter/companion.js';
import { setText, type SetText } from '../typography/set-text.js';
import { TextBlock } from '../typography/text-block.js';
import { acting, swell } from './acting.js';
import { shadedFace } from './depth.js';
import { Emblem } from './emblem.js';
import { headColors, type HeadColors } from './head-colors.js';
import { layOutHead, type HeadLayout } from './head-layout.js';
import { isBeside, isField, type Composition } from './poster.js';

/** What names the graphic, in type of a poster's size, with the figure that matters most or the picture of its topic. */
export function Head(props: {
  content: InfographicContent;
  box: Rect;
  composition: Composition;
  /** What lies over its colour, where that fills the canvas. */
  sheet: Rect | null;
  depth: number;
  /** Local frame at which all panels are seen again: its words, which say what they come to, answer. */
  closes: number;
}): ReactNode {
  const scene = useScene();
  const { content, box, depth, composition, sheet } = props;
  const { palette, u } = scene;
  const field = isField(composition);
  const colors = headColors(scene, field);
  const layout = layOutHead(scene, content, box, composition);
  const beside = isBeside(composition);
  const far = composition === 'far';
  // The first frame is a poster already: what names the graphic stands there.
  const shown = box;
  const side: Rect = beside
    ? { x: far ? shown.x - depth * 1.2 : shown.x + shown.width, y: 0, width: depth * 1.2, height: box.height }
    : { x: 0, y: shown.height, width: box.width, height: depth * 1.2 };
  const rule: Rect = {
    x: layout.words.x,
    y: box.y + box.height - 8 * u,
    width: scene.width - 2 * layout.words.x,
    height: 8 * u,
  };
  return (
    <>
      {depth > 0 && field ? <div style={{ ...place(scene, side), background: shadedFace(colors.face) }} /> : null}
      <div data-panel="head" style={{ ...place(scene, shown), ...(field ? { background: colors.face } : {}) }} />
      {sheet ? (
        <div
          style={{
            ...place(scene, { x: 0, y: sheet.y, width: sheet.x, height: sheet.height }),
            background: colors.face,
          }}
        />
      ) : null}
      {field ? null : <div style={{ ...place(scene, rule), background: palette.accent }} />}
      {content.panels.length > 0 && content.subject && !content.hero ? (
        <Emblem box={box} free={layout.free} picture={content.subject} composition={composition} {...colors} />
      ) : null}
      {palette.secondary && field ? (
        <div style={{ ...place(scene, edgeOf(shown, composition, 12 * u)), background: palette.secondary }} />
      ) : null}
      <div style={{ display: 'contents', ...answering(scene, layout.words, props.closes) }}>
        <Words content={content} layout={layout} colors={colors} beside={beside} />
      </div>
    </>
  );
}

/** Seconds for which the words swell once the whole is seen, and how much: one move of their layer. */
const answer = { after: 0.5, lasts: 1.5, by: 0.045 } as const;

function answering(scene: SceneState, words: Rect, closes: number): CSSProperties {
  const way = clamp((scene.frame - closes - answer.after * scene.fps) / (answer.lasts * scene.fps));
  if (way <= 0 || way >= 1) return {};
  return {
    display: 'block',
    // From where lines begin, so that they keep their edge.
    ...layerAbout(scene, { x: words.x, y: middleOf(words).y }),
    transform: `scale(${(1 + answer.by * swell(way)).toFixed(4)})`,
  };
}

/** The band along the edge at which the head meets the panels. */
function edgeOf(box: Rect, composition: Composition, width: number): Rect {
  if (!isBeside(composition))
    return { ...box, y: box.y + Math.max(0, box.height - width), height: Math.min(width, box.height) };
  const x = composition === 'far' ? box.x : box.x + Math.max(0, box.width - width);
  return { ...box, x, width: Math.min(width, box.width) };
}

function Words(props: {
  content: InfographicContent;
  layout: HeadLayout;
  colors: HeadColors;
  beside: boolean;
}): ReactNode {
  const scene = useScene();
  const { u } = scene;
  const { content, layout, colors, beside } = props;
  const { onFace, quiet } = colors;
  const { hero } = content;
  const { words, kicker: above, title, titleY, subtitle: below, logo } = layout;
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
          motion="block"
          enter="fade"
        />
      ) : null}
      <TextBlock block="title" set={title} box={{ ...words, y: titleY, height: title.height }} color={onFace} />
      {below ? (
        <TextBlock
          block="subtitle"
          set={below}
          box={{ ...words, y: titleY + title.height + 20 * u, height: below.height }}
          color={quiet}
          motion="block"
          enter="fade"
        />
      ) : null}
      {hero ? <Hero hero={hero} box={layout.free} color={onFace} beside={beside} /> : null}
    </>
  );
}

/** The figure that matters most: as large as its part of the head, over what it is about. */
function Hero(props: {
  hero: NonNullable<InfographicContent['hero']>;
  box: Rect;
  color: string;
  beside: boolean;
}): ReactNode {
  const scene = useScene();
  const { u } = scene;
  const { hero, box, color, beside } = props;
  const arrow = hero.trend && hero.trend !== 'flat' ? 80 * u : 0;
  // In a low, wide part its words stand behind it, on its foot.
  const across = box.width > box.height * 3.2;
  const figureWidth = (across ? box.width * 0.58 : box.width) - (arrow > 0 ? arrow + 18 * u : 0);
  // "430 million tonnes": what is counted stands under its number, which would be small on one line with it.
  const parts = figureParts(hero.figure);
  const apart = !across && parts !== null && /\p{L}/u.test(parts.suffix) && parts.suffix.trim().length > 3;
  const figureShown = apart ? { ...hero.figure, display: `${parts.prefix}${parts.digits}`, suffix: '' } : hero.figure;
  const unit = apart
    ? setText(
        scene,
        { text: parts.suffix.trim(), role: 'heading', size: [96, 28], maxLines: 2, leading: 1.04 },
        box.width,
        box.height * 0.2,
      )
    : null;
  const setFigure = (height: number): SetText =>
    setText(scene, { text: figureShown.display, role: 'figure', size: [360, 48], maxLines: 1 }, figureWidth, height);
  const setLabel = (width: number, height: number): SetText =>
    setText(scene, { text: hero.label, size: [across ? 44 : 50, 22], maxLines: across ? 4 : 3, weight: 600, leading: 1.16 }, width, height); // prettier-ignore
  const beforeLabel = across ? setFigure(box.height) : null;
  const taken = beforeLabel ? beforeLabel.width + (arrow > 0 ? arrow + 18 * u : 0) + 36 * u : 0;
  const label = setLabel(box.width - taken, box.height * (across ? 0.8 : 0.36));
  const unitHeight = unit ? unit.height + 12 * u : 0;
  const figure = beforeLabel ?? setFigure(box.height - label.height - unitHeight - 30 * u);
  const height = across ? figure.height : figure.height + unitHeight + 8 * u + label.height;
  const y = box.y + (box.height - height) * (beside ? 0.6 : 0.5);
  const from = scene.at(2);
  const breath = 0.36 * swell(acting(scene, from, 0, 1, 2.4));
  const labelBox: Rect = across
    ? { x: box.x + taken, y: y + figure.height * 0.86 - label.height, width: box.width - taken, height: label.height }
    : { ...box, y: y + figure.height + unitHeight + 8 * u, height: label.height };
  return (
    <>
      <CountingFigure
        block="hero.figure"
        figure={figureShown}
        set={figure}
        from={from}
        frames={30}
        box={{ ...box, y, width: figure.width + 6 * u, height: figure.height }}
        color={color}
      />
      {arrow > 0 && scene.frame >= from ? (
        <TrendArrow
          trend={hero.trend!}
          color={color}
          box={{
            x: box.x + figure.width + 22 * u,
            y: y + figure.height * 0.5 - (38 + 14 * breath) * u,
            width: 76 * u,
            height: 76 * u,
          }}
        />
      ) : null}
      {unit ? (
        <TextBlock
          block="hero.unit"
          set={unit}
          box={{ ...box, y: y + figure.height, height: unit.height }}
          color={color}
          from={from + scene.at(3)}
          motion="block"
          enter="fade"
        />
      ) : null}
      <TextBlock
        block="hero.label"
        set={label}
        box={labelBox}
        color={color}
        from={from + scene.at(6)}
        motion="block"
        enter="fade"
      />
    </>
  );
}
