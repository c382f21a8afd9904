import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Storyboard } from '@scenewright/core/storyboard';
import type { Timeline } from '@scenewright/core/timeline';
import { outputSize, shapeOf } from '@scenewright/core/canvas';
import { StageFailure } from '@scenewright/core/errors';
import type { BuildProgress, EditSource, EditWish, Studio } from '@scenewright/host-nest';
import { tinyPicture, tinyVideo } from './tiny-media.js';

/** What the next job meets. */
export interface StubScript {
  buildMs: number;
  renderMs: number;
  /** Fails the build (or the render) in this way. */
  fail: { stage: 'build' | 'render'; retryable: boolean; times: number } | null;
  voicesUnreachable: boolean;
  /** What the build commits before it takes its time. */
  committed: BuildProgress['committed'] | null;
  /** Length of the finished video in seconds; that of the request when null. */
  realSeconds: number | null;
}

export interface StubStudio extends Studio {
  script: StubScript;
  builds: number;
  renders: number;
  /** What it was asked to edit, in order. */
  edits: { source: EditSource; wish: EditWish }[];
}

const sceneCount = 3;

/** Stands in where drawing is not the point: it takes the time it is told to and gives a small valid MP4. */
export function createStubStudio(): StubStudio {
  const script: StubScript = {
    buildMs: 20,
    renderMs: 20,
    fail: null,
    voicesUnreachable: false,
    committed: null,
    realSeconds: null,
  };
  const failAt = (stage: 'build' | 'render') => {
    if (script.fail?.stage !== stage || script.fail.times <= 0) return;
    script.fail.times -= 1;
    throw new StageFailure('capture', 'browser_died', 'The browser died.', { retryable: script.fail.retryable });
  };
  const studio: StubStudio = {
    script,
    builds: 0,
    renders: 0,
    edits: [],
    async build(request, _inputs, { signal, onProgress }) {
      studio.builds += 1;
      onProgress({ phase: 'planning', detail: 'Planning the story.' });
      if (script.committed) onProgress({ phase: 'generating', committed: script.committed });
      await sleep(script.buildMs, undefined, { signal });
      failAt('build');
      const seconds = script.realSeconds ?? request.durationSeconds;
      const fps = 30;
      const frames = Math.round((seconds * fps) / sceneCount);
      const scenes = Array.from({ length: sceneCount }, (_, i) => ({
        id: `s${i + 1}`,
        title: `Scene ${i + 1}`,
        durationSeconds: frames / fps,
      }));
      const committed = { scenes: sceneCount, planned: sceneCount, seconds, footageSeconds: 0 };
      onProgress({ phase: 'generating', committed, scenes });
      const dimensions = outputSize(shapeOf(request), request.resolution);
      const timeline = {
        fps,
        canvas: { width: 1920, height: 1080 },
        frames: frames * sceneCount,
        scenes: scenes.map((scene, i) => ({ id: scene.id, from: i * frames, frames })),
      } as unknown as Timeline;
      return {
        storyboard: { title: 'Stub', scenes: [] } as unknown as Storyboard,
        timeline,
        scenes,
        durationSeconds: seconds,
        aspectRatio: request.dimensions ? null : (request.aspectRatio ?? '16:9'),
        dimensions,
        footageSeconds: 0,
        warnings: [],
        enhancedPrompt: request.enhancePrompt ? `${request.prompt} (fuller)` : null,
      };
    },
    async enhance({ prompt }) {
      return { prompt: `${prompt} (fuller)`, warnings: [] };
    },
    async edit(source, wish, options) {
      studio.edits.push({ source, wish });
      const built = await studio.build(source.request, source.inputs, options);
      const changed = wish.instruction.includes('nothing') ? [] : built.scenes.slice(0, 1).map(({ id }) => id);
      return {
        ...built,
        edit: { changes: changed.map((id) => ({ what: wish.instruction, scenes: [id] })), regeneratedScenes: changed },
        work: { renewedSeconds: changed.length * 10, restyledSeconds: 0 },
        exactDimensions: source.request.dimensions,
      };
    },
    async estimateEdit(source, wish) {
      const changed = !wish.instruction.includes('nothing');
      return source.video && { changed, renewedSeconds: changed ? 10 : 0, restyledSeconds: 0 };
    },
    async render(timeline, target, outFile, { signal, onProgress }) {
      studio.renders += 1;
      onProgress({ framesDone: 0, framesTotal: timeline.frames, detail: 'Rendering.' });
      await sleep(script.renderMs, undefined, { signal });
      failAt('render');
      await writeFile(outFile, tinyVideo);
      return {
        bytes: tinyVideo.length,
        fps: timeline.fps,
        durationSeconds: timeline.frames / timeline.fps,
        width: target.width,
        height: target.height,
      };
    },
    async stills(_timeline, frames) {
      return frames.map(() => ({ bytes: tinyPicture, width: 64, height: 36 }));
    },
    /** The words of the sentence in place of its sound. */
    say: async (sentence) => ({ bytes: new TextEncoder().encode(JSON.stringify(sentence)), mimeType: 'audio/wav' }),
    async voices() {
      if (script.voicesUnreachable) throw new Error('unreachable');
      return [
        {
          id: 'voice-en-1',
          name: 'Ada',
          description: 'Calm',
          gender: 'female',
          accent: 'British',
          age: 'adult',
          use_case: 'narration',
          languages: ['en'],
        },
      ];
    },
    styles: () => ({
      defaultStyle: 'taste-default',
      noStyle: 'no-style',
      styles: [
        { id: 'taste-default', name: 'Plain', vibe: 'calm', palette: [{ label: 'background', hex: '#ffffff' }] },
        { id: 'no-style', name: 'None', vibe: 'none', palette: [{ label: 'background', hex: '#ffffff' }] },
      ],
    }),
    close: async () => undefined,
  };
  return studio;
}
