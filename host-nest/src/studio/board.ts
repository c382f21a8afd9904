import type { Brief } from '@scenewright/core/brief';
import { outputSize, shapeOf } from '@scenewright/core/canvas';
import { StageFailure, type Warning } from '@scenewright/core/errors';
import { reviewBoard, shotsOf } from '@scenewright/core/footage';
import type { Planner } from '@scenewright/core/generation';
import type { JobScene } from '@scenewright/core/jobs';
import type { Storyboard } from '@scenewright/core/storyboard';
import { stylePack } from '@scenewright/core/style';
import { plannedSeconds } from '@scenewright/core/timing';
import { boardWordsOf, reviseStoryboard, revisionExamples } from '@scenewright/providers';
import type { BoardWish, DrawnBoard } from './studio.js';

/** The pictures of a gate, from the plan or, with a reviewer's changes worked in, from the board before. */
export async function drawBoard(
  { gate, storyboard, changes }: BoardWish,
  brief: Brief,
  assets: DrawnBoard['pictures']['assets'],
  planner: Planner,
  signal: AbortSignal,
): Promise<DrawnBoard> {
  const planned = storyboard ?? (await planner.plan(brief, { signal }));
  if (shotsOf(planned).length === 0) {
    throw new StageFailure('plan', 'no_footage', 'The planner made no shots that could be reviewed.', {
      retryable: false,
      remedy: 'Create the video without storyboard review, or say in the prompt what is to be seen.',
    });
  }
  const revised = changes === null ? null : reviseStoryboard(planned, changes);
  const current = revised?.storyboard ?? planned;
  const shaped: Brief = { ...brief, aspectRatio: brief.aspectRatio ?? current.aspectRatio ?? null };
  const pictures = reviewBoard(gate, {
    storyboard: current,
    brief: shaped,
    stylePack: stylePack(current.style),
    assets,
    words: boardWordsOf(current.language),
  });
  return {
    storyboard: current,
    pictures,
    scenes: plannedScenes(current, brief.durationSeconds),
    warnings: [...current.warnings, ...notUnderstood(revised?.notUnderstood ?? [])],
    aspectRatio: shaped.dimensions === null ? (shaped.aspectRatio ?? '16:9') : null,
    dimensions: outputSize(shapeOf(shaped), shaped.resolution),
  };
}

function notUnderstood(clauses: readonly string[]): Warning[] {
  return clauses.map((clause) => ({
    code: 'change_not_understood',
    message: `"${clause}" was not understood, so nothing was changed for it. ${revisionExamples}`,
  }));
}

/** Shots with the lengths that their words are expected to need, over the whole that was asked for. */
function plannedScenes(storyboard: Storyboard, seconds: number): JobScene[] {
  const lengths = plannedSeconds(storyboard, seconds);
  return storyboard.scenes.map((scene, index) => {
    const words = scene.kind === 'footage' ? (scene.content.title ?? scene.content.action) : '';
    return {
      id: scene.id,
      title: (words || `Shot ${index + 1}`).slice(0, 80),
      durationSeconds: Math.round(lengths[index]! * 1000) / 1000,
    };
  });
}
