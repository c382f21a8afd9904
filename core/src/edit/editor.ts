import type { Brief } from '../brief/brief.js';
import type { Storyboard } from '../storyboard/storyboard.js';
import type { Warning } from '../errors/warning.js';
import type { PictureLook } from '../style/picture-look.js';
import type { CallOptions } from '../generation/call-options.js';

/** An image that came with an edit (interface 2.7), already fetched. */
export interface EditImage {
  /** Key of its asset. */
  asset: string;
  name: string;
  context?: string;
  /** `import` goes into the video, `style` is for the look alone, with `reference` the editor decides. */
  role: 'import' | 'style' | 'reference';
  width: number;
  height: number;
  /** Its colours by area, where they were read. */
  look?: PictureLook;
}

/** A film or a sound behind a link in the words of an edit (interface 4.4), already fetched. */
export interface EditLink {
  /** As it stands in the instruction. */
  url: string;
  role: 'footage' | 'music';
  /** Key of its asset. */
  asset: string;
  name: string;
  seconds: number;
}

export interface EditRequest {
  storyboard: Storyboard;
  brief: Brief;
  /** The change in plain words; several changes in one text are usual. */
  instruction: string;
  images: readonly EditImage[];
  links?: readonly EditLink[];
  /** Seconds of each scene as it stands, by id. Empty when the video was never laid out. */
  sceneSeconds: Readonly<Record<string, number>>;
}

/** One thing that was done. */
export interface EditChange {
  /** In words, for a person: `Scene 2: title changed to "Profit"`. */
  what: string;
  /** Ids of the scenes that it names; empty when it is about the whole video. */
  scenes: string[];
}

export interface EditResult {
  storyboard: Storyboard;
  /** The wishes that changed, and no other. */
  brief: Partial<Brief>;
  changes: EditChange[];
  /** The parts of the instruction that led to nothing, word for word. */
  notUnderstood: string[];
  /** Why, and what could be said instead. */
  warnings: Warning[];
}

/** Works a change in words into a storyboard. Pure data in, pure data out: what is not named stays as it is. */
export interface Editor {
  edit(request: EditRequest, options?: CallOptions): Promise<EditResult>;
}
