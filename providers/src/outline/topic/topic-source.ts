import type { Point } from '../../reading/point.js';

/** What a video is about. */
export interface Topic {
  /** As a headline; '' when nothing names it. */
  title: string;
  /** What stands under it on the opening. */
  subtitle: string;
  /** Short enough to stand above other scenes. */
  short: string;
  /** The points that the opening says already. */
  used: Point[];
  /** What the voice says of it, where that is not what its points say. */
  spoken?: string;
}

/** The points of a brief as its topic is looked for among them. */
export interface TopicSource {
  points: readonly Point[];
  first: Point;
  language: string;
  prompt: string;
  /** The name of the brand, else that of the document; '' when there is neither. */
  fallback: string;
}
