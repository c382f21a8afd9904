/** What can be wrong with a story. Also the codes of the warnings that report it. */
export const storyCodes = [
  'headline_fragment',
  'dense_screen',
  'repeated_text',
  'direction_shown',
  'forbidden_shown',
  'figure_lost',
  'figure_unnamed',
  'figure_invented',
  'item_lost',
  'clause_lost',
  'scene_empty',
  'narration_long',
  'scene_short',
] as const;
export type StoryCode = (typeof storyCodes)[number];

export interface StoryFinding {
  code: StoryCode;
  /** The scene that has it; null: the story as a whole. */
  sceneId: string | null;
  /** Way to the text in the scene, as `walkSceneText` names it (`title`, `items.0.label`, `narration`). */
  field?: string;
  /** What is wrong, in a sentence that quotes it. */
  message: string;
  /** What to do about it, in a sentence to whoever plans: a person or a model. */
  remedy: string;
  /** What the source says in full, where a part of it is missing. */
  says?: string;
  /** The part of it that is missing. */
  clause?: string;
}
