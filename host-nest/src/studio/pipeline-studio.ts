import type { Asset } from '@scenewright/core/assets';
import { buildBrief, type Brief, type FetchedInputs } from '@scenewright/core/brief';
import { editVideo, estimateEdit } from '@scenewright/core/edit';
import type { Warning } from '@scenewright/core/errors';
import { footageSeconds } from '@scenewright/core/footage';
import type { JobScene } from '@scenewright/core/jobs';
import type { CreateRequest } from '@scenewright/core/requests';
import { stylePacks } from '@scenewright/core/style';
import { sceneSeconds, type Timeline } from '@scenewright/core/timeline';
import { planVideo, type PlannedVideo, type PlanPorts, type VideoProgress } from '@scenewright/core/video';
import {
  clipsOf,
  enhanceByRules,
  espeakVoices,
  keptAssets,
  keptSounds,
  readyBrief,
  soundsOf,
  withUsage,
} from '@scenewright/providers';
import { noTracing } from '../tracing/tracing.js';
import { drawBoard } from './board.js';
import { openMachines, type Machines } from './machines.js';
import type { PipelineOptions } from './pipeline-options.js';
import type { BuildProgress, BuiltVideo, EditEstimate, EditSource, Studio } from './studio.js';

/** The real pipeline: core's stages with the offline providers and the render pool. Nothing starts before the first call. */
export function createPipelineStudio(options: PipelineOptions): Studio {
  return studioWith(options, openMachines(options));
}

function studioWith(options: PipelineOptions, machines: Machines): Studio {
  const { assets, enhance = enhanceByRules, tracing = noTracing } = options;
  const { renderer, sounds } = machines;
  const read = (digest: string) => assets.read(digest);
  const bring = (timeline: Timeline) => assets.bring(Object.values(timeline.assets).map(({ digest }) => digest));
  const ports: PlanPorts = { ...machines.ports, planner: options.planner };
  const { rules, editor = rules } = options;
  return {
    async build(request, inputs, { signal, onProgress, storyboard }) {
      const { brief, userAudio, warnings, enhanced } = await readyBrief({
        ...{ request, inputs, enhance, signal },
        listen: (heard) => sounds.listen(heard, read, { signal }),
        settleLength: async (asked, written) => {
          const { prompt, durationGiven } = request;
          const length = await options.askedLength({ brief: written, request: { prompt, durationGiven } }, { signal });
          return { brief: asked, warnings: length.warnings };
        },
      });
      const planned = await planVideo({ brief, assets: assetsByKey(inputs), userAudio, storyboard }, ports, {
        signal,
        onProgress: (progress) => onProgress(presentProgress(progress)),
      });
      const recorded = { ...planned, storyboard: withUsage(planned.storyboard, enhanced?.usage) };
      const built = builtVideo({ ...recorded, warnings: [...planned.warnings, ...warnings] }, request);
      return { ...built, enhancedPrompt: enhanced?.prompt ?? null };
    },
    async enhance(request, { signal }) {
      const { prompt, warnings } = await enhance(buildBrief(request, {}), { signal });
      return { prompt, warnings };
    },
    async board(wish, { signal }) {
      const plain = buildBrief(wish.request, wish.inputs);
      const enhanced = wish.request.enhancePrompt && !wish.storyboard ? await enhance(plain, { signal }) : null;
      const brief = enhanced ? buildBrief(wish.request, { ...wish.inputs, enhancedPrompt: enhanced.prompt }) : plain;
      return drawBoard(wish, brief, assetsByKey(wish.inputs), options.planner, signal);
    },
    async edit(source, { instruction, images, links = [] }, { signal, onProgress }) {
      const { request, inputs } = source;
      const earlier = earlierVideo(source);
      const listen = async (audio: readonly { asset: Asset; role: 'music' | 'voiceover' | 'sfx' }[]) =>
        (await sounds.listen({ brief: earlier.brief, audio }, read, { signal })).userAudio;
      const userAudio = await listen(audioOf(source, earlier.brief));
      const edited = await editVideo(
        {
          ...{ source: earlier, instruction, images, links, userAudio, importedAudio: await listen(soundsOf(links)) },
          assets: {
            ...keptAssets(source.video?.timeline ?? { assets: {} }),
            ...assetsByKey(inputs),
            ...clipsOf(links),
          },
        },
        { ...ports, editor },
        { signal, onProgress: (progress) => onProgress(presentProgress(progress)) },
      );
      return {
        ...builtVideo(edited, request),
        // Shots that stand as they were are not filmed again.
        footageSeconds: footageSeconds(edited.timeline, new Set(edited.regenerated)),
        edit: { changes: edited.changes, regeneratedScenes: edited.regenerated },
        work: edited.work,
        exactDimensions: edited.brief.dimensions,
      };
    },
    async estimateEdit(source, { instruction, images, links = [] }) {
      if (!source.video) return null;
      const { storyboard, timeline } = source.video;
      const lengths = sceneSeconds(timeline);
      const { brief } = earlierVideo(source);
      const edited = await rules.edit({ storyboard, brief, instruction, images, links, sceneSeconds: lengths });
      const estimate = { changed: edited.changes.length > 0, ...estimateEdit(storyboard, edited, lengths) };
      return options.editor ? withOpenParts(estimate, edited.notUnderstood.length, Object.values(lengths)) : estimate;
    },
    async render(timeline, target, outFile, { signal, onProgress, share }) {
      await bring(timeline);
      const video = await renderer.render(
        { timeline, output: { width: target.width, height: target.height }, outFile },
        {
          signal,
          share,
          drawing: ({ index, from, to }, draw) => {
            const attributes = { 'scenewright.segment.index': index, 'scenewright.segment.frames': to - from };
            return tracing.span('segment', { attributes }, draw);
          },
          onProgress: ({ framesDone, framesTotal }) =>
            onProgress({ framesDone, framesTotal, detail: `Rendered ${framesDone} of ${framesTotal} frames.` }),
        },
      );
      const { bytes, fps, durationSeconds, width, height } = video;
      return { bytes, fps, durationSeconds, width, height };
    },
    async openSession(timeline, { width, height }) {
      await bring(timeline);
      return renderer.openSession({ timeline, output: { width, height } });
    },
    capacity: () => renderer.capacity(),
    async stills(timeline, frames, width) {
      await bring(timeline);
      const scale = width / timeline.canvas.width;
      const even = (value: number) => Math.max(2, Math.round(value / 2) * 2);
      const output = { width: even(width), height: even(timeline.canvas.height * scale) };
      const pictures = await renderer.stills(frames.map((frame) => ({ timeline, frame, output, format: 'jpeg' })));
      return pictures.map((bytes) => ({ bytes, ...output }));
    },
    async voices() {
      return [...espeakVoices];
    },
    async say(sentence, { signal }) {
      const { bytes, mimeType } = await sounds.speech.speak({ ...sentence, pace: 1 }, { signal });
      return { bytes, mimeType };
    },
    styles: () => ({
      defaultStyle: 'taste-default',
      noStyle: 'no-style',
      styles: stylePacks.map(({ id, name, vibe, palette }) => ({
        id,
        name,
        vibe,
        palette: (['background', 'surface', 'text', 'accent'] as const).map((label) => ({
          label,
          hex: palette[label],
        })),
      })),
    }),
    withPlanning: ({ planner, enhance: fuller, editor: other }) =>
      studioWith({ ...options, planner, enhance: fuller, editor: other }, machines),
    async close() {
      await Promise.all([renderer.close(), sounds.close()]);
    },
  };
}

/** A part that the rules leave to another editor is expected to renew one scene. */
function withOpenParts(estimate: EditEstimate, parts: number, lengths: readonly number[]): EditEstimate {
  const total = lengths.reduce((sum, seconds) => sum + seconds, 0);
  const open = (parts * total) / Math.max(1, lengths.length);
  const renewedSeconds = Math.min(total, estimate.renewedSeconds + open);
  return parts === 0 ? estimate : { ...estimate, changed: true, renewedSeconds };
}

/** What the request asks for and this pipeline does not do yet, told instead of left out without a word. */
function notesOn(request: CreateRequest, timeline: Timeline): Warning[] {
  const notes: Warning[] = [];
  if ((request.aiVideo === 'on' || request.aiVideo === 'full') && footageSeconds(timeline) === 0) {
    const message = 'The planner filmed nothing: the video is made of motion graphics. Footage is not charged.';
    notes.push({ code: 'footage_unavailable', message });
  }
  return notes;
}

/** The source as core edits it, at the resolution that the edit asks for. */
function earlierVideo({ request, inputs, video }: EditSource) {
  const brief = { ...(video?.plan?.brief ?? buildBrief(request, inputs)), resolution: request.resolution };
  return video ? { ...video, brief, pace: video.plan?.pace ?? 1 } : { brief };
}

/** The sounds that the video has now: those that came with the request, and those that an edit brought. */
function audioOf({ inputs, video }: EditSource, brief: Brief) {
  const given = new Map((inputs.audio ?? []).map(({ asset }) => [asset.key, asset]));
  return keptSounds(brief, (key) => video?.timeline.assets[key] ?? given.get(key));
}

function assetsByKey(inputs: FetchedInputs): Record<string, Asset> {
  const given = [...(inputs.images ?? []), ...(inputs.audio ?? [])].map(({ asset }) => asset);
  const logo = inputs.brandKit?.logo;
  return Object.fromEntries(
    [...given, ...(logo ? [logo] : []), ...(inputs.fonts ?? [])].map((asset) => [asset.key, asset]),
  );
}

function presentProgress({ stage, message, committed }: VideoProgress): BuildProgress {
  const phase = stage === 'plan' ? 'planning' : stage === 'speech' || stage === 'footage' ? 'generating' : 'finishing';
  return { phase, detail: `${message}.`, ...(committed && { committed }) };
}

function builtVideo(planned: PlannedVideo, request: CreateRequest): BuiltVideo {
  const { storyboard, timeline, brief, warnings } = planned;
  const titles = new Map(
    storyboard.scenes.map((scene, index): [string, string] => {
      // A scene without words on screen is called by what is filmed or said in it, else by its place.
      const unwritten = (scene.kind === 'footage' && scene.content.action) || scene.narration || `Scene ${index + 1}`;
      return [scene.id, titleOf(scene.content) ?? unwritten.slice(0, 80)];
    }),
  );
  const scenes = timeline.scenes.map(({ id, from }, index): JobScene => {
    const end = timeline.scenes[index + 1]?.from ?? timeline.frames;
    return {
      id,
      title: titles.get(id) ?? id,
      durationSeconds: Math.round(((end - from) / timeline.fps) * 1000) / 1000,
    };
  });
  return {
    storyboard,
    timeline,
    scenes,
    durationSeconds: timeline.frames / timeline.fps,
    aspectRatio: brief.dimensions === null ? (brief.aspectRatio ?? '16:9') : null,
    dimensions: timeline.output,
    footageSeconds: footageSeconds(timeline),
    warnings: [...warnings, ...notesOn(request, timeline)],
    enhancedPrompt: null,
    plan: { brief, pace: planned.pace },
  };
}

function titleOf(content: object): string | null {
  return 'title' in content && typeof content.title === 'string' && content.title !== '' ? content.title : null;
}
