import { z } from 'zod';
import { MusicMoodSchema } from '../style/music-mood.js';
import { WarningSchema } from '../errors/warning.js';
import { EvidenceSchema } from './evidence.js';
import { GenreSchema } from './genre.js';

/** What a beat is for in the arc. */
export const BeatPurposeSchema = z.enum(['open', 'context', 'evidence', 'turn', 'resolution', 'close']);
export type BeatPurpose = z.infer<typeof BeatPurposeSchema>;

/** One thing that the video says, before it is known how it is drawn. */
export const BeatSchema = z.object({
  purpose: BeatPurposeSchema,
  /** The message in sentence form, as the headline: subject and claim, never a fragment. */
  claim: z.string().min(1).max(110),
  /** A short line above the claim. */
  kicker: z.string().min(1).max(48).optional(),
  /** A line under the claim: what it leaves out. */
  support: z.string().min(1).max(160).optional(),
  evidence: EvidenceSchema,
  /** Spoken language, not the screen read aloud; null when the beat is silent. */
  spoken: z.string().min(1).max(900).nullable(),
  /** What is spoken when time is short. */
  spokenShort: z.string().max(300).optional(),
  /** What the picture is of, in words to search by; '' when nothing fits. */
  picture: z.string().max(120).default(''),
  /** Beats with one subject belong together. */
  subject: z.string().max(60).default(''),
  /** 0 to 1: what is given up first when time is short. */
  importance: z.number().min(0).max(1).default(0.5),
  /** Where the words come from: the prompt and its documents, or general knowledge of a language model. */
  origin: z.enum(['source', 'model']).default('source'),
});
export type Beat = z.infer<typeof BeatSchema>;

/** What is decided of the video as a whole before its beats are written. */
export const TreatmentSchema = z.object({
  genre: GenreSchema,
  /** Whom it is for, in the prompt's words; '' when it does not say. */
  audience: z.string().max(120).default(''),
  /** The one thing that stays with the viewer. */
  message: z.string().max(200).default(''),
  mood: MusicMoodSchema,
});
export type Treatment = z.infer<typeof TreatmentSchema>;

/** The story as rules and language models both write it. `finishStoryboard` makes scenes of it. */
export const OutlineSchema = z.object({
  version: z.literal(1),
  title: z.string().min(1).max(118),
  /** BCP-47 without region. */
  language: z.string().min(2).max(8),
  treatment: TreatmentSchema,
  beats: z.array(BeatSchema).min(1).max(60),
  warnings: z.array(WarningSchema).default([]),
});
export type Outline = z.infer<typeof OutlineSchema>;
