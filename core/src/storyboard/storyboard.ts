import { z } from 'zod';
import { ArtDirectionSchema } from '../art-direction/art-direction.js';
import { spoken } from '../fields/field-roles.js';
import { CaptionSkinSchema } from '../style/caption-skins.js';
import { FigureSchema } from '../figures/figure.js';
import { ArrangementSchema } from '../drawings/arrangement.js';
import { DrawingSchema } from '../drawings/drawing.js';
import { picturesInContent } from '../drawings/earlier-pictures.js';
import { CastMemberSchema } from '../shots/cast.js';
import { KindWithContentSchema, type KindWithContent } from '../scenes/scene-content.js';
import { WarningSchema } from '../errors/warning.js';
import { MusicMoodSchema } from '../style/music-mood.js';

/** What a scene is for in the arc of the video. */
export const SceneIntentSchema = z.enum(['hook', 'context', 'evidence', 'comparison', 'resolution', 'call_to_action']);
export type SceneIntent = z.infer<typeof SceneIntentSchema>;

/**
 * Ties an element of a scene to the words of the narration that name it. `element` is the path of the
 * element in the content (`title`, `figure`, `items.0`, `left`, `series.1`); `phrase` stands verbatim in
 * `narration`. The timeline turns it into the frame at which the element appears.
 */
export const CueSchema = z.object({ element: z.string().min(1).max(60), phrase: z.string().min(1).max(120) });
export type Cue = z.infer<typeof CueSchema>;

const sceneFrame = z.object({
  /** Unique in the storyboard; stays the same when the scene is edited or moved. */
  id: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,40}$/),
  intent: SceneIntentSchema,
  /** Spoken text, or null when the scene is silent. */
  narration: spoken().min(1).max(900).nullable(),
  cues: z.array(CueSchema).max(24).default([]),
  /** Scenes that share a subject are joined by a match or slide; a new subject is a wipe or cut. */
  subject: z.string().max(60).default(''),
  /** Set where the words are general knowledge of a language model and in no source. */
  origin: z.literal('model').optional(),
  /** Share of spare time that the scene takes, and the order in which scenes are given up: low first. */
  weight: z.number().min(0.1).max(5).default(1),
  /** Seconds that a person asked for, until the next scene begins; never less than its narration takes. */
  seconds: z.number().min(1).max(120).optional(),
  /** The outlines of the pictures that the content names. */
  drawings: z.array(DrawingSchema).max(16).optional(),
  /** How the words and the picture share the canvas; absent where the kind places it itself. */
  arrangement: ArrangementSchema.optional(),
  /** A figure that stands in the picture's place as the object it measures (`depictionOf`). */
  shows: FigureSchema.optional(),
  /** Seeds everything drawn by chance in this scene, so that editing another scene leaves it alone. */
  seed: z.number().int().min(0).max(0xffffffff),
});
export type StoryboardScene = z.infer<typeof sceneFrame> & KindWithContent;
export const StoryboardSceneSchema: z.ZodType<StoryboardScene> = z.preprocess(
  picturesInContent,
  sceneFrame.and(KindWithContentSchema),
) as unknown as z.ZodType<StoryboardScene>;

/** What a language model was asked, and what that cost in tokens. */
export const ModelUsageSchema = z.object({
  model: z.string().max(200),
  calls: z.number().int().min(0),
  inputTokens: z.number().int().min(0),
  outputTokens: z.number().int().min(0),
});

/** The planner's answer: scenes with their words and data, before any asset or time exists. */
export const StoryboardSchema = z.object({
  version: z.literal(1),
  title: z.string().min(1).max(120),
  /** BCP-47 without region: the language of the texts on screen. */
  language: z.string().min(2).max(8),
  /** Language of the narration; differs from `language` only when the request asks for it. */
  narrationLanguage: z.string().min(2).max(8),
  direction: z.enum(['ltr', 'rtl']),
  style: z.string().min(1).max(60),
  /** The colours of what the film is about, the strongest first; empty where a style was asked for, which keeps its own. */
  subjectColors: z
    .array(z.string().regex(/^#[0-9a-f]{6}$/))
    .max(3)
    .optional(),
  /** Absent in storyboards of earlier versions, whose scenes each choose for themselves. */
  art: ArtDirectionSchema.optional(),
  /** Shape that the prompt asks for in words; counts only when the request names none. */
  aspectRatio: z.enum(['16:9', '9:16', '1:1', '4:5']).optional(),
  mood: MusicMoodSchema,
  narrated: z.boolean(),
  music: z.boolean(),
  effects: z.boolean(),
  captions: z
    .object({
      skin: CaptionSkinSchema,
      position: z.enum(['bottom', 'top']),
      /** Nobody asked for them: a scene whose headline is spoken word for word has none. */
      sparing: z.literal(true).optional(),
    })
    .nullable(),
  /** The recurring figures of a filmed story, as every shot shows them. */
  cast: z.array(CastMemberSchema).max(12).optional(),
  scenes: z.array(StoryboardSceneSchema).min(1).max(80),
  warnings: z.array(WarningSchema).default([]),
  /** What a language model was asked while planning, and what that cost in tokens; absent when none was asked. */
  languageModel: ModelUsageSchema.optional(),
});
export type Storyboard = z.infer<typeof StoryboardSchema>;
