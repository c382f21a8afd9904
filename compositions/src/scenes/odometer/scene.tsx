import type { Figure } from '@scenewright/core/figures';
import type { ReactNode } from 'react';
import { Ghost, Plate, plateOf } from '../../charting/plate.js';
import { place } from '../../layout/place.js';
import { easeOutQuint, clamp } from '../../motion/curves.js';
import { lifeSeconds } from '../../motion/life.js';
import { tone } from '../../look/tone.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText, setTexts, type SetText } from '../../typography/set-text.js';
import { FitText, TextBlock } from '../../typography/text-block.js';
import { SceneHead, setHead } from '../scene-head.js';

/** A name over its number is half of what is said, and stands larger than a claim. */
function headlineSize({ shape }: SceneState, title = ''): readonly [number, number] {
  return shape === 'wide' ? [[...title].length <= 16 ? 132 : 92, 46] : [132, 52];
}

/** The wheels of a counter, each of which turns longer than the one before it. */
export function OdometerScene(): ReactNode {
  const scene = useScene<'odometer'>();
  const { content, shape, u, palette } = scene;
  const head = setHead(scene, content, scene.safe, headlineSize(scene, content.title));
  const { rest } = head;
  const captioned = content.caption ? Math.min(120 * u, rest.height * 0.2) : 0;
  // The caption stands under the wheels, not at the foot of a tall canvas.
  const figure: Rect = { ...rest, height: (rest.height - captioned) * (shape === 'tall' ? 0.9 : 1) };
  return (
    <>
      <SceneHead head={head} align="start" />
      <OdometerFigure figure={content.figure} area={figure} />
      {content.caption ? (
        <FitText block="caption" text={content.caption} box={{ ...rest, y: figure.y + figure.height + 16 * u, height: captioned - 16 * u }} size={[44, 24]} maxLines={2} color={palette.muted} from={scene.cue('caption', scene.at(26))} motion="block" />
      ) : null}
    </>
  ); // prettier-ignore
}

/** Layout units between the wheels and their unit. */
const unitGap = 28;
/** A unit of so many letters is a sign ("km/h"), and stays with its number; a longer one is a word. */
const longestSign = 4;
/** Share of their size that wheels keep at least for a word beside them. */
const leastBeside = 0.7;

const isDigit = (sign: string): boolean => /\p{Nd}/u.test(sign);

/** How far a wheel turns from the nought of its number's order of magnitude; the first stands, unless it is alone. */
function turnsTo(digit: string, place: number, digits: number): number {
  const value = digit.codePointAt(0)! - digitBase(digit);
  if (place === 0) return digits === 1 ? value + 10 : 0;
  return value + 10 * Math.min(2, Math.ceil(place / 2));
}

export function OdometerFigure(props: { figure: Figure; area: Rect }): ReactNode {
  const scene = useScene();
  const { figure, area } = props;
  const { u, palette, shape, look } = scene;
  const [, before = '', number = figure.display, after = ''] = /^(\P{Nd}*)(\p{Nd}.*\p{Nd}|\p{Nd})(\P{Nd}*)$/u.exec(figure.display) ?? []; // prettier-ignore
  const signs = [...number];
  const gap = 10 * u;
  // A separator is a third as wide as a wheel.
  const parts = signs.reduce((sum, sign) => sum + (isDigit(sign) ? 1 : 0.3), 0);
  const between = gap * (signs.length - 1);
  const highest = shape === 'tall' ? 3 : 1.8;
  const wheelIn = (width: number, height: number): number => Math.min((width - between) / parts, height / 1.3, 420 * u);

  // A unit stands beside its number, as it is written; only a word that would make the wheels small has a line of its own.
  const units = [before, after].map((text) => text.trim());
  const setUnit = (text: string, width: number, height: number, most: number): SetText | null =>
    text === '' ? null : setText(scene, { text, role: 'figure', size: [most, 30], maxLines: 1, leading: 1 }, width, height); // prettier-ignore
  const alone = wheelIn(area.width, area.height);
  const beside = units.map((text) => setUnit(text, area.width * 0.3, area.height * 0.5, Math.min(190, (0.66 * alone) / u))); // prettier-ignore
  const room = beside.map((set) => (set ? set.width + unitGap * u : 0));
  const along = wheelIn(area.width - room[0]! - room[1]!, area.height);
  const around = units.filter(Boolean).join(' ');
  const isUnder = along < leastBeside * alone && [...around].length > longestSign;
  const unitHeight = isUnder ? Math.min(area.height * 0.28, 210 * u) : 0;
  const wheel = isUnder ? wheelIn(area.width, area.height - unitHeight) : along;
  const height = Math.min(wheel * highest, area.height - unitHeight - 20 * u);
  const width = wheel * parts + between;
  const [ahead, behind] = isUnder ? [0, 0] : [room[0]!, room[1]!];
  const whole = ahead + width + behind;
  const first = area.x + (shape === 'wide' ? 0 : (area.width - whole) / 2);
  const left = first + (scene.direction === 'rtl' ? behind : ahead);
  const top = area.y + Math.max(0, (area.height - unitHeight - height) * 0.5);
  const set = setTexts(scene, signs, { role: 'figure', size: [460, 30], maxLines: 1, leading: 1 }, wheel * 0.8, height * 0.62); // prettier-ignore
  const colors = plateOf(scene, tone(palette.background, palette.text, 0.86));
  const last = plateOf(scene, palette.accent);
  const start = scene.cue('figure', scene.at(8));
  const run = scene.at(34);
  const digits = signs.filter(isDigit).length;
  let x = left;
  return (
    <>
      {signs.map((sign, index) => {
        const own = isDigit(sign) ? wheel : wheel * 0.3;
        // Numbers run from the left in every language: the wheels stand in the order in which they are written.
        const box: Rect = { x: scene.direction === 'rtl' ? 2 * left + width - x - own : x, y: top, width: own, height };
        x += own + gap;
        if (!isDigit(sign)) return <TextBlock key={index} block={`signs.${index}`} set={set[index]!} box={{ ...box, x: box.x - wheel * 0.12, width: own + wheel * 0.24 }} align="center" anchor="middle" from={start} motion="block" enter="fade" color={palette.text} />;
        const way = easeOutQuint(clamp((scene.frame - start) / (run + scene.at(5) * index)));
        const isLast = index === signs.length - 1;
        // From the number's own order of magnitude: its first digit stands, the others turn from nought.
        const place = signs.slice(0, index).filter(isDigit).length;
        const turned = (1 - way) * turnsTo(sign, place, digits);
        const plate = isLast ? last : colors;
        return (
          <div key={index}>
            <Ghost box={box} />
            <Plate box={box} colors={plate} radius={Math.max(look.shape.radius, 10) * u} alive />
            {scene.frame < start ? null : <Wheel block={`signs.${index}`} digit={sign} set={set[index]!} box={box} turned={turned} color={plate.ink} sways={isLast && way === 1} />}
          </div>
        );
      })}
      {isUnder ? (
        <FitText block="unit" text={around} role="figure" box={{ x: area.x, y: top + height + 24 * u, width: area.width, height: unitHeight - 24 * u }} size={[150, 36]} maxLines={1} align={shape === 'wide' ? 'start' : 'center'} from={start + scene.at(12)} motion="block" enter="fade" color={palette.accent} />
      ) : (
        beside.map((unit, at) => {
          if (unit === null) return null;
          // Numbers run from the left in every language, and their units with them.
          const edge = at === 0 ? left - room[0]! : left + width + unitGap * u;
          const x = scene.direction === 'rtl' ? 2 * left + width - edge - unit.width : edge;
          return <TextBlock key={at} block={at === 0 ? 'unit.before' : 'unit'} set={unit} box={{ x, y: top, width: unit.width + 2 * u, height: height * 0.5 + set[0]!.size * 0.46 }} anchor="bottom" from={start} motion="block" enter="fade" color={palette.accent} />;
        })
      )}
    </>
  ); // prettier-ignore
}

/** One wheel: its digit, and while it turns the one that comes after it. */
function Wheel(props: {
  block: string;
  digit: string;
  set: SetText;
  box: Rect;
  turned: number;
  color: string;
  sways: boolean;
}): ReactNode {
  const scene = useScene();
  const { block, digit, set, box, turned, color, sways } = props;
  const base = digitBase(digit);
  const value = digit.codePointAt(0)! - base;
  const whole = Math.floor(turned);
  const part = turned - whole;
  const at = (step: number): string => String.fromCodePoint(base + ((((value - whole + step) % 10) + 10) % 10));
  const shift = part * box.height + (sways ? Math.sin(lifeSeconds(scene) * 2.2) * box.height * 0.012 : 0);
  const inside = { x: 0, y: 0, width: box.width, height: box.height };
  const still = { ...scene, direction: 'ltr' as const, width: box.width };
  return (
    <div style={{ ...place(scene, box), overflow: 'hidden' }}>
      {[0, -1].map((step) => (
        <div key={step} style={{ ...place(still, inside), transform: `translateY(${(part > 0 || sways ? shift : 0) + step * box.height}px)` }}>
          {step === 0 || part > 0 ? <Digit block={step === 0 && turned === 0 ? block : undefined} text={at(step)} set={set} height={box.height} color={color} /> : null}
        </div>
      ))}
    </div>
  ); // prettier-ignore
}

function Digit(props: {
  block: string | undefined;
  text: string;
  set: SetText;
  height: number;
  color: string;
}): ReactNode {
  const { block, text, set, height, color } = props;
  return (
    <div
      data-block={block}
      style={{ fontFamily: set.face.family, fontWeight: set.face.weight, fontSize: set.size, lineHeight: `${height}px`, height, textAlign: 'center', color, fontVariantNumeric: 'tabular-nums lining-nums' }}
    >
      {text}
    </div>
  ); // prettier-ignore
}

/** Where the digits of a script begin: they stand in a row of ten. */
function digitBase(digit: string): number {
  let code = digit.codePointAt(0)!;
  while (code > 0 && /\p{Nd}/u.test(String.fromCodePoint(code - 1)) && digit.codePointAt(0)! - code < 9) code -= 1;
  return code;
}
