/** A scene as it was stored before 2026-11: its picture and the marks of its items stood beside the content, outlines and all. */
interface EarlierScene {
  content: Record<string, unknown>;
  picture?: { name: string };
  marks?: readonly { of: string; drawing: { name: string } }[];
  shows?: unknown;
}

const isEarlier = (scene: unknown): scene is EarlierScene =>
  typeof scene === 'object' && scene !== null && ('picture' in scene || 'marks' in scene) && 'content' in scene;

/** A stored scene with its pictures named in its content, where they stand now; any other value as it is. */
export function picturesInContent(scene: unknown): unknown {
  if (!isEarlier(scene)) return scene;
  const { picture, marks = [], content, ...rest } = scene;
  const drawn = [...(picture ? [picture] : []), ...marks.map(({ drawing }) => drawing)];
  const items = content['items'] as readonly { text: string }[] | undefined;
  return {
    ...(picture ? { arrangement: 'beside' } : {}),
    ...rest,
    content: {
      ...content,
      ...(picture ? { picture: picture.name } : {}),
      ...(marks.length > 0 && items ? { items: items.map((item) => ({ ...item, ...markOf(item.text, marks) })) } : {}),
    },
    drawings: drawn.filter(({ name }, at) => drawn.findIndex((one) => one.name === name) === at),
  };
}

function markOf(text: string, marks: NonNullable<EarlierScene['marks']>): { picture?: string } {
  const mark = marks.find(({ of }) => of === text);
  return mark ? { picture: mark.drawing.name } : {};
}
