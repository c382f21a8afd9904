import type { ReactNode } from 'react';
import type { UsedDay } from '../api/wire.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';

const width = 300;
const height = 72;

/** What each of the last days used, as columns over one line. */
export function UsageChart({
  days,
  unit,
  name,
}: {
  days: readonly UsedDay[];
  unit: 'credits' | 'export_minutes';
  name: string;
}): ReactNode {
  const t = useText();
  const { number } = useFormats();
  const most = Math.max(1, ...days.map((day) => day[unit]));
  const total = days.reduce((sum, day) => sum + day[unit], 0);
  const step = width / days.length;
  return (
    <figure className="tile chart">
      <figcaption>
        <b className="tabular">{number(total)}</b> {name}
        <span className="soft">{total === 0 ? t.account.nothingUsed : t.account.used}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${name}: ${t.account.used}: ${number(total)}`}>
        {days.map((day, at) => {
          const tall = (day[unit] / most) * (height - 4);
          return (
            <rect key={day.day} x={at * step + 1} y={height - 1 - tall} width={step - 2} height={tall} rx="1.5">
              <title>{t.account.usedDay(day.day, number(day[unit]))}</title>
            </rect>
          );
        })}
        <path d={`M0 ${height - 0.5}H${width}`} />
      </svg>
    </figure>
  );
}
