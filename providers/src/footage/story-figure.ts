import type { CastMember } from '@scenewright/core/shots';

/** A figure as the story tells it. */
export interface StoryFigure {
  member: CastMember;
  sex: 'f' | 'm' | null;
  kind: 'person' | 'animal' | 'thing';
}
