import { join, resolve } from 'node:path';
import { editVideo } from '@scenewright/core/edit';
import { StageFailure } from '@scenewright/core/errors';
import { fontsOfSettings } from '@scenewright/core/infographics';
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
  fontsNamedIn,
  createInputDecoder,
  DiskAssetStore,
  keptAssets,
  keptSounds,
  monotonicSeconds,
  planPorts,
  readUserAudio,
  readyBrief,
  sha256,
  soundsOf,
  withAskedLength,
  withFittingLength,
  ytDlpWhenInstalled,
  planInfographic,
  type Infographer,
  type ReviewOptions,
} from '@scenewright/providers';
import type { FfmpegTools, FormatOptions, FormatRenderer, JobFolder } from '@scenewright/render-pool';
import { cacheFailure } from '../assets/cache-failure.js';
import { changeInWords, planOrder, timelineOfInfographic } from '../infographic/planned-infographic.js';
import { gatherEditLinks } from '../inputs/gather-edit-links.js';
import { gatherInputs, type GatherContext } from '../inputs/gather-inputs.js';
import { defaultCacheRoot } from './cache-root.js';
import { gatherEditImages } from './edit.js';
import { createFontsByName } from './fonts-by-name.js';
import { notesOn, withNotes } from './notes.js';
import { readyOutFile, requireCache } from './ready-folders.js';
import { renderPool, rendererOnDemand } from './render-pool.js';
import { checkRequest, requireSize, type VideoRequest } from './video-request.js';
import type { Studio } from './studio.js';
import type { StudioOptions } from './studio-options.js';

/** A studio with the offline parts, unless others are given. Nothing starts before the first call. */
export function createStudio(options: StudioOptions = {}): Studio {
  const cacheRoot = resolve(options.cacheRoot ?? defaultCacheRoot());
  const assets = new DiskAssetStore(join(cacheRoot, 'assets'), cacheFailure);
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
        ...{ browser, ffmpeg, ffprobe, workers, memoryBytes, segmentStoreBytes, log },
      });
  const renderer = options.renderer ?? own!;
  const tools = async (): Promise<FfmpegTools> => (await renderPool()).locateFfmpeg({ ffmpeg, ffprobe });
  const openJobFolder = async (): Promise<JobFolder> => (await renderPool()).openJobFolder(join(cacheRoot, 'jobs'));
  const drawSmall: SceneStillPorts['draw'] = (timeline, frames, signal) => {
    const output = smallSize(timeline.canvas);
    return renderer.stills(
      frames.map((frame) => ({ timeline, frame, output, format: 'jpeg' as const })),
      { signal },
    );
  };
  const model = options.languageModel ? createModelClient(options.languageModel) : null;
  const review: ReviewOptions | undefined = options.languageModel?.review
    ? {
        stills: (plan, call) =>
          sceneStills(plan, { stylePack, digest: sha256, now: monotonicSeconds, draw: drawSmall }, call),
      }
    : undefined;
  const ports: PlanPorts & { renderer: VideoRenderer } = {
    planner:
      options.planner ??
      (model ? createModelPlanner({ client: model, review }) : createRulePlanner({ packs: [...stylePacks] })),
    ...planPorts({
      ...{ cacheRoot, assets, renderer, speech, music: options.music, effects: options.effects },
      ...{ footage: options.footage, footageDeadlineSeconds: options.footageDeadlineSeconds },
      takeIn: async (...clip) => (await renderPool()).createClipIntake({ cacheRoot, tools })(...clip),
    }),
    renderer,
  };
  const draw: Infographer = model ? createModelInfographer({ client: model }) : async (brief) => planInfographic(brief);
  const enhance = model ? createModelEnhancer(model) : enhanceByRules;
  const editor =
    options.editor ??
    (model
      ? createModelEditor({ client: model, planner: ports.planner })
      : createRuleEditor({ planner: ports.planner }));
  const fonts = createFontsByName(options, cacheRoot, assets);
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
      const { brandSettings: brand } = checked.request;
      const faces = await fonts.bring([brand?.headingFont, brand?.bodyFont]);
      const { brief, userAudio, warnings, enhanced } = await readyBrief({
        ...{ request: checked.request, inputs: { ...inputs, fonts: Object.values(faces) }, enhance, seed, signal },
        listen: (heard) => readUserAudio({ ...heard, read: (digest) => assets.read(digest), signal }),
        settleLength: (asked) => {
          const length = withAskedLength(asked, checked.request, { follows: true });
          // A model tells more of a line than the line holds.
          if (model || options.planner) return length;
          const fitting = withFittingLength(length.brief, checked.request);
          return { brief: fitting.brief, warnings: [...length.warnings, ...fitting.warnings] };
        },
      });
      const notes = [...warnings, ...notesOn(checked.request)];
      return { brief, assets: { ...inputs.assets, ...faces }, userAudio, notes, enhanced: enhanced ?? undefined };
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
          if (call.outFile !== undefined) void own?.warm();
          const read = (digest: string) => assets.read(digest);
          const listen = async (audio: Parameters<typeof readUserAudio>[0]['audio']) =>
            (await readUserAudio({ brief: previous.brief, audio, read, signal })).userAudio;
          const sounds = keptSounds(previous.brief, (key) => previous.timeline.assets[key]);
          const [userAudio, importedAudio] = [await listen(sounds), await listen(soundsOf(links))];
          const edited = await editVideo(
            {
              ...{ source: previous, instruction, images, links, userAudio, importedAudio },
              assets: {
                ...{ ...keptAssets(previous.timeline), ...brought, ...clipsOf(links) },
                ...(await fonts.bring(fontsNamedIn(instruction))),
              },
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
          const { headingFont, bodyFont } = order.brandSettings ?? {};
          const gather = async (files: Parameters<typeof gatherInputs>[0]) => ({
            ...(await gatherInputs(files, contextOf(folder.path, signal))),
            fonts: Object.values(await fonts.bring([headingFont, bodyFont])),
          });
          return await planOrder(order, gather, (brief) => draw(brief, { signal }), call.seed);
        } finally {
          await folder.remove();
        }
      }),
    changeInfographic: (previous, words) =>
      during(undefined, async () => changeInWords(await fonts.into(previous, fontsNamedIn(words)), words)),
    renderInfographic: (source, call) =>
      during(call.signal, async (signal) => {
        const named = fontsOfSettings(call.settingsValues ?? {});
        const timeline = timelineOfInfographic(await fonts.into(source, named), call);
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
