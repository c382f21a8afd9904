import type { ColoredPart, SheetView } from './cast.js';
import type { CameraMove, Shot, ShotSetting, ShotSize } from './shot.js';

/** The words on the sheets and boards of a review, in one language. They are shown as they stand here. */
export interface BoardWords {
  /** A shot by its number, which stands for `#`. */
  shot: string;
  views: Readonly<Record<SheetView, string>>;
  parts: Readonly<Record<ColoredPart, string>>;
  sizes: Readonly<Record<ShotSize, string>>;
  moves: Readonly<Record<CameraMove, string>>;
  settings: Readonly<Record<ShotSetting, string>>;
  /** Behind a place: "Forest at dusk". */
  times: Readonly<Record<Shot['time'], string>>;
  weathers: Readonly<Record<Exclude<Shot['weather'], 'clear'>, string>>;
  winter: string;
}

/** The language of makers of footage, and of films whose own language has no such words. */
export const englishBoardWords: BoardWords = {
  shot: 'Shot #',
  views: {
    front: 'Front',
    'three-quarter': 'Three-quarter',
    side: 'Side',
    back: 'Back',
    walking: 'Walking',
    sitting: 'Sitting',
    resting: 'At rest',
    moving: 'In motion',
  },
  parts: {
    skin: 'Skin',
    hair: 'Hair',
    scarf: 'Scarf',
    hat: 'Hat',
    legs: 'Legs',
    shoes: 'Shoes',
    shirt: 'Shirt',
    sweater: 'Sweater',
    coat: 'Coat',
    dress: 'Dress',
    suit: 'Suit',
    apron: 'Apron',
    fur: 'Coat',
    belly: 'Belly',
    marks: 'Marks',
    collar: 'Collar',
    main: 'Main',
    second: 'Second',
  },
  sizes: { wide: 'Wide shot', medium: 'Medium shot', close: 'Close-up' },
  moves: {
    still: 'Still camera',
    'push-in': 'Push in',
    'pull-out': 'Pull out',
    'pan-left': 'Pan left',
    'pan-right': 'Pan right',
    'tilt-up': 'Tilt up',
    'tilt-down': 'Tilt down',
    orbit: 'Orbit',
    'crane-up': 'Crane up',
  },
  settings: {
    mountains: 'Mountains',
    forest: 'Forest',
    desert: 'Desert',
    meadow: 'Meadows',
    shore: 'Coast',
    sea: 'Open sea',
    underwater: 'Underwater',
    city: 'City',
    street: 'Street',
    village: 'Village',
    sky: 'Sky',
    space: 'Space',
    room: 'Room',
    office: 'Office',
    studio: 'Turntable',
    'chart-space': 'Figures in space',
    matter: 'Abstract matter',
  },
  times: { dawn: 'at dawn', day: 'by day', dusk: 'at dusk', night: 'at night' },
  weathers: { cloudy: 'Clouds', rain: 'Rain', snow: 'Snow', fog: 'Fog' },
  winter: 'Winter',
};
