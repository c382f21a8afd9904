import { mapSceneText, sceneKindOf, sceneKinds, type SceneKind } from '@scenewright/core/scenes';
import {
  checkStory,
  isReadByPart,
  mostWordsOf,
  mostWordsShown,
  sentencesOf,
  wordsShown,
  type StoryFinding,
  type StorySource,
} from '@scenewright/core/story-check';
import { StoryboardSceneSchema, type Storyboard, type StoryboardScene } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing'; // prettier-ignore
import { asSpoken } from '../planner/words/spoken-sentence.js';
import { claimOf } from '../outline/claim.js';
import { cuesOf } from './cues.js';
import { shownAs } from './scene-as-kind.js';
import { shownOut } from './shown-out.js';
import { wordsIn } from '../reading/clauses.js';

export interface MendedStory {
  storyboard: Storyboard;
  /** What could not be mended. */
  findings: StoryFinding[];
}

/** Rounds of mending: what one mends, another may uncover. */
const rounds = 3;

/**
 * Mends in a story what can be mended without inventing anything: says no sentence twice, leaves out what is forbidden,
 * empty or the opening again, and shortens what is too full. Facts are never taken out for their length.
 */
export function mendStory(storyboard: Storyboard, source: StorySource): MendedStory {
  const spoken = spokenOut({ storyboard, findings: checkStory(storyboard, source) }, source).storyboard;
  const shown = shownOut(spoken, source);
  let best: MendedStory = { storyboard: shown, findings: checkStory(shown, source) };
  for (let round = 0; round < rounds && best.findings.length > 0; round += 1) {
    const mended = best.findings.reduce((story, finding) => mendedBy(story, finding, source), best.storyboard);
    const findings = checkStory(mended, source);
    if (findings.length >= best.findings.length) break;
    best = { storyboard: mended, findings };
  }
  return best;
}

/** Clauses that are tried to be spoken at most; each asks for a check of the whole. */
const mostSpokenOut = 24;

/** What a screen cut off is spoken in full by the scene that tells its sentence, as far as there is time to say it. */
function spokenOut(story: MendedStory, source: StorySource): MendedStory {
  if (!story.storyboard.narrated) return story;
  let best = story;
  const lost = story.findings.filter(({ code, sceneId, says }) => code === 'clause_lost' && sceneId && says);
  for (const { sceneId, says } of lost.slice(0, mostSpokenOut)) {
    const scenes = best.storyboard.scenes.map((scene) => (scene.id === sceneId ? saying(scene, says!, best.storyboard) : scene)); // prettier-ignore
    const storyboard = { ...best.storyboard, scenes };
    const findings = checkStory(storyboard, source);
    if (findings.length < best.findings.length) best = { storyboard, findings };
  }
  return best;
}

/** A scene whose voice says a sentence in full: in the place of what it says of it, or after what it says. */
function saying(scene: StoryboardScene, sentence: string, story: Storyboard): StoryboardScene {
  const { narrationLanguage: language } = story;
  const whole = asSpoken(sentence, language);
  const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim(); // prettier-ignore
  const words = new Set(plain(sentence).split(' '));
  const isPart = (said: string): boolean => {
    const own = plain(said).split(' ');
    return own.filter((word) => words.has(word)).length >= own.length * 0.8;
  };
  const said = sentencesOf(scene.narration ?? '');
  const at = said.findIndex(isPart);
  const next = at < 0 ? [...said, whole] : said.flatMap((one, index) => (index === at ? [whole] : isPart(one) ? [] : [one])); // prettier-ignore
  return withNarration(scene, next, story);
}

function mendedBy(story: Storyboard, finding: StoryFinding, source: StorySource): Storyboard {
  const scene = story.scenes.find(({ id }) => id === finding.sceneId);
  if (!scene) return story;
  const next = mendScene(scene, finding, story, source);
  if (next === scene) return story;
  const scenes = story.scenes.flatMap((each) => (each !== scene ? [each] : next ? [next] : []));
  return scenes.length === 0 ? story : { ...story, scenes };
}

/** The scene as it is without the fault, null where it is nothing without it, or itself. */
function mendScene(
  scene: StoryboardScene,
  { code, field }: StoryFinding,
  story: Storyboard,
  source: StorySource,
): StoryboardScene | null {
  const says = (text: string): boolean => checkAlone(scene, text, story, source).some((each) => each.code === code);
  switch (code) {
    case 'repeated_text':
      if (field === 'narration') return withNarration(scene, newSentences(scene, story), story);
      if (field !== undefined) return withoutHeadline(scene, field);
      return isBare(scene) ? null : scene;
    case 'direction_shown':
    case 'forbidden_shown':
      if (field === 'narration')
        return withNarration(scene, sentencesOf(scene.narration ?? '').filter((sentence) => !says(sentence)), story); // prettier-ignore
      return field ? withoutField(scene, field) : scene;
    case 'dense_screen':
      return inLines(scene, field, story.language) ?? shortened(scene, field, story.language);
    case 'scene_empty':
      return null;
    default:
      return scene;
  }
}

/** What would be found if the scene said this alone. */
function checkAlone(scene: StoryboardScene, narration: string, story: Storyboard, source: StorySource): StoryFinding[] {
  return checkStory({ ...story, narrated: true, scenes: [{ ...scene, narration, cues: [] }] }, source);
}

/** Sentences of a scene that no earlier one has said. */
function newSentences(scene: StoryboardScene, { scenes }: Storyboard): string[] {
  const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim(); // prettier-ignore
  const before = scenes.slice(0, scenes.indexOf(scene)).flatMap(({ narration }) => sentencesOf(narration ?? ''));
  const said = new Set(before.map(plain));
  return sentencesOf(scene.narration ?? '').filter((sentence) => {
    const isNew = !said.has(plain(sentence));
    said.add(plain(sentence));
    return isNew;
  });
}

function withNarration(
  scene: StoryboardScene,
  sentences: readonly string[],
  { narrationLanguage }: Storyboard,
): StoryboardScene {
  // prettier-ignore
  const gap = ['ja', 'zh', 'th'].includes(narrationLanguage) ? '' : ' ';
  const narration = sentences.join(gap) || null;
  return checked({ ...scene, narration, cues: narration ? cuesOf(scene, narration) : [] }) ?? scene;
}

/** The scene without a text that it can do without; null when it can't. */
function withoutField(scene: StoryboardScene, field: string): StoryboardScene | null {
  const keys = field.split('.');
  const copy = structuredClone(scene);
  // Of an item of a list, the item goes: `items.1.label`.
  const at = keys.findIndex((key) => /^\d+$/.test(key));
  const way = at >= 0 ? keys.slice(0, at + 1) : keys;
  let holder = copy.content as Record<string, unknown>;
  for (const key of way.slice(0, -1)) holder = holder[key] as Record<string, unknown>;
  if (Array.isArray(holder)) holder.splice(Number(way.at(-1)), 1);
  else delete holder[way.at(-1)!];
  return checked({ ...copy, cues: copy.narration ? cuesOf(copy, copy.narration) : [] }) ?? null;
}

/** The scene without a headline that was read twice: it goes where the scene does without, and stays small where nothing else is said above. */
function withoutHeadline(scene: StoryboardScene, field: string): StoryboardScene {
  const { [field]: headline, ...rest } = scene.content as Record<string, unknown>;
  const without = checked({ ...scene, content: rest, cues: scene.cues.filter(({ element }) => element !== field) } as StoryboardScene); // prettier-ignore
  return headline !== undefined && without && onScreenText(without).length > 0 ? without : scene;
}

/** Kinds that say more than that things belong together. */
const links: ReadonlySet<SceneKind> = new Set(['cycle', 'flow']);
/** What shows so much in lines: an object or a diagram has less room. */
const setInLines = sceneKinds.filter((kind) => isReadByPart(kind) && !sceneKindOf(kind).fewWords && !links.has(kind)); // prettier-ignore

/** What an object or a diagram has no room for, as a list, a table or steps. */
function inLines(scene: StoryboardScene, field: string | undefined, language: string): StoryboardScene | undefined {
  if (field !== undefined || !isReadByPart(scene.kind) || setInLines.includes(scene.kind)) return undefined;
  const shown = shownAs(scene, setInLines, language);
  const onScreen = onScreenText(scene).join(' ');
  // Nothing of it is left out for its form.
  if (!shown || wordsIn(onScreenText(shown).join(' ')) < wordsIn(onScreen)) return undefined;
  const as = { ...scene, ...shown } as StoryboardScene;
  return checked({ ...as, cues: scene.narration ? cuesOf(as, scene.narration) : [] } as StoryboardScene);
}

/** Parts of a full screen in fewer words: the one that is named, or all, the longest first. */
function shortened(scene: StoryboardScene, field: string | undefined, language: string): StoryboardScene {
  // A diagram that cannot be said otherwise keeps its words as long as they can be read part by part.
  const most = isReadByPart(scene.kind) ? mostWordsShown.byPart : mostWordsOf(scene.kind);
  if (field === undefined && wordsShown(scene, language) <= most) return scene;
  for (const [max, words] of [
    [84, 12],
    [64, 10],
    [48, 8],
  ] as const) {
    // prettier-ignore
    const next = mapSceneText(scene, ({ role, path, value }) => {
      if (role !== 'shown' || (field !== undefined && path !== field) || wordsIn(String(value)) <= words) return undefined; // prettier-ignore
      const short = claimOf(String(value), language, max);
      return short.length > 0 && wordsIn(short) < wordsIn(String(value)) ? short : undefined;
    });
    const isShort = field
      ? onScreenText(next).every((text) => wordsIn(text) <= mostWordsShown.part)
      : wordsShown(next, language) <= most;
    const valid = checked(next);
    if (isShort && valid) return valid;
  }
  return scene;
}

/** Says nothing but a line, and nothing is spoken over it. */
const isBare = (scene: StoryboardScene): boolean => scene.narration === null && onScreenText(scene).length <= 2;

const checked = (scene: StoryboardScene): StoryboardScene | undefined => StoryboardSceneSchema.safeParse(scene).data;
