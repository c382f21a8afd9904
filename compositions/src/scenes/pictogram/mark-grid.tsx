import type { ReactNode } from 'react';
import { Drawing } from '../../charting/drawing.js';
import { inactive } from '../../charting/shades.js';
import { clamp, mix, spring } from '../../motion/curves.js';
import { place } from '../../layout/place.js';
import { DrawnPicture, InactivePicture } from '../../pictures/drawn-picture.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';

/** A person on a box 60 wide and 100 high, and a dot on one of 100 by 100. */
const person =
  'M30 2a17 17 0 1 1 0 34a17 17 0 1 1 0-34ZM30 42c18 0 28 11 28 27v23c0 4-3 6-6 6H8c-3 0-6-2-6-6V69c0-16 10-27 28-27Z';
const dot = 'M50 6a44 44 0 1 1 0 88a44 44 0 1 1 0-88Z';

/** Marks that can be drawings: more of them would be crumbs, and cost a frame. */
const mostDrawn = 24;

/** One mark for each of the whole; those that count turn to the accent one after another, or into what is counted. */
export function MarkGrid(props: { area: Rect; from: number }): ReactNode {
  const scene = useScene<'pictogram'>();
  const { area, from } = props;
  const { count, total, icon } = scene.content;
  const people = icon === undefined || /user|person|people|baby|child/.test(icon);
  const aspect = people ? 0.72 : 1;
  const { columns, cell } = bestGrid(total, area, aspect);
  const rows = Math.ceil(total / columns);
  const width = cell * aspect;
  const x0 = area.x + (area.width - columns * width) / 2;
  const y0 = area.y + (area.height - rows * cell) / 2;
  const size = cell * 0.84;
  const quiet = inactive(scene);
  const step = Math.min(3, 30 / Math.max(1, count));
  const drawing = total <= mostDrawn ? scene.drawing(scene.content.picture) : null;
  if (drawing)
    return Array.from({ length: total }, (_, index) => {
      const begins = from + scene.at(8) + Math.round(scene.at(100 * step * index) / 100);
      const way = index < count ? clamp((scene.frame - begins) / scene.at(10)) : 0;
      const grown = way > 0 && way < 1 ? mix(0.7, 1, spring(scene.look.motion.bounce)(way)) : 1;
      const [column, row] = [index % columns, Math.floor(index / columns)];
      const box = { x: x0 + (column + 0.08) * width, y: y0 + (row + 0.08) * cell, width: size, height: size };
      return (
        <div key={index} style={{ ...place(scene, box), ...(grown === 1 ? {} : { transform: `scale(${grown})` }) }}>
          {way > 0 ? <DrawnPicture drawing={drawing} acts={0} /> : <InactivePicture drawing={drawing} />}
        </div>
      );
    }); // prettier-ignore
  return (
    <Drawing>
      {Array.from({ length: total }, (_, index) => {
        const begins = from + scene.at(8) + Math.round(scene.at(100 * step * index) / 100);
        const marked = index < count;
        const way = marked ? clamp((scene.frame - begins) / scene.at(10)) : 0;
        const appears = clamp((scene.frame - scene.at(4) - scene.at(8) * (index / total)) / scene.at(8));
        const scale = (size / 100) * (way > 0 && way < 1 ? mix(0.7, 1, spring(scene.look.motion.bounce)(way)) : 1);
        const cx = x0 + ((index % columns) + 0.5) * width;
        const cy = y0 + (Math.floor(index / columns) + 0.5) * cell;
        const mirrored = `translate(${cx} ${cy}) scale(${scale}) translate(${people ? -30 : -50} -50)`;
        return appears <= 0 ? null : (
          <path
            key={index}
            d={people ? person : dot}
            transform={mirrored}
            fill={way > 0 ? scene.palette.accent : quiet}
            opacity={appears}
          />
        );
      })}
    </Drawing>
  );
}

/** The columns that make the largest cells; rows that come out even are worth a little size. */
function bestGrid(total: number, area: Rect, aspect: number): { columns: number; cell: number } {
  let best = { columns: 1, cell: 0, score: 0 };
  for (let columns = 1; columns <= total; columns++) {
    const rows = Math.ceil(total / columns);
    const cell = Math.min(area.width / columns / aspect, area.height / rows, area.height * 0.62);
    const even = total % columns === 0 ? 1.3 : 1;
    if (cell * even > best.score) best = { columns, cell, score: cell * even };
  }
  return best;
}
