import { arts } from './arts.js';
import { community } from './community.js';
import { computing } from './computing.js';
import { food } from './food.js';
import { health } from './health.js';
import { home } from './home.js';
import { machines } from './machines.js';
import { money } from './money.js';
import { nature } from './nature.js';
import { people } from './people.js';
import { school } from './school.js';
import { science } from './science.js';
import { sport } from './sport.js';
import { travel } from './travel.js';
import { work } from './work.js';

/**
 * What English words mean as a picture, where the set's own keywords lack them or mislead, by domain. Words and phrases
 * stand in the singular and in lower case. A word stands once; words that mean many things are left out.
 */
export const things = { people, work, money, school, science, computing, health, sport, arts, food, home, nature, travel, community, machines }; // prettier-ignore
