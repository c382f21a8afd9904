import type { ShotSetting } from '@scenewright/core/shots';
import type { ComponentType } from 'react';
import { shadeOf, skyHeightOf, type Film } from './film.js';
import { skyStops, type AirStop } from './word-air.js';
import { Hall } from './settings/hall.js';
import { Matter, matterBase } from './settings/matter.js';
import { SkyOnly } from './settings/sky-only.js';
import { Space } from './settings/space.js';
import { City } from './settings/city.js';
import { Street } from './settings/street.js';
import { Village } from './settings/village.js';
import { Room, wallOf } from './settings/room.js';
import { Studio, studioBack } from './settings/studio.js';
import { Sea, SwellBefore } from './settings/sea.js';
import { Shore } from './settings/shore.js';
import { Underwater, waterOf } from './settings/underwater.js';
import { Desert } from './settings/desert.js';
import { Forest } from './settings/forest.js';
import { Meadow } from './settings/meadow.js';
import { Mountains } from './settings/mountains.js';

interface Place {
  Behind: ComponentType<{ film: Film }>;
  /** What passes before the figures. */
  Before?: ComponentType<{ film: Film }>;
  /** Nothing of it rises into the upper half: words there need no air of their own. */
  open?: true;
  /** The colour of what stands behind all, where that is no sky. */
  wall?: (film: Film) => string;
}

/** How every setting is drawn. */
export const places: Record<ShotSetting, Place> = {
  mountains: { Behind: Mountains },
  forest: { Behind: Forest },
  desert: { Behind: Desert, open: true },
  meadow: { Behind: Meadow, open: true },
  shore: { Behind: Shore, open: true },
  sea: { Behind: Sea, Before: SwellBefore, open: true },
  underwater: { Behind: Underwater, wall: (film) => waterOf(film).top },
  city: { Behind: City },
  street: { Behind: Street },
  village: { Behind: Village },
  sky: { Behind: SkyOnly, open: true },
  space: { Behind: Space, wall: () => '#0a0e22' },
  room: { Behind: Room, wall: wallOf },
  office: { Behind: Room, wall: wallOf },
  studio: { Behind: Studio, wall: (film) => shadeOf(studioBack(film), 0.2) },
  'chart-space': { Behind: Hall, wall: () => '#0b1226' },
  matter: { Behind: Matter, wall: matterBase },
};

/** Whether a place has a wall, before which words stand on a plate: air that hides it would leave nothing of the room. */
export const isWalled = (setting: Film['shot']['setting']): boolean => places[setting].wall !== undefined;

/** The colours that a place has behind its words, from the head of the canvas down. */
export function airOf(film: Film): AirStop[] {
  const wall = places[film.shot.setting].wall?.(film);
  return wall === undefined
    ? skyStops(film.light, skyHeightOf(film.shot.setting, film.height, film.horizon))
    : [{ y: 0, color: wall }];
}
