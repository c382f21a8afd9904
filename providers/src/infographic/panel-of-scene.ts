import { sceneKindOf, type KindWithContent, type PanelDraft } from '@scenewright/core/scenes';
import { cutAtWord } from '../planner/words/headline.js';

/** What a scene shows, as panels of one graphic; none for scenes that only open, close or decorate. */
export const panelsOfScene = ({ kind, content }: KindWithContent, language: string): PanelDraft[] =>
  sceneKindOf(kind).panels?.(content, { cut: (text, length) => cutAtWord(text, language, length) }) ?? [];
