import { z } from 'zod';
import { direction, fileKey, shown } from '../fields/field-roles.js';
import { FigureSchema } from '../figures/figure.js';
import { CastMemberSchema } from './cast.js';

export const shotSettings = [
  ...['mountains', 'forest', 'desert', 'meadow', 'shore', 'sea', 'underwater', 'city', 'street', 'village', 'sky'],
  ...['space', 'room', 'office', 'studio', 'chart-space', 'matter'],
] as const satisfies readonly string[];
export type ShotSetting = (typeof shotSettings)[number];
export const shotTimes = ['dawn', 'day', 'dusk', 'night'] as const;
export const shotWeathers = ['clear', 'cloudy', 'rain', 'snow', 'fog'] as const;
export const shotSeasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export const shotSizes = ['wide', 'medium', 'close'] as const;
export type ShotSize = (typeof shotSizes)[number];
export const cameraMoves = [
  ...['still', 'push-in', 'pull-out', 'pan-left', 'pan-right', 'tilt-up', 'tilt-down', 'orbit', 'crane-up'],
] as const satisfies readonly string[];
export type CameraMove = (typeof cameraMoves)[number];
export const poses = ['stand', 'walk', 'sit', 'point', 'wave'] as const;
export type Pose = (typeof poses)[number];
export const views = ['front', 'three-quarter', 'side', 'back'] as const;
export type View = (typeof views)[number];

export const PlacedFigureSchema = z.object({
  /** The whole figure: a shot is drawn from its own words alone, so that only the shots it is in change with it. */
  member: CastMemberSchema,
  pose: z.enum(poses).default('stand'),
  view: z.enum(views).default('three-quarter'),
  /** Which way it looks or goes. */
  facing: z.enum(['left', 'right']).default('right'),
});
export type PlacedFigure = z.infer<typeof PlacedFigureSchema>;

/** One shot: a place in its light, who acts in it, how it is framed and how the camera moves. */
export const ShotSchema = z.object({
  setting: z.enum(shotSettings),
  time: z.enum(shotTimes).default('day'),
  weather: z.enum(shotWeathers).default('clear'),
  season: z.enum(shotSeasons).default('summer'),
  size: z.enum(shotSizes).default('wide'),
  move: z.enum(cameraMoves).default('push-in'),
  /** What happens, in words: for the storyboard and for makers of footage; not shown in the video. */
  action: direction().max(240).default(''),
  cast: z.array(PlacedFigureSchema).max(4).default([]),
  /** Words over the picture. */
  title: shown().min(1).max(110).optional(),
  kicker: shown().min(1).max(48).optional(),
  caption: shown().max(160).optional(),
  /** Figures that stand in the picture: columns in space, or one alone. */
  figures: z
    .array(z.object({ label: shown().min(1).max(64), figure: FigureSchema, highlight: z.boolean().optional() }))
    .max(10)
    .optional(),
  /** An image of the user's that stands in the picture, such as a product on its turntable. */
  image: fileKey().min(1).max(120).optional(),
  /** A clip of the user's own: it is shown as it is, neither drawn nor filmed. */
  clip: fileKey().min(1).max(120).optional(),
});
export type Shot = z.infer<typeof ShotSchema>;
