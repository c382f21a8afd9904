import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { buildBrief, stylePictureNotes } from '@scenewright/core/brief';
import { editVideo } from '@scenewright/core/edit';
import { StageFailure } from '@scenewright/core/errors';
import type { VideoRenderer } from '@scenewright/core/rendering';
import { stylePack, stylePacks } from '@scenewright/core/style';
import {
  draftVideo,
  makeVideo,
  planVideo,
  renderProgress,
  sceneStills,
  smallSize,
  type PlanPorts,
  type SceneStillPorts,
} from '@scenewright/core/video';
import {
  clipsOf,
  createComposer,
  createEffects,
  createEspeakSpeech,
  createRuleEditor,
  createModelClient,
  createModelEditor,
  createModelEnhancer,
  createModelInfographer,
  createModelPlanner,
  createRulePlanner,
  enhanceByRules,
  espeakVoices,
  guardFootageMaker,
  createInputDecoder,
  readUserAudio,
  soundsOf,
  withAskedLength,
  withFittingLength,
  ytDlpWhenInstalled,
  planInfographic,
  type Infographer,
  type ReviewOptions,
} from '@scenewright/providers';
import type { FfmpegTools, FormatOptions, FormatRenderer, JobFolder } from '@scenewright/render-pool';
import { openDiskAssetIndex } from '../assets/disk-asset-index.js';
import { openDiskAssetStore } from '../assets/disk-asset-store.js';
import { changeInWords, planOrder, timelineOfInfographic } from '../infographic/planned-infographic.js';
import { gatherEditLinks } from '../inputs/gather-edit-links.js';
import { gatherInputs, type GatherContext } from '../inputs/gather-inputs.js';
import { defaultCacheRoot } from './cache-root.js';
import { filesOf, gatherEditImages } from './edit.js';
import { notesOn, withNotes } from './notes.js';
import { readyOutFile, requireCache } from './ready-folders.js';
import { renderPool, rendererOnDemand } from './render-pool.js';
import { checkRequest, requireSize, type VideoRequest } from './video-request.js';
import type { Studio } from './studio.js';
import type { StudioOptions } from './studio-options.js';

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** A studio with the offline parts, unless others are given. Nothing starts before the first call. */
export function createStudio(options: StudioOptions = {}): Studio {
  const cacheRoot = resolve(options.cacheRoot ?? defaultCacheRoot());
  const assets = openDiskAssetStore(join(cacheRoot, 'assets'));
  const decoder = createInputDecoder();
  const { socialAudio: ownSocialAudio } = options;
  const socialAudio =
    ownSocialAudio === undefined
      ? ytDlpWhenInstalled({ program: process.env['YT_DLP_PATH'] })
      : async () => ownSocialAudio;
  const { browser, ffmpeg, ffprobe, workers, memoryBytes, segmentStoreBytes, log } = options;
  const speech = options.speech === undefined ? createEspeakSpeech() : options.speech;
  const own = options.renderer
    ? undefined
    : rendererOnDemand({
        cacheRoot,
        assetFolder: assets.folder,
        entry: compositionsEntry(),
        ...{ browser, ffmpeg, ffprobe, workers, memoryBytes, segmentStoreBytes, log },
      });
  const renderer = options.renderer ?? own!;
  const tools = async (): Promise<FfmpegTools> => (await renderPool()).locateFfmpeg({ ffmpeg, ffprobe });
  const openJobFolder = async (): Promise<JobFolder> => (await renderPool()).openJobFolder(join(cacheRoot, 'jobs'));
  const now = (): number => performance.now() / 1000;
  const drawSmall: SceneStillPorts['draw'] = (timeline, frames, signal) => {
    const output = smallSize(timeline.canvas);
    return renderer.stills(
      frames.map((frame) => ({ timeline, frame, output, format: 'jpeg' as const })),
      { signal },
    );
  };
  const model = options.languageModel ? createModelClient(options.languageModel) : null;
  const review: ReviewOptions | undefined = options.languageModel?.review
    ? { stills: (plan, call) => sceneStills(plan, { stylePack, digest: sha256, now, draw: drawSmall }, call) }
    : undefined;
  const ports: PlanPorts & { renderer: VideoRenderer } = {
    planner:
      options.planner ??
      (model ? createModelPlanner({ client: model, review }) : createRulePlanner({ packs: [...stylePacks] })),
    speech,
    music: options.music === undefined ? createComposer() : options.music,
    effects: options.effects === undefined ? createEffects() : options.effects,
    footage: options.footage
      ? {
          maker: guardFootageMaker(options.footage, { deadlineSeconds: options.footageDeadlineSeconds }),
          takeIn: async (...clip) => (await renderPool()).createClipIntake({ cacheRoot, tools })(...clip),
          stills: (requests, call) => renderer.stills(requests, call),
        }
      : null,
    assets,
    index: openDiskAssetIndex(join(cacheRoot, 'made')),
    digest: sha256,
    stylePack,
    now,
    renderer,
  };
  const draw: Infographer = model ? createModelInfographer({ client: model }) : async (brief) => planInfographic(brief);
  const enhance = model ? createModelEnhancer(model) : enhanceByRules;
  const editor =
    options.editor ??
    (model
      ? createModelEditor({ client: model, planner: ports.planner })
      : createRuleEditor({ planner: ports.planner }));
  const closing = new AbortController();
  const atWork = new Set<Promise<unknown>>();

  /** Counts the call among those that `close` ends and waits for. */
  async function during<T>(signal: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const ends = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
    ends.throwIfAborted();
    const call = requireCache(cacheRoot).then(() => work(ends));
    atWork.add(call);
    try {
      return await call;
    } finally {
      atWork.delete(call);
    }
  }

  const contextOf = (temporaryFolder: string, signal: AbortSignal): GatherContext => ({
    assets,
    tools,
    temporaryFolder,
    baseFolder: options.baseFolder ?? process.cwd(),
    allowPrivate: options.allowPrivateUrls ?? process.env['ALLOW_PRIVATE_URLS'] === 'true',
    decoder,
    socialAudio,
    signal,
  });

  async function briefOf(body: VideoRequest, seed: number | undefined, signal: AbortSignal) {
    const voices = espeakVoices.map(({ id }) => id);
    const checked = checkRequest(body, { styles: stylePacks.map(({ id }) => id), voices });
    const hasFiles = checked.images.length + checked.documents.length + checked.audio.length > 0;
    const folder = hasFiles ? await openJobFolder() : undefined;
    try {
      const inputs = await gatherInputs(checked, contextOf(folder?.path ?? cacheRoot, signal));
      const plain = buildBrief(checked.request, inputs);
      const enhanced = checked.request.enhancePrompt ? await enhance(plain, { signal }) : undefined;
      const enhancedPrompt = enhanced?.prompt;
      const asked = enhancedPrompt ? buildBrief(checked.request, { ...inputs, enhancedPrompt }) : plain;
      const length = withAskedLength(asked, checked.request, { follows: true });
      // A model tells more of a line than the line holds.
      const fitting = model || options.planner ? { brief: length.brief, warnings: [] } : withFittingLength(length.brief, checked.request); // prettier-ignore
      const lasting = { brief: fitting.brief, warnings: [...length.warnings, ...fitting.warnings] };
      const { brief, userAudio, warnings } = await readUserAudio({
        brief: seed === undefined ? lasting.brief : { ...lasting.brief, seed },
        audio: inputs.audio,
        read: (digest) => assets.read(digest),
        signal,
      });
      const pictures = stylePictureNotes(inputs.images, checked.request.brandSettings);
      const notes = [
        ...(enhanced?.warnings ?? []),
        ...[...lasting.warnings, ...warnings, ...pictures, ...notesOn(checked.request)],
      ];
      return { brief, assets: inputs.assets, userAudio, notes, enhanced };
    } finally {
      await folder?.remove();
    }
  }

  return {
    makeVideo: (request, call) =>
      during(call.signal, async (signal) => {
        const input = await briefOf(request, call.seed, signal);
        // Browsers start while the video is planned and spoken.
        void own?.warm();
        const { quality, hardware, deadlineSeconds, onProgress } = call;
        const outFile = await readyOutFile(call.outFile, options.baseFolder);
        const wish = { ...input, outFile, quality, hardware, deadlineSeconds };
        const made = await makeVideo(wish, ports, { signal, onProgress });
        return withNotes(made, input.notes, input.enhanced);
      }),
    plan: (request, call = {}) =>
      during(call.signal, async (signal) => {
        const input = await briefOf(request, call.seed, signal);
        const planned = await planVideo(input, ports, { signal, onProgress: call.onProgress });
        return withNotes(planned, input.notes, input.enhanced);
      }),
    draft: (request, call = {}) =>
      during(call.signal, async (signal) => {
        const input = await briefOf(request, call.seed, signal);
        const drafted = await draftVideo(input, ports, { signal, onProgress: call.onProgress });
        return withNotes(drafted, input.notes, input.enhanced);
      }),
    edit: (previous, instruction, call = {}) =>
      during(call.signal, async (signal) => {
        const folder = await openJobFolder();
        try {
          const { images, assets: brought } = await gatherEditImages(call.images ?? [], contextOf(folder.path, signal));
          const links = await gatherEditLinks(instruction, { ...contextOf(folder.path, signal), cacheRoot });
          const files = filesOf(previous);
          if (call.outFile !== undefined) void own?.warm();
          const read = (digest: string) => assets.read(digest);
          const listen = async (audio: Parameters<typeof readUserAudio>[0]['audio']) =>
            (await readUserAudio({ brief: previous.brief, audio, read, signal })).userAudio;
          const [userAudio, importedAudio] = [await listen(files.audio), await listen(soundsOf(links))];
          const edited = await editVideo(
            {
              ...{ source: previous, instruction, images, links, userAudio, importedAudio },
              assets: { ...files.assets, ...brought, ...clipsOf(links) },
            },
            { ...ports, editor },
            { signal, onProgress: call.onProgress },
          );
          if (call.outFile === undefined) return edited;
          const { quality, hardware, deadlineSeconds } = call;
          const outFile = await readyOutFile(call.outFile, options.baseFolder);
          const wish = { timeline: edited.timeline, outFile, quality, hardware, deadlineSeconds };
          const onProgress = renderProgress(call.onProgress);
          return { ...edited, video: await renderer.render(wish, { signal, onProgress }) };
        } finally {
          await folder.remove();
        }
      }),
    render: (timeline, call) =>
      during(call.signal, async (signal) => {
        const { quality, hardware, deadlineSeconds, output, onProgress } = call;
        if (output) requireSize(output);
        const outFile = await readyOutFile(call.outFile, options.baseFolder);
        const wish = { timeline, outFile, quality, hardware, deadlineSeconds, output };
        return renderer.render(wish, { signal, onProgress });
      }),
    still: (timeline, frame, call = {}) =>
      during(call.signal, async (signal) => {
        if (call.output) requireSize(call.output);
        const { output, format = 'png' } = call;
        const [picture] = await renderer.stills([{ timeline, frame, output, format }], { signal });
        return picture!;
      }),
    infographic: (order, call = {}) =>
      during(call.signal, async (signal) => {
        const folder = await openJobFolder();
        try {
          const gather = (files: Parameters<typeof gatherInputs>[0]) =>
            gatherInputs(files, contextOf(folder.path, signal));
          return await planOrder(order, gather, (brief) => draw(brief, { signal }), call.seed);
        } finally {
          await folder.remove();
        }
      }),
    changeInfographic: (previous, words) => during(undefined, async () => changeInWords(previous, words)),
    renderInfographic: (source, call) =>
      during(call.signal, async (signal) => {
        const timeline = timelineOfInfographic(source, call);
        const { quality, hardware, deadlineSeconds } = call;
        const outFile = await readyOutFile(call.outFile, options.baseFolder);
        const wish = { timeline, outFile, quality, hardware, deadlineSeconds };
        return { ...(await renderer.render(wish, { signal, onProgress: renderProgress(call.onProgress) })), timeline };
      }),
    export: (timeline, wish, call = {}) =>
      during(call.signal, async (signal) => {
        if (wish.output) requireSize(wish.output);
        const target = async (path: string): Promise<string> => readyOutFile(path, options.baseFolder);
        const placed: FormatOptions =
          wish.format === 'png-sequence'
            ? { ...wish, outFolder: await target(wish.outFolder) }
            : { ...wish, outFile: await target(wish.outFile) };
        if (!('renderFormat' in renderer))
          throw new StageFailure('validate', 'format_unavailable', 'The renderer that was given writes MP4 alone.');
        const formats = renderer as VideoRenderer & FormatRenderer;
        return formats.renderFormat({ ...placed, timeline }, { signal, onProgress: call.onProgress });
      }),
    async close() {
      closing.abort(new StageFailure('validate', 'closed', 'The studio was closed.', { retryable: true }));
      await Promise.allSettled(atWork);
      await Promise.all([renderer.close(), speech?.close(), decoder.close()]);
    },
  };
}

/** The file that the browser's bundle is built from: found by its path, so that nothing of it is loaded here. */
function compositionsEntry(): string {
  const manifest = createRequire(import.meta.url).resolve('@scenewright/compositions/package.json');
  return join(dirname(manifest), 'src', 'entry.tsx');
}
