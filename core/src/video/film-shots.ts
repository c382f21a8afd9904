import type { Asset } from '../assets/assets.js';
import { canonicalJson } from '../determinism/canonical-json.js';
import { castPictures } from '../footage/cast-pictures.js';
import { describeShot } from '../footage/describe-shot.js';
import { filmable, takesOf, type Take } from '../footage/takes.js';
import type { Shot } from '../shots/shot.js';
import type { FootageRequest, FootageSet } from '../footage/footage-maker.js';
import { StageFailure } from '../errors/stage-failure.js';
import type { Warning } from '../errors/warning.js';
import type { Timeline, TimelineScene } from '../timeline/timeline.js';
import { cached } from './cached.js';
import { reason } from './speak-scenes.js';
import type { PlanPorts, StageOptions } from './video-ports.js';

type FilmPorts = PlanPorts & { footage: FootageSet };
type ShotScene = Extract<TimelineScene, { kind: 'footage' }>;
interface Job {
  scene: ShotScene;
  take: Take;
  /** Of all shots of the video, from 1. */
  number: number;
}

/**
 * Has every shot filmed that a maker can film, and puts the clips into the timeline. A shot that stands as it stood
 * in the video before keeps its clips; one that was asked for before is taken from the store. A shot that cannot be
 * filmed is drawn, with a warning.
 * @throws StageFailure `footage_refused` when the maker will not film a shot; the signal's reason when it aborts
 */
export async function filmShots(
  timeline: Timeline,
  earlier: Timeline | null,
  ports: FilmPorts,
  options: StageOptions,
): Promise<{ timeline: Timeline; warnings: Warning[] }> {
  const shots = timeline.scenes.filter((scene): scene is ShotScene => scene.kind === 'footage');
  const films = new Map<string, Asset[]>();
  const jobs: Job[] = [];
  for (const [index, scene] of shots.entries()) {
    const shot = filmable(scene.content);
    if (shot === null) continue;
    const kept = await keptFilm(scene, timeline, earlier, ports);
    if (kept) {
      films.set(scene.id, kept);
      options.onMade?.(scene.id, 'film');
    } else
      for (const take of takesOf(scene.frames, timeline.fps, ports.footage.maker.longestSeconds))
        jobs.push({ scene, take, number: index + 1 });
  }
  const { clips, warnings } = await makeClips(jobs, timeline, ports, options);
  for (const { scene, take } of jobs) {
    const own = clips.get(scene.id);
    // A shot is filmed in all its takes or drawn.
    if (take.index === 0 && own && own.every((clip) => clip !== undefined)) films.set(scene.id, own);
  }
  return { timeline: withFilms(timeline, films), warnings };
}

async function makeClips(
  jobs: readonly Job[],
  timeline: Timeline,
  ports: FilmPorts,
  options: StageOptions,
): Promise<{ clips: Map<string, (Asset | undefined)[]>; warnings: Warning[] }> {
  const { maker, takeIn, stills } = ports.footage;
  const clips = new Map<string, (Asset | undefined)[]>();
  for (const { scene, take } of jobs) clips.set(scene.id, Array.from({ length: take.of }));
  const failures = new Map<string, Set<number>>();
  const warnings: Warning[] = [];
  const refused = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, refused.signal]) : refused.signal;
  const pictures = castPictures(timeline, stills);
  let done = 0;
  let isOver = false;
  const queue = [...jobs];
  const tell = (message: string): void => options.onProgress?.({ stage: 'footage', done, total: jobs.length, message });

  const film = async ({ scene, take, number }: Job): Promise<void> => {
    const request = requestFor(scene, take, timeline);
    const { description: _, references: __, ...asked } = request;
    const made = await cached(ports, 'footage', { ...asked, maker: maker.id }, async () => {
      tell(`Filming shot ${number}`);
      const references = maker.takesReferences === false ? {} : await pictures(request.cast, signal);
      const clip = await maker.film(
        { ...request, references },
        { signal, onProgress: (share) => tell(`Filming shot ${number}: ${Math.round(share * 100)} %`) },
      );
      return takeIn(clip, { signal });
    });
    warnings.push(...made.warnings);
    const takes = clips.get(scene.id)!;
    takes[take.index] = made.asset;
    if (!takes.includes(undefined)) options.onMade?.(scene.id, 'film');
    done += 1;
    tell(`Filmed ${done} of ${jobs.length} clips`);
  };
  const work = async (): Promise<void> => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      signal.throwIfAborted();
      if (isOver) return;
      try {
        await film(job);
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof StageFailure && error.kind === 'footage_refused') {
          refused.abort(error);
          throw error;
        }
        const why = reason(error);
        failures.set(why, (failures.get(why) ?? new Set()).add(job.number));
        // What no second try mends, a wrong key say, is not tried for every shot.
        if (error instanceof StageFailure && !error.retryable) isOver = true;
      }
    }
  };
  if (jobs.length > 0) tell('Filming the shots');
  await Promise.all(Array.from({ length: Math.min(maker.atOnce ?? 1, jobs.length) }, work));

  const left = jobs.filter(({ scene }) => clips.get(scene.id)!.includes(undefined)).map(({ number }) => number);
  for (const [why, numbers] of failures) {
    const drawn = isOver ? new Set(left) : numbers;
    const which = [...drawn].sort((a, b) => a - b).join(', ');
    warnings.push({ code: 'footage_drawn', message: `Drawn instead of filmed: shot ${which}. ${why}` });
  }
  return { clips, warnings };
}

function requestFor(scene: ShotScene, take: Take, timeline: Timeline): FootageRequest {
  const shot = filmable(scene.content)!;
  const next = take.index === 0 ? '' : ` The same shot, take ${take.index + 1}: it goes on.`;
  return {
    shot,
    description: describeShot(shot) + next,
    cast: shot.cast.map(({ member }) => member),
    references: {},
    seconds: take.seconds,
    ...timeline.output,
    fps: timeline.fps,
    seed: scene.seed + take.index,
  };
}

/** The clips of a shot that an edit left alone and that are long enough, or null. */
async function keptFilm(
  scene: ShotScene,
  timeline: Timeline,
  earlier: Timeline | null,
  ports: FilmPorts,
): Promise<Asset[] | null> {
  const was = earlier?.scenes.find(({ id }) => id === scene.id);
  if (!earlier || !was?.film || was.kind !== 'footage' || was.seed !== scene.seed) return null;
  const isSame =
    seen(was.content) === seen(scene.content) && canonicalJson(earlier.canvas) === canonicalJson(timeline.canvas);
  const clips = was.film.map(({ asset }) => earlier.assets[asset]);
  const seconds = clips.reduce((sum, clip) => sum + (clip?.seconds ?? 0), 0);
  if (!isSame || seconds + 0.5 < scene.frames / timeline.fps) return null;
  const found: Asset[] = [];
  for (const clip of clips) if (clip && (await ports.assets.has(clip.digest))) found.push(clip);
  return found.length === clips.length ? found : null;
}

const seen = (shot: Shot): string => canonicalJson(filmable(shot));

function withFilms(timeline: Timeline, films: ReadonlyMap<string, readonly Asset[]>): Timeline {
  const scenes = timeline.scenes.map((scene) => {
    const clips = films.get(scene.id);
    if (!clips) return scene;
    const each = scene.frames / clips.length;
    return { ...scene, film: clips.map(({ key }, index) => ({ asset: key, from: Math.round(index * each) })) };
  });
  const used = [...films.values()].flat();
  const own = new Set(timeline.scenes.flatMap(({ kind, content }) => (kind === 'footage' ? (content.clip ?? []) : [])));
  // Clips of shots that are gone are not carried on.
  const others = Object.entries(timeline.assets).filter(([key, { kind }]) => kind !== 'footage' || own.has(key));
  return { ...timeline, scenes, assets: Object.fromEntries([...others, ...used.map((clip) => [clip.key, clip])]) };
}
