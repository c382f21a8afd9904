import type { KindWithContent, SceneIntent, SceneKind, SceneContent } from '@scenewright/core';
import type { Fact } from '../facts/fact.js';
import type { Phrases } from '../words/phrases.js';

/** One way to show a fact; the best fitting kind has the highest score (0 to 1). */
export interface Option {
  scene: KindWithContent;
  score: number;
}

/** A scene before its kind is settled. */
export interface Draft {
  options: Option[];
  intent: SceneIntent;
  /** Words to be spoken; '' for a silent scene. */
  narration: string;
  /** Said instead when time is short. */
  brief: string;
  subject: string;
  importance: number;
  fact?: Fact;
}

export interface Reading {
  language: string;
  phrases: Phrases;
  /** Shown as the running head of scenes that have room for it. */
  topic: string;
}

export function option<K extends SceneKind>(kind: K, content: SceneContent<K>, score: number): Option {
  return { scene: { kind, content } as KindWithContent, score };
}
