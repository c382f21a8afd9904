import type { ShotSetting } from '@scenewright/core/shots';
import type { ComponentType } from 'react';
import type { Film } from './film.js';
import { Hall } from './settings/hall.js';
import { Matter } from './settings/matter.js';
import { SkyOnly } from './settings/sky-only.js';
import { Space } from './settings/space.js';
import { City } from './settings/city.js';
import { Street } from './settings/street.js';
import { Village } from './settings/village.js';
import { Room } from './settings/room.js';
import { Studio } from './settings/studio.js';
import { Sea, SwellBefore } from './settings/sea.js';
import { Shore } from './settings/shore.js';
import { Underwater } from './settings/underwater.js';
import { Desert } from './settings/desert.js';
import { Forest } from './settings/forest.js';
import { Meadow } from './settings/meadow.js';
import { Mountains } from './settings/mountains.js';

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
