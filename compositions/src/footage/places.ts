import type { ShotSetting } from '@scenewright/core';
import type { ComponentType } from 'react';
import type { Film } from './film.js';
import { Hall, Matter, SkyOnly, Space } from './settings/beyond.js';
import { City, Street, Village } from './settings/built.js';
import { Room, Studio } from './settings/inside.js';
import { Sea, Shore, SwellBefore, Underwater } from './settings/water.js';
import { Desert, Forest, Meadow, Mountains } from './settings/wild.js';

interface Place {
  Behind: ComponentType<{ film: Film }>;
  /** What passes before the figures. */
  Before?: ComponentType<{ film: Film }>;
}

/** How every setting is drawn. */
export const places: Record<ShotSetting, Place> = {
  mountains: { Behind: Mountains },
  forest: { Behind: Forest },
  desert: { Behind: Desert },
  meadow: { Behind: Meadow },
  shore: { Behind: Shore },
  sea: { Behind: Sea, Before: SwellBefore },
  underwater: { Behind: Underwater },
  city: { Behind: City },
  street: { Behind: Street },
  village: { Behind: Village },
  sky: { Behind: SkyOnly },
  space: { Behind: Space },
  room: { Behind: Room },
  office: { Behind: Room },
  studio: { Behind: Studio },
  'chart-space': { Behind: Hall },
  matter: { Behind: Matter },
};
