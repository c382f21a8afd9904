import { z } from 'zod';
import { SceneryDirectionSchema } from '../art-direction/art-direction.js';
import { CaptionSkinSchema } from '../style/caption-skins.js';
import { FigureSchema } from '../figures/figure.js';
import { ArrangementSchema } from '../drawings/arrangement.js';
import { DrawingSchema } from '../drawings/drawing.js';
import { picturesInContent } from '../drawings/earlier-pictures.js';
import { AssetSchema } from '../assets/assets.js';
import { KindWithContentSchema, type KindWithContent } from '../scenes/scene-content.js';
import { TransitionSchema } from '../timing/transition.js';
import { ResolvedStyleSchema } from '../style/style-pack.js';

/** A part that the voice names, in local frames; `words` where it is some of a text's words. */
export const StressSchema = z.object({
  of: z.string().min(1).max(60),
  words: z.string().min(1).max(120).optional(),
  /** Set apart only while they are said, at this place in the text: the text is read along with the voice. */
  at: z.number().int().nonnegative().optional(),
  from: z.number().int().nonnegative(),
  to: z.number().int().positive(),
});
export type Stress = z.infer<typeof StressSchema>;

/** Where a shot turns to its second act, and the words of its headline that are marked there. Local frames. */
export const TurnSchema = z.object({
  at: z.number().int().positive(),
  of: z.string().min(1).max(60).optional(),
  words: z.string().min(1).max(120).optional(),
});
export type Turn = z.infer<typeof TurnSchema>;

const sceneFrame = z.object({
  id: z.string(),
  /** First frame of the scene in the video; the transition into it starts here. */
  from: z.number().int().nonnegative(),
  frames: z.number().int().positive(),
  /** How this scene replaces the one before; null for the first scene. */
  transition: TransitionSchema.nullable(),
  /** Frame, counted from `from`, at which the named element appears. Elements not named follow the style. */
  cues: z.record(z.string(), z.number().int().nonnegative()),
  /** Place of its camera move on the list of its pack, in sixths: neighbours move differently. By its seed when absent. */
  shot: z.number().int().min(0).max(5).optional(),
  /** What is stressed while the voice names it. */
  stresses: z.array(StressSchema).max(120).optional(),
  /** Absent where the shot is over before it could stand still. */
  turn: TurnSchema.optional(),
  seed: z.number().int().nonnegative(),
  /** The outlines of the pictures that the content names. */
  drawings: z.array(DrawingSchema).max(48).optional(),
  /** The picture that the film comes back to, where the scene has none of its own. */
  motif: DrawingSchema.optional(),
  /** The film has shown that picture large often enough: here stand only pale copies of it. */
  echoed: z.literal(true).optional(),
  /** The last scene of a film whose ground is its own to choose: it may end on another one. */
  closes: z.literal(true).optional(),
  /** How the words and the picture share the canvas; absent where the kind places it itself. */
  arrangement: ArrangementSchema.optional(),
  /** A figure that stands in the picture's place as the object it measures (`depictionOf`). */
  shows: FigureSchema.optional(),
  /**
   * The takes of a scene that was filmed, as keys of assets, each with the local frame at which it begins. A take that
   * is too short holds its last frame. Absent: the scene is drawn.
   */
  film: z
    .array(z.object({ asset: z.string(), from: z.number().int().nonnegative() }))
    .min(1)
    .optional(),
});
export type TimelineScene = z.infer<typeof sceneFrame> & KindWithContent;
export const TimelineSceneSchema: z.ZodType<TimelineScene> = z.preprocess(
  picturesInContent,
  sceneFrame.and(KindWithContentSchema),
) as unknown as z.ZodType<TimelineScene>;

/** A caption page: the words on screen together, each with the frames in which it is spoken. */
export const CaptionPageSchema = z.object({
  from: z.number().int().nonnegative(),
  to: z.number().int().positive(),
  words: z.array(z.object({ text: z.string(), from: z.number().int(), to: z.number().int() })).min(1),
});
export type CaptionPage = z.infer<typeof CaptionPageSchema>;

/** A sound on the timeline. Seconds, not frames: sound does not change with the frame rate. */
export const SoundClipSchema = z.object({
  asset: z.string(),
  role: z.enum(['narration', 'voiceover', 'music', 'effect']),
  at: z.number().nonnegative(),
  /** Part of the recording that is used. */
  offset: z.number().nonnegative().default(0),
  seconds: z.number().positive(),
  gainDb: z.number().min(-60).max(12).default(0),
  fadeIn: z.number().nonnegative().default(0),
  fadeOut: z.number().nonnegative().default(0),
});
export type SoundClip = z.infer<typeof SoundClipSchema>;

/**
 * Everything that can be seen and heard, frame-exact, as pure JSON. The same Timeline gives the same
 * frames on any machine. It does not depend on the output size: scenes are laid out on `canvas` and
 * drawn at whatever size is asked for.
 */
export const TimelineSchema = z.object({
  version: z.literal(1),
  title: z.string(),
  fps: z.number().int().min(1).max(60),
  frames: z.number().int().positive(),
  /** Layout units, not pixels: the short side is 1080 (see canvas/canvas.ts). */
  canvas: z.object({ width: z.number().int().positive(), height: z.number().int().positive() }),
  /** Pixels of the MP4 at the resolution of the request. */
  output: z.object({ width: z.number().int().positive(), height: z.number().int().positive() }),
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  style: ResolvedStyleSchema,
  /** The scenery that all scenes share. */
  art: SceneryDirectionSchema.optional(),
  scenes: z.array(TimelineSceneSchema).min(1),
  captions: z
    .object({
      skin: CaptionSkinSchema,
      position: z.enum(['bottom', 'top']),
      pages: z.array(CaptionPageSchema),
    })
    .nullable(),
  sound: z.array(SoundClipSchema),
  assets: z.record(z.string(), AssetSchema),
});
export type Timeline = z.infer<typeof TimelineSchema>;
