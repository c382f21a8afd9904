import type { Drawing } from '@scenewright/core/drawings';
import type { StoryboardScene } from '@scenewright/core/storyboard';

/** A scene with a picture in its content, and what is drawn of it. */
export const withPicture = (scene: StoryboardScene, picture: string, drawing: Drawing | undefined): StoryboardScene =>
  ({ ...scene, content: { ...scene.content, picture }, ...(drawing ? { drawings: [drawing] } : {}) }) as StoryboardScene; // prettier-ignore

/** A scene that shows a photo or a logo of the user has its picture. */
export const holdsImage = ({ content }: StoryboardScene): boolean =>
  ('image' in content && Boolean(content.image)) || ('logo' in content && Boolean(content.logo));
