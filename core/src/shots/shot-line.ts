import { englishBoardWords, type BoardWords } from './board-words.js';
import type { Shot, ShotSetting } from './shot.js';

/** Places where it is neither day nor night, and nothing falls from above. */
const skyless: ReadonlySet<ShotSetting> = new Set(['studio', 'chart-space', 'matter', 'space']);

/** How a shot is framed, how the camera moves, where it is and in which light: a list, which needs little grammar. */
export function boardLine(words: BoardWords, { size, move, setting, time, weather, season }: Shot): string {
  const place = words.settings[setting];
  const where = skyless.has(setting)
    ? [place]
    : [
        `${place} ${words.times[time]}`,
        // Snow says it already.
        ...(season === 'winter' && weather !== 'snow' ? [words.winter] : []),
        ...(weather === 'clear' ? [] : [words.weathers[weather]]),
      ];
  return [words.sizes[size], words.moves[move], ...where].join(' · ');
}

/** The same in English, as a phrase: "Close-up", "Push in", "Forest at dusk, snow". */
export function shotLine(shot: Shot): { size: string; move: string; place: string } {
  const { sizes, moves } = englishBoardWords;
  return { size: sizes[shot.size], move: moves[shot.move], place: placeName(shot) };
}

function placeName({ setting, time, weather, season }: Shot): string {
  const name = englishBoardWords.settings[setting];
  if (skyless.has(setting)) return name;
  const light = englishBoardWords.times[time];
  const sky = { clear: '', cloudy: ', clouds', rain: ', rain', snow: ', snow', fog: ', fog' }[weather];
  return `${name}${season === 'winter' && weather !== 'snow' ? ' in winter' : ''} ${light}${sky}`;
}
