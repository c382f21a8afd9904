import type { Shot } from '@scenewright/core/shots';
import { motifOf } from '../pictures/motif.js';
import type { Beat } from './beat.js';
import type { StoryFigure } from './story-figure.js';
import { readPlace, type SeenPlace } from './read-place.js';

type Place = Required<SeenPlace>;

export function openingPlace(
  beats: readonly Beat[],
  story: string,
  of: { cast: readonly StoryFigure[]; language: string },
): Place {
  const first = beats.map(({ text }) => readPlace(text)).find(({ setting }) => setting !== undefined) ?? {};
  const whole = readPlace(story);
  const season = whole.season ?? 'summer';
  return {
    setting: first.setting ?? settingByTopic(story, of),
    time: readPlace(beats[0]?.text ?? '').time ?? 'day',
    weather: readPlace(beats[0]?.text ?? '').weather ?? 'clear',
    season,
  };
}

const business =
  /(?<!\p{L})(?:revenue|sales|market|customers?|compan(?:y|ies)|business|team|growth|quarter|product|platform|software|app|data|digital|users?|startup|hiring|budget|umsatz|kunden|firma|entreprise|clients?|empresa|ventas)(?!\p{L})/iu;

/** Where a text plays that names no place. */
function settingByTopic(
  text: string,
  { cast, language }: { cast: readonly StoryFigure[]; language: string },
): Shot['setting'] {
  if (business.test(text)) return 'office';
  if (cast.some(({ kind }) => kind !== 'thing')) return 'meadow';
  const motif = motifOf(text, language);
  const byMotif: Record<typeof motif, Shot['setting']> = {
    landscape: 'mountains',
    sky: 'sky',
    water: 'sea',
    city: 'city',
    space: 'space',
    matter: 'matter',
    growth: 'meadow',
    network: 'matter',
    light: 'matter',
  };
  return byMotif[motif];
}

/** A new place has its own weather when it says so; hour and season go on until the story changes them. */
export function moved(place: Place, seen: SeenPlace): Place {
  const next = { ...place, ...seen };
  if (seen.season && seen.season !== 'winter' && !seen.weather && place.weather === 'snow') next.weather = 'clear';
  if (seen.time && seen.time !== place.time && !seen.weather && (place.weather === 'rain' || place.weather === 'fog'))
    next.weather = 'clear';
  if (next.weather === 'snow' && !seen.season) next.season = 'winter';
  return next;
}
