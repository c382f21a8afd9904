import type { StoryboardScene } from '@scenewright/core';
import { listOf, nameOf, sceneOf, wish, type Clause, type EditState, type Outcome, type Rule } from '../edit-state.js';
import { figureOf, hasField, isFigure, narrate, replaceIn, setField, textsOf, wholeWord } from '../scene-text.js';
import { oneSceneIn, scenesIn, wordsOf } from '../targets.js';
import { entryIn, setTextOf, textOf } from './items.js';

const verb = '(?:change|replace|rename|update|correct|fix|set|edit|rewrite|reword|substitute|make|turn|switch|swap)';
const to = '(?:to say|to read|to be|so (?:that )?it (?:says|reads)|say|read|to|with|by|into|as|→|->|=>)';

/** What people call the texts of a scene, and the fields that can be meant, first choice first. */
const fields: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:sub-?title|sub-?heading|sub-?headline)\b/iu, ['subtitle', 'caption', 'tagline', 'label']],
  [/\b(?:caption|label below|description)\b/iu, ['caption', 'label', 'subtitle', 'definition']],
  [/\b(?:title|headline|heading)\b/iu, ['title', 'text', 'term', 'name']],
  [/\b(?:kicker|eyebrow|overline|chapter line)\b/iu, ['kicker']],
  [/\b(?:author|speaker's name|attribution)\b/iu, ['author']],
  [/\b(?:role|job title)\b/iu, ['role']],
  [/\b(?:url|link|website|web address|address)\b/iu, ['url']],
  [/\b(?:button|action)\b/iu, ['action']],
  [/\b(?:tagline|slogan)\b/iu, ['tagline', 'subtitle']],
  [/\b(?:term)\b/iu, ['term']],
  [/\b(?:definition)\b/iu, ['definition']],
  [/\b(?:source)\b/iu, ['source']],
  [/\b(?:quote|quotation|text|wording)\b/iu, ['text', 'title']],
];
const narrationNoun = /\b(?:narration|voice-?over(?: text)?|spoken text|script)\b/iu;
const titleNoun = /\b(?:title|headline)\b/iu;

/** "change X to Y", wherever "to" may stand: the first reading that means something is taken. */
export const changeText: Rule = (clause, state) => {
  const text = asChange(clause.text);
  const head = new RegExp(`^${verb}\\s+`, 'iu').exec(text);
  if (!head) return null;
  const body = text.slice(head[0].length);
  let refused: Outcome | null = null;
  for (const match of body.matchAll(new RegExp(`\\s+${to}\\s+`, 'giu'))) {
    const outcome = changed(body.slice(0, match.index), body.slice(match.index + match[0].length), clause, state);
    if (outcome && 'done' in outcome) return outcome;
    refused ??= outcome;
  }
  return refused;
};

/** "Scene 2 should say X", "Jon → John", "the title should be X" as "change … to …". */
function asChange(text: string): string {
  const should = /^(.+?)\s+(?:should|must|needs? to|has to|ought to)\s+(?:say|read|be(?: called)?)\s+(.+)$/iu.exec(
    text,
  );
  if (should) return `change ${should[1]!} to ${should[2]!}`;
  const call = /^(?:call|name|title)\s+((?:the )?(?:scene|slide|first|last|second|third).*?)\s+(⟦\d+⟧)$/iu.exec(text);
  if (call) return `change ${call[1]!} to ${call[2]!}`;
  const give =
    /^give\s+(.+?)\s+(?:the|a|as) (?:new )?(title|headline|subtitle|caption|kicker|tagline)\s*:?\s+(.+)$/iu.exec(text);
  if (give) return `change the ${give[2]!} of ${give[1]!} to ${give[3]!}`;
  const like =
    /^(?:i(?:'d| would) like|i want|let|have|make)\s+(the .+?)\s+(?:to )?(?:say|read|be called)\s+(.+)$/iu.exec(text);
  if (like) return `change ${like[1]!} to ${like[2]!}`;
  return text
    .replace(/^(?:use|put|write|say) (⟦\d+⟧) instead of (⟦\d+⟧)/iu, 'change $2 to $1')
    .replace(
      /^(?:fix|correct)\s+(?:the )?(?:typo|spelling|name|mistake|error)(?:\s+of|\s*:|\s+in)?\s+(?!scene|the )/iu,
      'change ',
    )
    .replace(
      /^((?:change|set|make)\s+.*?\b(?:title|headline|subtitle|caption|kicker|quote|url))\s*:\s*(?=\S)/iu,
      '$1 to ',
    );
}

function changed(from: string, valueText: string, clause: Clause, state: EditState): Outcome | null {
  const { expand } = clause;
  const { value, scope } = scopeOf(valueText, clause, state);
  const into = /^⟦\d+⟧$/u.test(value) ? expand(value) : tidied(expand(value));
  if (into === '') return null;
  // A text that is spelled out comes before any reading of it.
  const literal = /^(?:the (?:word|words|text|name|figure|number|phrase) )?(⟦\d+⟧)$/iu.exec(from)?.[1];
  if (literal)
    return (
      replaced(expand(literal), into, scope, clause, state) ?? {
        refused: `"${expand(literal)}" does not occur in the video.`,
      }
    );
  return (
    ofNarration(from, into, scope, clause, state) ??
    ofEntry(from, into, scope, clause, state) ??
    ofField(from, into, scope, clause, state) ??
    ofLiteral(from, into, scope, clause, state) ??
    ofFigure(from, into, scope, clause, state) ??
    ofScene(from, into, clause, state)
  );
}

const everywhere =
  /\s+(?:everywhere|throughout(?: the video)?|in (?:the whole video|all scenes|every scene|the video))$/iu;

/** Takes "in scene 3" or "everywhere" off the end of a value. */
function scopeOf(text: string, clause: Clause, state: EditState): { value: string; scope: string | null } {
  const whole = text.replace(everywhere, '');
  if (whole !== text) return { value: whole, scope: null };
  const tail =
    /^(.+?)\s+(?:in|on|of|for|from)\s+((?:the )?(?:(?:scenes?|slides?)\s+.+|\p{L}+(?:-\p{L}+)*\s+(?:scene|slide)|chart|graph|quote|map|timeline|list|table|intro|outro|opening|ending))$/iu.exec(
      text,
    );
  if (tail) {
    const target = scenesIn(tail[2]!, state, clause.expand);
    if (target && 'ids' in target) return { value: tail[1]!, scope: tail[2]! };
  }
  return { value: text, scope: clause.scope };
}

const tidied = (text: string): string =>
  text
    .trim()
    .replace(/[.,;]+$/u, '')
    .replace(/^(?:be|say|read)\s+/iu, '');

/** A value takes the capital of what it replaces, unless it was spelled out. */
const asBefore = (value: string, before: unknown): string =>
  typeof before === 'string' && /^\p{Lu}/u.test(before) && /^\p{Ll}/u.test(value)
    ? value[0]!.toUpperCase() + value.slice(1)
    : value;

function inScope(
  scope: string | null,
  clause: Clause,
  state: EditState,
): StoryboardScene[] | { problem: string } | null {
  if (scope === null) return state.storyboard.scenes;
  const target = scenesIn(scope, state, clause.expand);
  if (!target) return null;
  return 'problem' in target ? target : target.ids.map((id) => sceneOf(state, id)!);
}

/** Puts one text in the place of another, in all words and figures of the scenes. */
function replaced(from: string, into: string, scope: string | null, clause: Clause, state: EditState): Outcome | null {
  const scenes = inScope(scope, clause, state);
  if (!scenes) return null;
  if ('problem' in scenes) return { refused: scenes.problem };
  const { storyboard } = state;
  const flags = scenes.some((scene) => occursIn(scene, from, 'gu')) ? 'gu' : 'giu';
  const touched: string[] = [];
  for (const scene of scenes) {
    const { times, problem } = replaceIn(scene, from, into, storyboard.language, flags);
    if (problem) return { refused: problem };
    if (times > 0) touched.push(scene.id);
  }
  if (touched.length === 0) return null;
  if (scope === null) {
    storyboard.title = storyboard.title.replace(wholeWord(from, flags), () => into).slice(0, 120);
    const name = state.brief.brand?.name;
    if (name && name.toLowerCase() === from.toLowerCase()) wish(state, 'brand', { ...state.brief.brand, name: into });
  }
  return { done: `"${from}" replaced with "${into}" in ${listOf(state, touched).toLowerCase()}`, scenes: touched };
}

const occursIn = (scene: StoryboardScene, text: string, flags: string): boolean => {
  const has = (value: string): boolean => wholeWord(text, flags).test(value);
  return (
    has(scene.narration ?? '') ||
    textsOf(scene).some(({ value }) => has(typeof value === 'string' ? value : value.display))
  );
};

function ofNarration(
  from: string,
  into: string,
  scope: string | null,
  clause: Clause,
  state: EditState,
): Outcome | null {
  if (!narrationNoun.test(from)) return null;
  const target = oneSceneIn(scope === null ? from : `${from} ${scope}`, state, clause.expand);
  if (!target) return /⟦/u.test(clause.text) ? { refused: 'Say of which scene the narration is to change.' } : null;
  if ('problem' in target) return { refused: target.problem };
  const scene = sceneOf(state, target.ids[0]!)!;
  narrate(scene, into);
  return { done: `${nameOf(state, scene.id)}: narration changed to "${into}"`, scenes: [scene.id] };
}

function ofEntry(from: string, into: string, scope: string | null, clause: Clause, state: EditState): Outcome | null {
  const entry = entryIn(from, scope, state, clause.expand);
  if (!entry) return null;
  if ('problem' in entry) return { refused: entry.problem };
  const { scene } = entry.list;
  const before = textOf(entry.list, entry.index);
  const node = entry.list.entries[entry.index] as Record<string, unknown>;
  const figure = figureOf(into, state.storyboard.language);
  if (figure && typeof node === 'object' && isFigure(node['figure']))
    return within(scene, node['figure'].display, into, state);
  const value = asBefore(into, before);
  // What is told of it is told in the new words.
  const told = within(scene, before, value, state);
  if (textOf(entry.list, entry.index) === before) setTextOf(entry.list, entry.index, value);
  return 'done' in told
    ? told
    : { done: `${nameOf(state, scene.id)}: "${before}" changed to "${value}"`, scenes: [scene.id] };
}

function within(scene: StoryboardScene, from: string, into: string, state: EditState): Outcome {
  const { times, problem } = replaceIn(scene, from, into, state.storyboard.language);
  if (problem) return { refused: problem };
  if (times === 0) return { refused: `"${from}" does not occur in ${nameOf(state, scene.id).toLowerCase()}.` };
  return { done: `${nameOf(state, scene.id)}: "${from}" changed to "${into}"`, scenes: [scene.id] };
}

function ofField(from: string, into: string, scope: string | null, clause: Clause, state: EditState): Outcome | null {
  const field = fields.find(([pattern]) => pattern.test(from));
  if (!field) return null;
  const [pattern, keys] = field;
  // "the quote" alone is the text of the quote; "the title of the quote" is a field of it.
  const where =
    `${from.replace(pattern, (word) => (/quote|quotation/iu.test(word) ? word : ' '))} ${scope ?? ''}`.replace(
      /['’]s(?=\s|$)/gu,
      ' ',
    );
  const target = oneSceneIn(where, state, clause.expand);
  if (target && 'problem' in target) return { refused: target.problem };
  const isVideoTitle =
    !target &&
    titleNoun.test(from) &&
    /^(?:the |its |our )?(?:main |video |video's )?(?:title|headline)(?: (?:of|for) (?:the |this )?video)?$/iu.test(
      from.trim(),
    );
  if (isVideoTitle) return videoTitle(into, state);
  if (!target && !/^(?:the |its |our )?[\p{L}-]+(?: [\p{L}-]+)?$/iu.test(from.trim())) return null;
  const scenes = target
    ? [sceneOf(state, target.ids[0]!)!]
    : state.storyboard.scenes.filter((scene) => keys.slice(0, 1).some((key) => key in scene.content));
  const noun = pattern.exec(from)![0].toLowerCase();
  if (scenes.length === 0) return { refused: `No scene has a ${noun}.` };
  if (scenes.length > 1)
    return {
      refused: `Say of which scene: ${listOf(
        state,
        scenes.map(({ id }) => id),
      ).toLowerCase()} have a ${noun}.`,
    };
  const scene = scenes[0]!;
  const key = keys.find((each) => each in scene.content) ?? keys.find((each) => hasField(scene, each));
  if (!key) return { refused: `${nameOf(state, scene.id)} has no ${noun}.` };
  const value = asBefore(into, (scene.content as Record<string, unknown>)[key]);
  setField(scene, key, value);
  return { done: `${nameOf(state, scene.id)}: ${noun} changed to "${value}"`, scenes: [scene.id] };
}

/** The title of the video: on the opening scene, in the running line above other scenes, and in the record. */
function videoTitle(into: string, state: EditState): Outcome {
  const { storyboard } = state;
  const opening =
    storyboard.scenes.find((scene) => 'title' in scene.content && ['title', 'section'].includes(scene.kind)) ??
    storyboard.scenes[0]!;
  const before = (opening.content as Record<string, unknown>)['title'] ?? storyboard.title;
  const key =
    ['title', 'text', 'term', 'name'].find((each) => each in opening.content) ??
    (hasField(opening, 'title') ? 'title' : null);
  if (key === null) return { refused: 'The opening scene has no title.' };
  const value = asBefore(into, before);
  const touched = [opening.id];
  setField(opening, key, value);
  for (const scene of storyboard.scenes) {
    const content = scene.content as Record<string, unknown>;
    if (scene === opening || content['kicker'] !== before) continue;
    content['kicker'] = value.slice(0, 48);
    touched.push(scene.id);
  }
  storyboard.title = value.slice(0, 120);
  return { done: `Title changed to "${value}"`, scenes: touched };
}

/** A text that was not quoted but stands in the video as it is written here. */
function ofLiteral(from: string, into: string, scope: string | null, clause: Clause, state: EditState): Outcome | null {
  const text = from
    .replace(/^(?:the (?:word|words|text|name|figure|number|phrase|company|term) )/iu, '')
    .replace(everywhere, '')
    .trim();
  if (text === '' || /⟦/u.test(text)) return null;
  const bare = text.replace(/^(?:the|all)\s+/iu, '');
  if (/^(?:it|them|that|this|video|music|background|voice|style|font|colou?rs?|narration|captions?|logo)$/iu.test(bare))
    return null;
  const scenes = inScope(scope, clause, state);
  if (scenes && 'problem' in scenes) return { refused: scenes.problem };
  // A word of one letter or a bare common word is too little to go by.
  if (bare.length < 2 && !/\d/u.test(bare)) return null;
  // "the revenue" with a new figure means the figure of the revenue, not the word.
  if (figureOf(into, state.storyboard.language) && !/\d/u.test(bare)) return null;
  return (
    replaced(text, into, scope, clause, state) ?? (bare === text ? null : replaced(bare, into, scope, clause, state))
  );
}

/** "change the revenue to $5M": the figure that goes by that name. */
function ofFigure(from: string, into: string, scope: string | null, clause: Clause, state: EditState): Outcome | null {
  if (!figureOf(into, state.storyboard.language)) return null;
  const scenes = inScope(scope, clause, state);
  if (!scenes) return null;
  if ('problem' in scenes) return { refused: scenes.problem };
  const wanted = wordsOf(clause.expand(from).replace(/\b(?:figure|number|value|amount|percentage|share)\b/giu, ' '));
  if (wanted.length === 0) return null;
  const hits = scenes.flatMap((scene) =>
    figuresOf(scene)
      .filter(
        ({ names, about }) =>
          wanted.some((word) => names.includes(word)) &&
          wanted.every((word) => names.includes(word) || about.includes(word)),
      )
      .map((hit) => ({ scene, ...hit })),
  );
  const displays = [...new Set(hits.map(({ display }) => display))];
  if (displays.length === 0) return null;
  if (displays.length > 1)
    return {
      refused: `"${from.trim()}" can be ${displays.map((display) => `"${display}"`).join(' or ')}: say which, for example "change ${displays[0]} to ${into}".`,
    };
  const touched = [...new Set(hits.map(({ scene }) => scene))];
  for (const scene of touched) {
    const { problem } = replaceIn(scene, displays[0]!, into, state.storyboard.language);
    if (problem) return { refused: problem };
  }
  return {
    done: `"${displays[0]}" replaced with "${into}" in ${listOf(
      state,
      touched.map(({ id }) => id),
    ).toLowerCase()}`,
    scenes: touched.map(({ id }) => id),
  };
}

/** The figures of a scene with the words they go by: their own label and, around it, the subject of the scene. */
function figuresOf(scene: StoryboardScene): { display: string; names: string[]; about: string[] }[] {
  const title = 'title' in scene.content ? String(scene.content.title ?? '') : '';
  const about = wordsOf(`${scene.subject} ${title} ${'kicker' in scene.content ? (scene.content.kicker ?? '') : ''}`);
  const found: { display: string; names: string[]; about: string[]; isOwn: boolean }[] = [];
  const visit = (node: Record<string, unknown>, own: string[] | null): void => {
    const label = ['label', 'name'].map((key) => node[key]).find((value) => typeof value === 'string');
    const names = typeof label === 'string' ? wordsOf(label) : own;
    for (const value of Object.values(node)) {
      if (isFigure(value))
        found.push({
          display: value.display,
          names: names ?? wordsOf(`${scene.subject} ${title}`),
          about,
          isOwn: names === null,
        });
      else if (typeof value === 'object' && value !== null) visit(value as Record<string, unknown>, names);
    }
  };
  visit(scene.content as unknown as Record<string, unknown>, null);
  // Of a scene's own figures the main one is meant, not what qualifies it.
  const main = found.find(({ isOwn }) => isOwn);
  return found.filter((each) => !each.isOwn || each === main);
}

/** "rename scene 2 to X", "change scene 3 to X": its most prominent text. */
function ofScene(from: string, into: string, clause: Clause, state: EditState): Outcome | null {
  const target = oneSceneIn(from, state, clause.expand);
  if (!target || target.phrase.trim().length < from.trim().length - 4) return null;
  if ('problem' in target) return { refused: target.problem };
  if (!/⟦/u.test(clause.text) && !/^(?:rename|retitle)\b/iu.test(clause.text)) return null;
  const scene = sceneOf(state, target.ids[0]!)!;
  const key =
    ['title', 'text', 'term', 'name'].find((each) => each in scene.content) ??
    (hasField(scene, 'title') ? 'title' : null);
  if (key === null) return { refused: `${nameOf(state, scene.id)} has no title.` };
  const value = asBefore(into, (scene.content as Record<string, unknown>)[key]);
  setField(scene, key, value);
  return { done: `${nameOf(state, scene.id)}: title changed to "${value}"`, scenes: [scene.id] };
}

/** Removes a text that a scene can do without: its subtitle, kicker, caption, its narration. */
export const removeText: Rule = ({ text, plain, scope, expand }, state) => {
  if (!/^(?:remove|delete|drop|cut|get rid of|take out|erase|hide)\b/u.test(plain)) return null;
  const isNarration = narrationNoun.test(plain);
  const field = fields.slice(0, -1).find(([pattern]) => pattern.test(text));
  if (!field && !isNarration) return null;
  const where = `${field && !isNarration ? text.replace(field[0], ' ') : text.replace(narrationNoun, ' ')} ${scope ?? ''}`;
  const target = scenesIn(where, state, expand);
  if (!target) {
    const with1 = field
      ? state.storyboard.scenes.filter((scene) => field[1].slice(0, 1).some((key) => key in scene.content))
      : [];
    if (with1.length !== 1 || field === undefined) return null;
    return removedField(with1[0]!, field, state);
  }
  if ('problem' in target) return { refused: target.problem };
  if (isNarration) {
    for (const id of target.ids) narrate(sceneOf(state, id)!, null);
    return { done: `${listOf(state, target.ids)}: narration removed`, scenes: target.ids };
  }
  return removedField(sceneOf(state, target.ids[0]!)!, field!, state);
};

function removedField(
  scene: StoryboardScene,
  [pattern, keys]: (typeof fields)[number],
  state: EditState,
): Outcome | null {
  const content = scene.content as Record<string, unknown>;
  const key = keys.find((each) => each in content);
  const noun = /[a-z-]+/u.exec(pattern.source.replace(/\\b|\(\?:|\?/gu, ''))![0].replace(/^sub-title$/u, 'subtitle');
  if (!key) return { refused: `${nameOf(state, scene.id)} has no ${noun}.` };
  delete content[key];
  return { done: `${nameOf(state, scene.id)}: ${noun} removed`, scenes: [scene.id] };
}
