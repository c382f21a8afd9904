import {
  BriefSchema,
  StoryboardSchema,
  stylePacks,
  type Brief,
  type Editor,
  type EditResult,
  type Planner,
  type Warning,
} from '@scenewright/core';
import { createRulePlanner } from '../planner/planner.js';
import { espeakVoices } from '../speech/voices.js';
import { clausesOf, plainOf } from './clauses.js';
import type { Clause, EditState, Outcome, Rule } from './edit-state.js';
import { readingsOf } from './in-english.js';
import { addScene } from './rules/add-scene.js';
import { captions } from './rules/captions.js';
import { takeLook } from './rules/style-pictures.js';
import { images, logo, showTheRest } from './rules/images.js';
import { addItem, removeItem } from './rules/items.js';
import { colours, fonts, style } from './rules/look.js';
import { narrationRules, type VoiceEntry } from './rules/narration.js';
import { removeText } from './rules/remove-text.js';
import { duplicateScene, moveScene, removeScenes, sceneLength, swapScenes } from './rules/scenes.js';
import { duration, shape } from './rules/shape.js';
import { links } from './rules/links.js';
import { effects, music } from './rules/sound.js';
import { changeText } from './rules/texts.js';

export interface RuleEditorOptions {
  /** Plans what an added scene is to say; the rule planner when left out. */
  planner?: Planner;
  /** The voices that can be named; those of the offline speech when left out. */
  voices?: readonly VoiceEntry[];
}

/** What could be said instead, when nothing was understood. */
export const editExamples: readonly string[] = [
  'change "24%" to "26%"',
  'change the title of scene 2 to "Our results"',
  'remove scene 3',
  'move scene 4 to the end',
  'add a scene about our team after scene 2',
  'make scene 2 longer',
  'make the background navy',
  'change the style to Editorial',
  'make the music calmer',
  'use a female voice',
  'turn off the captions',
  'make it vertical',
  'make the video 20 seconds long',
];

/** Beyond this nobody asks for changes; it bounds the work that a text can make. */
const mostClauses = 40;
const longestClause = 1200;

/**
 * The editor that needs no model: a grammar of clauses over the storyboard and its wishes. Deterministic. What it
 * does not understand it leaves alone and says so; a clause is worked in whole or not at all.
 */
export function createRuleEditor(options: RuleEditorOptions = {}): Editor {
  const planner = options.planner ?? createRulePlanner({ packs: [...stylePacks] });
  const rules: readonly Rule[] = [
    links,
    captions,
    ...narrationRules(options.voices ?? espeakVoices, (brief) => planner.plan(brief)),
    music,
    effects,
    logo,
    images,
    shape,
    sceneLength,
    duration,
    fonts,
    moveScene,
    swapScenes,
    duplicateScene,
    removeItem,
    removeText,
    removeScenes,
    addItem,
    addScene(planner),
    colours,
    style,
    changeText,
  ];
  return {
    async edit(request, call = {}): Promise<EditResult> {
      let state: EditState = {
        original: request.storyboard,
        storyboard: structuredClone(request.storyboard),
        brief: request.brief,
        wishes: {},
        changes: [],
        images: request.images,
        links: request.links ?? [],
        usedImages: new Set(),
        sceneSeconds: request.sceneSeconds,
        named: [],
      };
      const notUnderstood: string[] = [];
      const warnings: Warning[] = [];
      for (const [index, { text, scope, expand }] of clausesOf(request.instruction).entries()) {
        call.signal?.throwIfAborted();
        const { outcome, next } =
          index < mostClauses && text.length <= longestClause
            ? await firstThatKnows(text, scope, expand, rules, state)
            : { outcome: null, next: state };
        if (outcome && 'done' in outcome) {
          state = next;
          const scenes = outcome.scenes ?? [];
          state.changes.push({ what: outcome.done, scenes });
          if (scenes.length > 0) state.named = scenes;
          continue;
        }
        const said = expand(scope === null ? text : `${text} (${scope})`);
        notUnderstood.push(said);
        warnings.push(
          outcome
            ? { code: 'edit_not_done', message: `"${said}" was not done: ${outcome.refused}` }
            : {
                code: 'edit_not_understood',
                message: `"${said}" was not understood, so nothing was changed for it. ${suggestion(text)}`,
              },
        );
      }
      showTheRest(state);
      warnings.push(...takeLook(state));
      return { storyboard: state.storyboard, brief: state.wishes, changes: state.changes, notUnderstood, warnings };
    },
  };
}

/** The rules read a clause in English first; each works on a copy, which counts only when the result is sound. */
async function firstThatKnows(
  text: string,
  scope: string | null,
  expand: Clause['expand'],
  rules: readonly Rule[],
  state: EditState,
): Promise<{ outcome: Outcome | null; next: EditState }> {
  let refused: Outcome | null = null;
  for (const reading of readingsOf(text, state.storyboard.language)) {
    const clause: Clause = {
      text: reading,
      plain: plainOf(reading),
      scope: scope === null ? null : scopeInEnglish(scope, state.storyboard.language),
      expand,
    };
    for (const rule of rules) {
      const next = copyOf(state);
      const outcome = await rule(clause, next);
      if (!outcome) continue;
      if ('refused' in outcome) {
        refused ??= outcome;
        break;
      }
      const problem = problemOf(next);
      if (problem === null) return { outcome, next };
      refused ??= { refused: problem };
      break;
    }
  }
  return { outcome: refused, next: state };
}

function scopeInEnglish(scope: string, language: string): string {
  for (const reading of readingsOf(scope, language)) if (/\b(?:scene|slide)\b/iu.test(reading)) return reading;
  return scope;
}

const copyOf = (state: EditState): EditState => ({
  ...state,
  storyboard: structuredClone(state.storyboard),
  wishes: { ...state.wishes },
  changes: [...state.changes],
  usedImages: new Set(state.usedImages),
});

/** Why the video would not hold any more, in words; null when it does. */
function problemOf({ storyboard, brief }: EditState): string | null {
  const checked = StoryboardSchema.safeParse(storyboard);
  const issue = checked.success
    ? BriefSchema.safeParse(brief satisfies Brief).error?.issues[0]
    : checked.error.issues[0];
  if (!issue) return null;
  const where = issue.path.filter((part) => typeof part === 'string').at(-1) ?? 'video';
  const item = issue.path.findIndex((part) => part === 'scenes');
  const scene = item >= 0 ? ` of scene ${Number(issue.path[item + 1]) + 1}` : '';
  if (issue.code === 'too_big')
    return `the ${String(where)}${scene} would be too long: it holds at most ${String(issue.maximum)}.`;
  if (issue.code === 'too_small')
    return `the ${String(where)}${scene} would be too short: it needs at least ${String(issue.minimum)}.`;
  return `the ${String(where)}${scene} would not be right any more (${issue.message}).`;
}

const byTopic: readonly (readonly [RegExp, readonly number[]])[] = [
  [/music|song|sound|musi[kq]ue?|música/iu, [8]],
  [/voice|narrat|speak|voix|stimme|voz/iu, [9]],
  [/caption|subtitle|untertitel|sous-titre/iu, [10]],
  [/colou?r|background|dark|light|farbe|couleur|fond/iu, [6]],
  [/style|look|font|design/iu, [7]],
  [/long|short|second|duration|time/iu, [5, 12]],
  [/scene|slide|szene|scène|escena/iu, [2, 3, 4]],
  [/text|title|word|figure|number|name|titel|titre/iu, [0, 1]],
];

/** Examples near to what was said. */
function suggestion(text: string): string {
  const near = byTopic.filter(([pattern]) => pattern.test(text)).flatMap(([, indexes]) => indexes);
  const shown = (near.length > 0 ? near : [0, 2, 6, 8]).slice(0, 4).map((index) => editExamples[index]!);
  return `You can say for example: ${shown.map((example) => `“${example}”`).join(', ')}.`;
}
