import { appliances } from './appliances.js';
import { coast } from './coast.js';
import { creatures } from './creatures.js';
import { deedDrawings } from './deeds.js';
import { energy } from './energy.js';
import { goods } from './goods.js';
import { indoors } from './indoors.js';
import { kitchen } from './kitchen.js';
import { machines } from './machines.js';
import { outdoors } from './outdoors.js';
import { people } from './people.js';
import { services } from './services.js';
import { talk } from './talk.js';
import { tools } from './tools.js';
import { waters } from './waters.js';

/** Fragments of SVG on the set's square of 32 units, for what it lacks or shows worse; each goes before the set's own. */
export const ownDrawings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...people,
    ...energy,
    ...goods,
    ...appliances,
    ...creatures,
    ...coast,
    ...kitchen,
    ...machines,
    ...talk,
    ...tools,
    ...deedDrawings,
    ...waters,
    ...indoors,
    ...outdoors,
    ...services,
  }),
);

/** Those of them that show nature or food. */
export const naturalOwnDrawings: ReadonlySet<string> = new Set(
  [creatures, coast, kitchen, waters, outdoors].flatMap((drawings) => Object.keys(drawings)),
);
