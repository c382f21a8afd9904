import { keptPattern } from '../languages/lazily.js';
import type { CameraMove, PlacedFigure, Shot, ShotSize } from '@scenewright/core/shots';
import type { StoryFigure } from './story-figure.js';

const has = (text: string, words: string): boolean => keptPattern(`(?<!\\p{L})(?:${words})(?!\\p{L})`).test(text);

/** How somebody holds themselves, by what the words say they do. */
export function poseOf(text: string): PlacedFigure['pose'] {
  if (
    has(
      text,
      'wav(?:e|es|ed|ing)|greet(?:s|ed)?|says? hello|says? goodbye|goodbye|hello|welcomes?|cheers?|winkt?|saluda|salue',
    )
  )
    return 'wave';
  if (
    has(
      text,
      'point(?:s|ed|ing)?|shows?|showed|discover(?:s|ed)?|finds?|found|notices?|spots?|reach(?:es|ed)?|touch(?:es)?|offers?|gives?|gave|zeigt|findet|montre|trouve|señala|encuentra',
    )
  )
    return 'point';
  if (
    has(
      text,
      'sit(?:s|ting)?|sat|rest(?:s|ed|ing)?|sleep(?:s|ing)?|slept|waits?|waited|reads?|writes?|fishes|fishing|eats?|sitzt|wartet|liest|s’assoit|assis|sentad[oa]|lee',
    )
  )
    return 'sit';
  if (
    has(
      text,
      'walk(?:s|ed|ing)?|run(?:s|ning)?|ran|goes|go|went|travel(?:s|led|ing)?|climb(?:s|ed|ing)?|follow(?:s|ed|ing)?|leav(?:e|es|ing)|left|returns?|returned|comes?|came|arriv(?:e|es|ed)|wander(?:s|ed)?|cross(?:es|ed)?|chas(?:e|es|ed)|danc(?:e|es|ed|ing)|fl(?:y|ies|ew|ying)|swims?|swam|swimming|rid(?:e|es|ing)|rode|driv(?:e|es|ing)|sail(?:s|ed|ing)?|march(?:es)?|explor(?:e|es|ed|ing)|search(?:es|ed|ing)?|sets? (?:out|off)|head(?:s|ed)?|jump(?:s|ed)?|geht|läuft|wandert|marche|court|camina|corre',
    )
  )
    return 'walk';
  return 'stand';
}

const wideWords =
  'mountains?|valley|horizon|landscape|skyline|sea|ocean|desert|sky|far away|across|world|planet|city|village|storm|dawn|sunrise|sunset|travels?|journey';
const closeWords =
  'face|eyes?|smiles?|smiled|hands?|whispers?|tears?|looks? closely|heart|thinks?|thought|dreams?|dreamed|feels?|felt|listens?|sees|saw|laughs?|laughed|cries';

/** The size of a shot: what the words ask for, else a rhythm that opens wide and comes nearer. */
export function sizeOf(
  text: string,
  index: number,
  count: number,
  cast: readonly StoryFigure[],
  before: ShotSize | null,
): ShotSize {
  if (cast.length === 0) return 'wide';
  if (index === 0) return 'wide';
  if (has(text, closeWords) && before !== 'close') return 'close';
  if (has(text, wideWords) && before !== 'wide') return 'wide';
  if (index === count - 1 && before !== 'wide') return 'wide';
  return before === 'wide' ? 'medium' : before === 'medium' ? (index % 2 === 0 ? 'close' : 'wide') : 'wide';
}

const movesOf: Record<ShotSize, readonly CameraMove[]> = {
  wide: ['crane-up', 'push-in', 'pan-left', 'pull-out', 'pan-right', 'orbit'],
  medium: ['push-in', 'orbit', 'pan-right', 'pan-left'],
  close: ['push-in', 'still', 'orbit'],
};

/** A move that fits the size and is not the one before. */
export function moveOf(
  text: string,
  size: ShotSize,
  seed: number,
  index: number,
  count: number,
  before: CameraMove | null,
): CameraMove {
  if (index > 0 && index === count - 1 && size === 'wide') return 'pull-out';
  if (has(text, 'sky|stars?|tower|tall|rises?|rose|up(?:wards)?|sun|moon') && size === 'wide' && before !== 'tilt-up')
    return 'tilt-up';
  if (has(text, 'falls?|down(?:wards)?|below|descends?') && before !== 'tilt-down') return 'tilt-down';
  const choices = movesOf[size].filter((move) => move !== before);
  return index === 0 ? (size === 'wide' ? 'push-in' : choices[0]!) : choices[seed % choices.length]!;
}

/** Places the figures: who meets looks at each other, who goes goes the same way. */
export function stage(
  text: string,
  cast: readonly StoryFigure[],
  shot: Pick<Shot, 'size' | 'setting'>,
  seed: number,
): PlacedFigure[] {
  const pose = poseOf(text);
  const away = has(
    text,
    'look(?:s|ed|ing)? (?:out|at the (?:sea|stars|sky|horizon|city|mountains|sunset|moon))|watch(?:es|ed)?|gaz(?:es|ed)|stares?|horizon|sunset',
  );
  const way = seed % 2 === 0 ? 'right' : 'left';
  const meets = has(
    text,
    'meets?|met|talks?|tells?|told|asks?|asked|greets?|together with|friends?|thanks?|gives?|gave|faces?',
  );
  const shown = shot.size === 'close' ? cast.filter(({ kind }) => kind !== 'thing').slice(0, 2) : cast.slice(0, 4);
  return (shown.length > 0 ? shown : cast.slice(0, 1)).map(({ member, kind }, index) => {
    const other = way === 'right' ? 'left' : 'right';
    const facing = cast.length > 1 && (meets || pose !== 'walk') ? (index === 0 ? 'right' : 'left') : way;
    const animal = kind === 'animal';
    const own: PlacedFigure['pose'] =
      kind === 'thing'
        ? pose === 'walk' || /fl(?:y|ies|ew)|sails?|drives?/iu.test(text)
          ? 'walk'
          : 'stand'
        : animal && pose !== 'walk' && index > 0
          ? 'sit'
          : animal && (pose === 'point' || pose === 'wave')
            ? 'stand'
            : pose === 'point' && index > 0
              ? 'stand'
              : pose;
    const view: PlacedFigure['view'] =
      shot.size === 'close'
        ? cast.length > 1 && !animal
          ? 'three-quarter'
          : 'front'
        : away && own === 'stand' && kind === 'person' && shot.size === 'wide'
          ? 'back'
          : own === 'walk' || own === 'sit'
            ? 'side'
            : own === 'wave'
              ? 'front'
              : 'three-quarter';
    return {
      member,
      pose: shot.size === 'close' && own === 'walk' ? 'stand' : own,
      view,
      facing: cast.length === 1 && own === 'walk' ? way : cast.length === 1 ? (seed % 3 === 0 ? other : way) : facing,
    };
  });
}
