import type { Editor } from '@scenewright/core/edit';
import type { FootageMaker } from '@scenewright/core/footage';
import type { Effects, Music, Planner, SocialAudio, Speech } from '@scenewright/core/generation';
import type { QualityProfile, VideoRenderer } from '@scenewright/core/rendering';
import type { VideoProgress } from '@scenewright/core/video';
import type { FontSourceName, LanguageModelSettings } from '@scenewright/providers';

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
  /** Where a font is looked for that does not come along; both when absent. Found once, it is kept under `cacheRoot`. */
  fontSources?: readonly FontSourceName[];
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
