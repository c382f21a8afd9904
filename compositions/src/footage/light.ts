import type { Shot } from '@scenewright/core/shots';
import { tone } from '../look/tone.js';

/** The light of a shot: sky, sun and what air and hour do to colours. */
export interface Light {
  top: string;
  mid: string;
  low: string;
  sun: string;
  /** Share of the width and of the height down to the horizon. */
  sunAt: { x: number; y: number };
  haze: string;
  hazeShare: number;
  ambient: string;
  ambientShare: number;
  night: boolean;
  /** Strength of sun rays, 0 to 1. */
  rays: number;
  sunShows: boolean;
}

const hours: Record<Shot['time'], Light> = {
  dawn: {
    ...{ top: '#6f8fc4', mid: '#e9b3b4', low: '#ffe3bd', sun: '#fff3d6', haze: '#f3cdb9', hazeShare: 0.72 },
    ...{ sunAt: { x: 0.3, y: 0.82 }, ambient: '#c98f93', ambientShare: 0.16, night: false, rays: 0.5, sunShows: true },
  },
  day: {
    ...{ top: '#3f8ccf', mid: '#86c0e8', low: '#e2f1f3', sun: '#fffbe9', haze: '#cfe5ee', hazeShare: 0.62 },
    ...{ sunAt: { x: 0.72, y: 0.3 }, ambient: '#ffe9c4', ambientShare: 0.05, night: false, rays: 0.28, sunShows: true },
  },
  dusk: {
    ...{ top: '#2c2f66', mid: '#a94f7d', low: '#ffae62', sun: '#ffe0a3', haze: '#d9806c', hazeShare: 0.66 },
    ...{ sunAt: { x: 0.68, y: 0.88 }, ambient: '#6b3560', ambientShare: 0.3, night: false, rays: 0.55, sunShows: true },
  },
  night: {
    ...{ top: '#060c22', mid: '#10224a', low: '#2c4c7c', sun: '#f5f1da', haze: '#27436f', hazeShare: 0.62 },
    ...{ sunAt: { x: 0.76, y: 0.3 }, ambient: '#0e1d42', ambientShare: 0.56, night: true, rays: 0.12, sunShows: true },
  },
};

const grey: Record<Shot['time'], string> = { dawn: '#b4b3bd', day: '#a9b7c2', dusk: '#6d6480', night: '#1b2740' };

export function lightOf(shot: Pick<Shot, 'time' | 'weather' | 'season'>, side: number): Light {
  const hour = hours[shot.time];
  const { weather } = shot;
  const dull = { clear: 0, cloudy: 0.4, rain: 0.66, snow: 0.5, fog: 0.6 }[weather];
  const wash = (color: string, share = dull): string => tone(color, grey[shot.time], share);
  return {
    ...hour,
    top: wash(hour.top),
    mid: wash(hour.mid),
    low: wash(hour.low, dull * 0.7),
    haze: wash(hour.haze, dull * 0.8),
    hazeShare: Math.min(0.92, hour.hazeShare + (weather === 'fog' ? 0.24 : weather === 'clear' ? 0 : 0.08)),
    ambient: wash(hour.ambient, dull * 0.5),
    ambientShare: Math.min(0.7, hour.ambientShare + dull * 0.12),
    sunAt: { x: side > 0 ? hour.sunAt.x : 1 - hour.sunAt.x, y: hour.sunAt.y },
    rays: hour.rays * (weather === 'clear' ? 1 : weather === 'cloudy' ? 0.5 : 0),
    sunShows: weather === 'clear' || weather === 'cloudy',
  };
}

/** A colour of the world in this light: `depth` 1 is before the camera, 0 lies at the horizon in the haze. */
export function lit(light: Light, color: string, depth = 1): string {
  return tone(tone(color, light.ambient, light.ambientShare), light.haze, (1 - depth) * light.hazeShare);
}

/** Colours of what grows, by season. */
export function leaves(season: Shot['season']): {
  leaf: string;
  second: string;
  fir: string;
  grass: string;
  snowy: boolean;
} {
  switch (season) {
    case 'spring':
      return { leaf: '#8fc163', second: '#f2b7c4', fir: '#3f7a58', grass: '#9ccb68', snowy: false };
    case 'summer':
      return { leaf: '#4f9a54', second: '#7ab35a', fir: '#2e6b50', grass: '#7fb556', snowy: false };
    case 'autumn':
      return { leaf: '#d9812f', second: '#b9472f', fir: '#55704a', grass: '#c2a052', snowy: false };
    case 'winter':
      return { leaf: '#dfe9ef', second: '#c3d3de', fir: '#4d7378', grass: '#e8f0f4', snowy: true };
  }
}
