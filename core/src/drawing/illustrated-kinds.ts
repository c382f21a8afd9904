import type { SceneKind } from '../storyboard/scene-content/scene-content.js';

/** Kinds that stand on words or on one number, and so have room for a picture beside them. The others draw their own subject. */
export const illustratedKinds: ReadonlySet<SceneKind> = new Set<SceneKind>([
  'title',
  'section',
  'callout',
  'counter',
  'quote',
  'definition',
  'list',
  'checklist',
  'call-to-action',
  'end-card',
]);
