import type { Asset } from '@scenewright/core/assets';
import type { SceneryDirection } from '@scenewright/core/art-direction';
import type { ShapeClass } from '@scenewright/core/canvas';
import type { Arrangement, Drawing } from '@scenewright/core/drawings';
import type { Figure } from '@scenewright/core/figures';
import type { SceneContent, SceneKind } from '@scenewright/core/scenes';
import type { Palette } from '@scenewright/core/style';
import type { Stress, Turn } from '@scenewright/core/timeline';
import { createContext, useContext } from 'react';
import type { Closing } from '../look/closing-palette.js';
import type { Look } from '../look/look.js';
import type { Echo } from '../pictures/echo.js';
import type { PictureRoom } from '../pictures/picture-room.js';
import type { Carried } from './carried.js';
import type { Rect } from './rect.js';

export interface SceneFonts {
  /** CSS font-family lists, script fallbacks included. */
  heading: string;
  body: string;
  mono: string;
}

/** Everything a scene may look at while it draws a frame. */
export interface SceneState<K extends SceneKind = SceneKind> {
  kind: K;
  content: SceneContent<K>;
  /** The number of the step, or the place in a ranking, that it is, and where the film shows it; its content is without it. */
  step?: { text: string; isPlace: boolean; x: number; y: number } | null;
  width: number;
  height: number;
  shape: ShapeClass;
  /** Layout unit: 1 on a canvas whose short side is 1080. Multiply every length that you name by it. */
  u: number;
  /** Where content may stand: the canvas less the margins and, with captions, their zone. */
  safe: Rect;
  /** What stands with the content, in the part of the canvas that it leaves; null without one. */
  picture: (PictureRoom & { drawing: Drawing | null; shows: Figure | null; arrangement: Arrangement }) | null;
  /** What all scenes of its film share: place, light and medium; null in films of earlier versions. */
  art: SceneryDirection | null;
  /** Share of the height at which the ground of that place lies here. */
  floor: number;
  /** What lies free under the captions of a tall canvas where the kind leaves it; null elsewhere. */
  foot: Rect | null;
  /** The picture that the film comes back to, for a scene without one. */
  motif: Drawing | null;
  /** The same where it may stand large, and not only in pale copies. */
  largeMotif: Drawing | null;
  /** The pale copies on its ground, of that picture or of the letter of a film without one; null where the ground bears none. */
  motifGround: { drawing: Drawing | null; initial: string | null; copies: readonly Echo[] } | null;
  /** Its sentence takes the canvas as a field of the accent. */
  onField: boolean;
  /** The drawing that the content names, in an item or a tile; null where the scene holds none of that name. */
  drawing: (name: string | undefined) => Drawing | null;
  /** How its field and its picture stand while they are carried over a cut; null elsewhere. */
  carried: Carried | null;
  /** Where captions stand, or null without them. Nothing that text would not be legible on may be drawn there. */
  captions: 'bottom' | 'top' | null;
  /** It stands on a ground that is drawn already, as a station of a choreography does, and must not cover it. */
  overGround?: true;
  /** Box of `span` of the 12 columns from `first` (0-based), over the safe area's height. */
  columns: (first: number, span: number) => Rect;
  gutter: number;
  palette: Palette;
  /** That of the field or plate on which a picture stands: also where the words stand on the accent or at night. */
  pictured: Palette;
  /** How it ends the film; null for any other scene. */
  closing: Closing;
  fonts: SceneFonts;
  look: Look;
  language: string;
  locale: string;
  direction: 'ltr' | 'rtl';
  /** Local frame, from 0. */
  frame: number;
  fps: number;
  /** Length of the scene in frames. */
  frames: number;
  /** Frames since the scene came up, for what moves as long as it is seen; `frame` has a head start on it. */
  age: number;
  /** Frames for which the scene is up, without that head start. */
  lasts: number;
  /** Place of the camera's move on the list of the pack, in sixths; null: by the seed. */
  shot: number | null;
  /** What the voice names, in local frames. */
  stresses: readonly Stress[];
  /** Where the shot turns to its second act, in local frames; null where it has none. */
  turn: Turn | null;
  /** Frame at which an element appears: its cue, else the given frame. */
  cue: (element: string, fallback: number) => number;
  /** In a panel of a graphic: how much further apart than drawn its parts come, so that they fill its turn. */
  spread?: number;
  /** The frame that lies `frames` (at 30 fps) after the scene's start. */
  at: (frames: number) => number;
  /** Numbers from 0 to 1 that depend on the scene's seed and the name alone. */
  random: (name: string) => number;
  /** URL of the brand's logo, or null. */
  logo: string | null;
  /** URL of the picture of a filmed scene at this frame, or some frames ahead of it; null when the scene is drawn. */
  film: ((ahead?: number) => string) | null;
  /** URL of an asset by its key, or null when the manifest lacks it. */
  asset: (key: string) => string | null;
  /** What is known of the file behind a URL that `logo` or `asset` gave. */
  fileOf: (url: string) => Asset | null;
  /** A number in the locale's digits and separators. */
  number: (value: number, decimals?: number) => string;
  /** The figure's text with its digits at `value`; exactly `display` when `value` is the figure's own. */
  figureAt: (figure: Figure, value: number) => string;
}

export const SceneContext = createContext<SceneState | null>(null);

/** The state of the scene that is being drawn. @throws outside of a scene. */
export function useScene<K extends SceneKind = SceneKind>(): SceneState<K> {
  const state = useContext(SceneContext);
  if (state === null) throw new Error('useScene needs a scene around it');
  return state as unknown as SceneState<K>;
}
