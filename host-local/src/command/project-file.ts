import { readFile, writeFile } from 'node:fs/promises';
import { BriefSchema } from '@scenewright/core/brief';
import { StoryboardSchema } from '@scenewright/core/storyboard';
import { TimelineSchema } from '@scenewright/core/timeline';
import { InvalidRequest } from '../inputs/input-error.js';
import type { EditableVideo } from '../studio/edit.js';

/** Writes what a later `--edit` needs. The media themselves stay in the cache. */
export async function saveProject(
  file: string,
  { brief, storyboard, timeline, pace = 1 }: EditableVideo,
): Promise<void> {
  await writeFile(file, `${JSON.stringify({ version: 1, brief, storyboard, timeline, pace })}\n`);
}

/** @throws InvalidRequest for a file that is not there or is none of `saveProject` */
export async function readProject(file: string): Promise<EditableVideo> {
  const refuse = (why: string): never => {
    throw new InvalidRequest([{ field: 'edit', message: `edit ${why}` }]);
  };
  const text = await readFile(file, 'utf8').catch(() => refuse(`names a file that cannot be read: ${file}`));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse(`needs a file that --save wrote; ${file} is no JSON`);
  }
  const { brief, storyboard, timeline, pace } = (value ?? {}) as Record<string, unknown>;
  const b = BriefSchema.safeParse(brief);
  const s = StoryboardSchema.safeParse(storyboard);
  const t = TimelineSchema.safeParse(timeline);
  if (!b.success || !s.success || !t.success || typeof pace !== 'number' || !(pace > 0))
    return refuse(`needs a file that --save wrote; ${file} is another`);
  return { brief: b.data, storyboard: s.data, timeline: t.data, pace };
}
