import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { clamp, easeOutQuint, spring } from '../../motion/curves.js';
import { turnedBy } from '../../motion/life.js';
import { boardFace, paperFace } from '../../objects/face.js';
import { BesideText, setBeside } from '../../objects/beside.js';
import { Backing, fitted, Sheet, Thing } from '../../objects/thing.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { pageOf } from './month-page.js';

/** The page of the month with its day ringed, or the day alone where its weekday is not known. */
export function CalendarScene(): ReactNode {
  const scene = useScene<'calendar'>();
  const { content } = scene;
  const { date } = content;
  const said = content.title.includes(date) ? content.subtitle : [date, content.subtitle].filter(Boolean).join(' · ');
  const beside = setBeside(scene, { ...content, subtitle: said }, 0.45);
  const box = fitted(
    { ...beside.room, y: beside.room.y + 30 * scene.u, height: beside.room.height - 30 * scene.u },
    0.86,
    1.24,
  );
  return (
    <>
      <Backing box={box} share={1.18} />
      <BesideText beside={beside} />
      <Thing name="calendar" box={box} tilt={2}>
        <Page box={box} />
      </Thing>
    </>
  );
}

function Page({ box }: { box: Rect }): ReactNode {
  const scene = useScene<'calendar'>();
  const { content, u, look, palette } = scene;
  const paper = paperFace(palette);
  const head: Rect = { ...box, height: box.height * 0.2 };
  const body: Rect = { ...box, y: box.y + head.height, height: box.height - head.height };
  const page = pageOf(content, scene.locale);
  const radius = Math.min(28, look.shape.radius);
  const month = setText(scene, { text: page.month, role: 'heading', size: [84, 30], maxLines: 1 }, box.width * 0.86, head.height * 0.66); // prettier-ignore
  const agrees = saysDay(scene);
  return (
    <>
      <Sheet box={box} face={paper} />
      <Sheet
        box={head}
        face={{ ...boardFace(palette), fill: palette.accent, text: palette.onAccent }}
        flat
        style={{ borderRadius: `${radius * u}px ${radius * u}px 0 0` }}
      />
      {[0.24, 0.76].map((at) => (
        <div
          key={at}
          style={{
            ...place(scene, { x: box.x + box.width * at - 11 * u, y: box.y - 30 * u, width: 22 * u, height: 62 * u }),
            borderRadius: 11 * u,
            background: paper.text,
          }}
        />
      ))}
      <TextBlock block="month" set={month} box={head} align="center" anchor="middle" color={palette.onAccent} />
      {agrees && page.weeks ? (
        <Grid body={body} weeks={page.weeks} weekdays={page.weekdays} />
      ) : (
        <Sole body={body} text={agrees ? scene.number(content.day) : content.date} />
      )}
    </>
  );
}

/** Whether the words still name the day of the page: an edit of the words alone must not leave another day ringed. */
const saysDay = ({ content }: SceneState<'calendar'>): boolean =>
  [...content.date.matchAll(/\p{Nd}+/gu)].some(([digits]) => latin(digits) === content.day);

const latin = (digits: string): number => Number([...digits].map((digit) => /\d/u.test(digit) ? digit : String(digit.codePointAt(0)! & 15)).join('')); // prettier-ignore

function Grid({
  body,
  weeks,
  weekdays,
}: {
  body: Rect;
  weeks: readonly (readonly (number | null)[])[];
  weekdays: readonly string[];
}): ReactNode {
  // prettier-ignore
  const scene = useScene<'calendar'>();
  const { content, u, palette } = scene;
  const paper = paperFace(palette);
  const pad = body.width * 0.06;
  const cell = { width: (body.width - 2 * pad) / 7, height: (body.height - 1.4 * pad) / (weeks.length + 1) };
  const size = Math.min(cell.height * 0.56, cell.width * 0.5) / u;
  const cellOf = (column: number, row: number): Rect => ({ x: body.x + pad + column * cell.width, y: body.y + pad * 0.7 + row * cell.height, ...cell }); // prettier-ignore
  const last = content.until ?? content.day;
  const label = (text: string, box: Rect, block: string, color: string, weight: number): ReactNode => (
    <TextBlock key={block} block={block} set={setText(scene, { text, size: [size, 14], maxLines: 1, weight, leading: 1.1 }, box.width, box.height)} box={box} align="center" anchor="middle" color={color} />
  ); // prettier-ignore
  return (
    <>
      {weekdays.map((name, at) => label(name, cellOf(at, 0), `weekday.${at}`, paper.muted, 600))}
      {weeks.flatMap((week, row) =>
        week.map((day, column) => {
          if (day === null) return null;
          const on = day >= content.day && day <= last;
          const box = cellOf(column, row + 1);
          return (
            <div key={day}>
              {on ? <Ring box={box} from={scene.at(10 + 4 * (day - content.day))} /> : null}
              {label(scene.number(day), box, `day.${day}`, on ? palette.onAccent : paper.text, on ? 750 : 500)}
            </div>
          );
        }),
      )}
    </>
  );
}

/** The field of the day: it springs in, and a ring goes on around it. */
function Ring({ box, from }: { box: Rect; from: number }): ReactNode {
  const scene = useScene();
  const { u, palette, look } = scene;
  const grown = 0.8 + 0.2 * spring(Math.max(0.4, look.motion.bounce))(clamp((scene.frame - from) / scene.at(18)));
  const side = Math.min(box.width * 0.96, box.height * 1.06);
  const middle = { x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2, width: side, height: side };
  return (
    <svg viewBox="0 0 100 100" style={{ ...place(scene, middle), overflow: 'visible', transform: `scale(${grown})` }}>
      {look.shape.radius === 0 ? <rect x={4} y={4} width={92} height={92} fill={palette.accent} /> : <circle cx={50} cy={50} r={47} fill={palette.accent} />}
      <circle cx={50} cy={50} r={60} fill="none" stroke={palette.accent} strokeWidth={(500 * u) / side} strokeDasharray="52 11" transform={`rotate(${turnedBy(scene, 14)} 50 50)`} />
    </svg>
  ); // prettier-ignore
}

/** One large day, where it is not known on which weekday it falls. */
function Sole({ body, text }: { body: Rect; text: string }): ReactNode {
  const scene = useScene();
  const { u, palette } = scene;
  const paper = paperFace(palette);
  const set = setText(scene, { text, role: 'figure', size: [420, 40], maxLines: text.length > 3 ? 3 : 1 }, body.width * 0.84, body.height * 0.78); // prettier-ignore
  const run = easeOutQuint(clamp((scene.frame - scene.at(8)) / scene.at(20)));
  const width = Math.min(set.width, body.width * 0.7);
  return (
    <>
      <TextBlock block="day" set={set} box={{ ...body, x: body.x + body.width * 0.08, width: body.width * 0.84, height: body.height * 0.9 }} align="center" anchor="middle" color={paper.text} />
      <div style={{ ...place(scene, { x: body.x + (body.width - width * run) / 2, y: body.y + body.height * 0.9, width: width * run, height: 12 * u }), background: paper.accent }} />
    </>
  ); // prettier-ignore
}
