import { depictionOf, fieldOf, type Depiction } from '@scenewright/core/figures';
import { contrast } from '@scenewright/core/style';
import type { ComponentType, ReactNode } from 'react';
import { tone } from '../look/tone.js';
import { clamp, easeInOut } from '../motion/curves.js';
import { approach, gesture } from '../motion/gesture.js';
import { place } from '../layout/place.js';
import { fieldFill, inked } from '../pictures/treatment.js';
import { useScene, type SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { setText } from '../typography/set-text.js';
import { TextBlock } from '../typography/text-block.js';
import { Calendar } from './calendar.js';
import { Clock } from './clock.js';
import { Gauge } from './gauge.js';
import type { DepictionInk, DepictionProps } from './depiction-props.js';
import { MarkField } from './mark-field.js';
import { Money } from './money.js';
import { Ruler } from './ruler.js';
import { Growth, Share } from './share.js';
import { Span } from './span.js';
import { Thermometer } from './thermometer.js';
import { Vessel } from './vessel.js';
import { Weight } from './weight.js';

const drawings: Readonly<Record<Depiction, ComponentType<DepictionProps>>> = {
  clock: Clock,
  calendar: Calendar,
  money: Money,
  weight: Weight,
  ruler: Ruler,
  vessel: Vessel,
  thermometer: Thermometer,
  gauge: Gauge,
  span: Span,
  share: Share,
  growth: Growth,
  field: MarkField,
};

/** The figure of a scene as the object that it measures; it fills while the figure counts. */
export function DepictionView({ picture }: { picture: NonNullable<SceneState['picture']> }): ReactNode {
  const scene = useScene();
  const { shows: figure, box, drawing } = picture;
  if (figure === null) return null;
  const depiction = depictionOf(figure, trendOf(scene));
  if (depiction === undefined) return null;
  const { look, palette, u } = scene;
  const from = scene.cue('figure', scene.at(6));
  const progress = easeInOut(clamp((scene.frame - from) / scene.at(40)));
  const { each } = fieldOf(figure.magnitude);
  const keyed = depiction === 'field' && each > 1;
  // A crowd keeps off the edge of its field.
  const share = depiction === 'field' && picture.field ? 0.84 : picture.field || depiction === 'field' ? 0.94 : 0.8;
  const pose = gesture(scene, 0.6);
  const side = box.width * share;
  const keyHeight = keyed ? 56 * u : 0;
  const art: Rect = { x: box.x + (box.width - side) / 2, y: box.y + (box.height - side - keyHeight) / 2, width: side, height: side }; // prettier-ignore
  const mark = drawing ? { ...drawing, shapes: inked(drawing, palette, look.picture) } : drawing;
  const Drawing = drawings[depiction];
  const key = keyed
    ? setText(scene, { text: `= ${countOf(scene, each, figure.display)}`, size: [40, 28], maxLines: 1, weight: 600 }, side * 0.7, keyHeight) // prettier-ignore
    : null;
  // Over or under its words a crowd has both sides of the canvas to itself.
  const breadth =
    picture.arrangement === 'above' || scene.shape !== 'wide' ? Math.max(1, Math.min(3, scene.safe.width / side)) : 1;
  const dot = 34 * u;
  const keyInk = inkOn(scene);
  return (
    <>
      <svg data-depiction={depiction} viewBox="0 0 100 100" style={{ ...place(scene, art), overflow: 'visible', transform: `rotate(${pose.turn}deg) scale(${pose.scale * approach(scene)})` }}>
        <Drawing
          figure={figure}
          progress={progress}
          ink={keyInk}
          look={look}
          mark={mark}
          sign={signOf(figure.unit, scene.locale)}
          font={scene.fonts.heading}
          breadth={breadth}
        />
      </svg>
      {key ? (
        <>
          <svg
            viewBox="0 0 100 100"
            style={place(scene, { x: art.x, y: art.y + side + (keyHeight - dot) / 2 + 8 * u, width: dot, height: dot })}
          >
            <MarkField
              figure={{ ...figure, value: 1, magnitude: 1 }}
              progress={1}
              ink={keyInk}
              look={look}
              mark={mark}
              sign=""
              font=""
            />
          </svg>
          <TextBlock
            block="key"
            set={key}
            box={{ x: art.x + dot + 16 * u, y: art.y + side + 8 * u + (keyHeight - key.height) / 2, width: side * 0.7, height: key.height }}
            from={0}
            motion="block"
          />
        </>
      ) : null}
    </>
  ); // prettier-ignore
}

/** The direction that a figure is told with, where its kind has one. */
export const trendOf = ({ content }: Pick<SceneState, 'content'>): 'up' | 'down' | 'flat' | undefined =>
  'trend' in content ? content.trend : undefined;

/** Tones that stand out from what lies under the object. */
function inkOn(scene: SceneState): DepictionInk {
  const { palette, picture, look } = scene;
  const { field } = look.picture;
  const ground = picture?.field ? fieldFill(palette, field.share) : palette.background;
  const main = contrast(palette.accent, ground) >= 2 ? palette.accent : palette.text;
  const line = contrast(palette.text, ground) >= 3 ? palette.text : palette.onAccent;
  const paper = contrast(palette.background, main) >= 2 ? palette.background : palette.surface;
  return { main, line, paper, rest: tone(paper, line, 0.24) };
}

/** "€" of "currency:EUR", as short as it is written. */
function signOf(unit: string, locale: string): string {
  const code = /^currency:([A-Z]{3})$/u.exec(unit)?.[1];
  if (code === undefined) return '';
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' }).formatToParts(1); // prettier-ignore
  return parts.find(({ type }) => type === 'currency')?.value ?? code;
}

/** A count in the digits that the figure is written in. */
function countOf(scene: SceneState, count: number, display: string): string {
  return /\d/u.test(display)
    ? new Intl.NumberFormat(new Intl.Locale(scene.locale, { numberingSystem: 'latn' })).format(count)
    : scene.number(count);
}
