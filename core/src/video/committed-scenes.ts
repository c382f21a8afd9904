import { canonicalJson } from '../determinism/canonical-json.js';
import { sceneSeconds } from '../timeline/scene-seconds.js';
import { filmable } from '../footage/takes.js';
import type { Storyboard, StoryboardScene } from '../storyboard/storyboard.js';
import { plannedSeconds } from '../timing/planned-seconds.js';
import type { Timeline } from '../timeline/timeline.js';

/** How far a video is made, and what it costs when it ends here (interface 2.1, 3.1). */
export interface CommittedScenes {
  scenes: number;
  planned: number;
  /** Of the committed scenes, without those that an edit took over as they were. */
  seconds: number;
  /** Those of them that are footage; a clip of the user's own is not paid for. */
  footageSeconds: number;
}

/** What a scene waits for: its recording, its clips, its place in the timeline. */
export type ScenePart = 'speech' | 'film' | 'layout';

export interface CommitmentOptions {
  /** Seconds that were asked for: scenes have their share of it until they are laid out. */
  seconds: number;
  narrated: boolean;
  /** Somebody films the shots; otherwise they are drawn like any scene. */
  filmed: boolean;
  /** The storyboard before an edit. */
  before?: Storyboard | null;
}

/** Counts the scenes that are committed: those of which every part is made. */
export class SceneCommitments {
  private readonly missing: Map<string, Set<ScenePart>>;
  private readonly free: ReadonlySet<string>;
  private lengths: Readonly<Record<string, number>>;

  constructor(
    private readonly storyboard: Storyboard,
    { seconds, narrated, filmed, before }: CommitmentOptions,
  ) {
    const { scenes } = storyboard;
    const said = new Map((before?.scenes ?? []).map((scene) => [scene.id, contentOf(scene)]));
    this.free = new Set(scenes.filter((scene) => said.get(scene.id) === contentOf(scene)).map(({ id }) => id));
    this.missing = new Map(
      scenes.map((scene) => {
        const parts = new Set<ScenePart>([narrated && scene.narration !== null ? 'speech' : 'layout']);
        if (filmed && scene.kind === 'footage' && filmable(scene.content) !== null) parts.add('film');
        return [scene.id, parts];
      }),
    );
    const planned = plannedSeconds(storyboard, seconds);
    this.lengths = Object.fromEntries(scenes.map(({ id }, index) => [id, planned[index]!]));
  }

  made(id: string, part: ScenePart): void {
    this.missing.get(id)?.delete(part);
  }

  /** All that is left of the scenes has its recording, its place and its real length. */
  laidOut(timeline: Timeline): void {
    this.lengths = sceneSeconds(timeline);
    for (const [id, parts] of this.missing) {
      if (!Object.hasOwn(this.lengths, id)) this.missing.delete(id);
      parts.delete('speech');
      parts.delete('layout');
    }
  }

  state(): CommittedScenes {
    const committed = this.storyboard.scenes.filter(({ id }) => this.missing.get(id)?.size === 0);
    const charged = committed.filter(({ id }) => !this.free.has(id));
    const total = (scenes: readonly StoryboardScene[]) =>
      scenes.reduce((sum, { id }) => sum + (this.lengths[id] ?? 0), 0);
    return {
      scenes: committed.length,
      planned: this.missing.size,
      seconds: total(charged),
      footageSeconds: total(charged.filter((scene) => scene.kind === 'footage' && scene.content.clip === undefined)),
    };
  }
}

const contentOf = ({ kind, content, narration }: StoryboardScene): string =>
  canonicalJson({ kind, content, narration });
