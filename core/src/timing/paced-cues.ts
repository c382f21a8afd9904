/** Names of what a scene can show part by part. */
const lists = ['items', 'tiles', 'steps', 'events', 'levels'] as const;
/** Fewer parts are one view. */
const fewestParts = 3;
/** When the first part comes, and for how long all are seen at least. Seconds. */
const firstSeconds = 0.6;
const restSeconds = 2.2;
/** The last part comes within this share of the scene. */
const within = 0.6;
/** Between two parts: less is one move, more is a wait. Seconds. */
const step = { least: 0.22, most: 1.5 };

/**
 * Local frames at which the parts of a scene come that nobody speaks over, by element: one after the other for as long as
 * the scene gives them, so that it goes on for as long as it is seen. Empty where they are few or the time is short.
 */
export function pacedCues(content: object, frames: number, fps: number): Record<string, number> {
  const elements = partsOf(content as Record<string, unknown>);
  if (elements.length < fewestParts) return {};
  const last = Math.min(within * frames, frames - restSeconds * fps);
  const each = Math.min((last - firstSeconds * fps) / (elements.length - 1), step.most * fps);
  if (each < step.least * fps) return {};
  return Object.fromEntries(elements.map((element, at) => [element, Math.round(firstSeconds * fps + at * each)]));
}

/** Elements in the order in which they are read; the points of two sides in turn. */
function partsOf(content: Record<string, unknown>): string[] {
  const list = lists.find((name) => Array.isArray(content[name]));
  if (list) return (content[list] as unknown[]).map((_, at) => `${list}.${at}`);
  const [left, right] = ['left', 'right'].map((side) => (content[side] as { points?: unknown[] } | undefined)?.points ?? []); // prettier-ignore
  const rows = Math.max(left!.length, right!.length);
  return Array.from({ length: rows }, (_, at) => at).flatMap((at) => [
    ...(at < left!.length ? [`left.points.${at}`] : []),
    ...(at < right!.length ? [`right.points.${at}`] : []),
  ]);
}
