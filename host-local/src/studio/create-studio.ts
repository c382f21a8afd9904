import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { buildBrief, stylePictureNotes } from '@scenewright/core/brief';
import { editVideo, type EditedVideo, type Editor } from '@scenewright/core/edit';
import { StageFailure } from '@scenewright/core/errors';
import type { FootageMaker } from '@scenewright/core/footage';
import type { Effects, Music, Planner, SocialAudio, Speech } from '@scenewright/core/generation';
import type {
  QualityProfile,
  RenderedVideo,
  RenderProgress,
  Size,
  StillRequest,
  VideoRenderer,
} from '@scenewright/core/rendering';
import { stylePack, stylePacks } from '@scenewright/core/style';
import type { Timeline } from '@scenewright/core/timeline';
import {
  draftVideo,
  makeVideo,
  planVideo,
  renderProgress,
  sceneStills,
  smallSize,
  type MadeVideo,
  type PlanPorts,
  type PlannedVideo,
  type SceneStillPorts,
  type VideoProgress,
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
  type LanguageModelSettings,
  type ReviewOptions,
} from '@scenewright/providers';
import type {
  FfmpegTools,
  FormatOptions,
  FormatProgress,
  FormatRenderer,
  JobFolder,
  RenderedFormat,
} from '@scenewright/render-pool';
import { openDiskAssetIndex } from '../assets/disk-asset-index.js';
import { openDiskAssetStore } from '../assets/disk-asset-store.js';
import type { InfographicOrder } from '../infographic/infographic-request.js';
import {
  changeInWords,
  planOrder,
  timelineOfInfographic,
  type InfographicRenderOptions,
  type InfographicSource,
  type PlannedInfographic,
} from '../infographic/planned-infographic.js';
import { gatherEditLinks } from '../inputs/gather-edit-links.js';
import { gatherInputs, type GatherContext } from '../inputs/gather-inputs.js';
import { defaultCacheRoot } from './cache-root.js';
import { filesOf, gatherEditImages, type EditableVideo, type EditOptions } from './edit.js';
import { notesOn, withNotes } from './notes.js';
import { readyOutFile, requireCache } from './ready-folders.js';
import { renderPool, rendererOnDemand } from './render-pool.js';
import { checkRequest, requireSize, type VideoRequest } from './video-request.js';

export interface StudioOptions {
  /** Folder of all that is kept between runs; SCENEWRIGHT_CACHE or the user's cache folder when absent. */
  cacheRoot?: string;
  /** Folder that relative paths start from; the working directory when absent. */
  baseFolder?: string;
  /** Absolute paths of programs to use instead of those that are included. */
  browser?: string;
  ffmpeg?: string;
  ffprobe?: string;
  /** Browsers that draw at the same time. */
  workers?: number;
  memoryBytes?: number;
  segmentStoreBytes?: number;
  /** Let URLs lead to private addresses. */
  allowPrivateUrls?: boolean;
  /** Replace a part; null leaves it out. */
  planner?: Planner;
  /** A language model that plans, unless `planner` is given, plans infographics, enhances prompts and edits what rules do not read; the rules do where it fails. */
  languageModel?: LanguageModelSettings;
  editor?: Editor;
  speech?: Speech | null;
  music?: Music | null;
  effects?: Effects | null;
  /**
   * Films the shots of a video; they are drawn when absent. Clips are kept by what was asked for, so that a shot is
   * paid once; `plan` and `edit` film too.
   */
  footage?: FootageMaker | null;
  /** Seconds that one clip may take; 15 minutes when absent. Then the shot is drawn, with a warning. */
  footageDeadlineSeconds?: number;
  /** Sounds and films behind links to video and social platforms; yt-dlp when it is installed (`YT_DLP_PATH`, else on PATH). */
  socialAudio?: SocialAudio | null;
  renderer?: VideoRenderer;
  log?: (line: string) => void;
}

export interface StudioCall {
  signal?: AbortSignal;
  onProgress?: (progress: VideoProgress) => void;
}

export interface MakeOptions {
  /** Path of the MP4; written whole or not at all. */
  outFile: string;
  quality?: QualityProfile;
  /** Encode on a chip when one works; else in software, with a warning. */
  hardware?: boolean;
  /** Another number gives another choice where several are as good. */
  seed?: number;
  deadlineSeconds?: number;
}

/** Makes videos in this process. Any number of studios live side by side; each ends what it started. */
export interface Studio {
  /** @throws InvalidRequest | StageFailure, or the signal's reason */
  makeVideo(request: VideoRequest, options: MakeOptions & StudioCall): Promise<MadeVideo>;
  /** Everything but the pictures: storyboard, sound and timeline. */
  plan(request: VideoRequest, options?: { seed?: number } & StudioCall): Promise<PlannedVideo>;
  /**
   * The plan alone, in the time that planning takes: nothing is spoken, composed, filmed or drawn. What would be spoken
   * is estimated, so that lengths in its timeline are about those of the video.
   */
  draft(request: VideoRequest, options?: { seed?: number } & StudioCall): Promise<PlannedVideo>;
  /**
   * A new version from a change in words. What is not named keeps its words, recordings and frames, so that drawing it
   * costs what was changed; what was not understood is in `notUnderstood` and `warnings`.
   */
  edit(
    previous: EditableVideo,
    instruction: string,
    options?: EditOptions & StudioCall,
  ): Promise<EditedVideo & { video?: RenderedVideo }>;
  /** The MP4 of a timeline, at its own size or another. */
  render(
    timeline: Timeline,
    options: MakeOptions & { output?: Size; signal?: AbortSignal; onProgress?: (progress: RenderProgress) => void },
  ): Promise<RenderedVideo>;
  still(
    timeline: Timeline,
    frame: number,
    options?: { output?: Size; format?: StillRequest['format']; signal?: AbortSignal },
  ): Promise<Uint8Array>;
  /**
   * Plans an infographic (interface 4.6): one picture that builds up. Nothing is drawn.
   * @throws InvalidRequest | StageFailure
   */
  infographic(order: InfographicOrder, call?: { seed?: number; signal?: AbortSignal }): Promise<PlannedInfographic>;
  /** The graphic with a change in words; what was not understood is in `warnings` and changes nothing. */
  changeInfographic(previous: InfographicSource, words: string): Promise<PlannedInfographic>;
  /** Its MP4, with `settingsValues` in place of texts, figures, colours and fonts (interface 4.7). */
  renderInfographic(
    source: InfographicSource,
    options: InfographicRenderOptions & StudioCall,
  ): Promise<RenderedVideo & { timeline: Timeline }>;
  /** A timeline as WebM (with alpha when asked), animated GIF or WebP, or a folder of PNGs. */
  export(
    timeline: Timeline,
    options: FormatOptions,
    call?: { signal?: AbortSignal; onProgress?: (progress: FormatProgress) => void },
  ): Promise<RenderedFormat>;
  close(): Promise<void>;
}

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
