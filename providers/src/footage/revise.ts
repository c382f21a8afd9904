import {
  footageMembers,
  ShotSchema,
  shotsOf,
  withMember,
  type CastMember,
  type Shot,
  type Storyboard,
  type StoryboardScene,
} from '@scenewright/core';
import { stage } from './direct.js';
import { withWords } from './make-look.js';
import { hashOf, readCast } from './read-cast.js';
import { readPlace } from './read-place.js';

export interface Revision {
  storyboard: Storyboard;
  /** Ids of the figures and shots that are different now. */
  changed: string[];
  /** Clauses that said nothing that is understood here. */
  notUnderstood: string[];
}

/** Works a reviewer's words into the cast or the shots. What they do not name stays as it is. Interface 4.1. */
export function reviseStoryboard(storyboard: Storyboard, changes: string): Revision {
  let current = storyboard;
  const changed = new Set<string>();
  const notUnderstood: string[] = [];
  // Shots are named by their numbers on the board that the reviewer saw, also after one was removed or moved.
  const numbers = shotsOf(storyboard).map(({ id }) => id);
  let target: Target = { kind: 'none' };
  for (const clause of clausesOf(changes, storyboard)) {
    const named = targetOf(clause, current, numbers);
    target = named.kind === 'none' ? target : named;
    const done = target.kind === 'none' ? null : apply(clause, target, current, numbers);
    if (done === null) notUnderstood.push(clause.trim());
    else {
      current = done.storyboard;
      for (const id of done.changed) changed.add(id);
    }
  }
  return { storyboard: current, changed: [...changed], notUnderstood };
}

/** What can be said, for the answer to words that were not understood. */
export const revisionExamples =
  'Name a figure and its looks ("make the fox red", "Mara wears a yellow coat"), or a shot and its place, light, framing or camera ("shot 3 closer", "shot 2 at night", "remove shot 4").';

type Target = { kind: 'none' } | { kind: 'shots'; ids: string[] } | { kind: 'member'; member: CastMember };
type Done = { storyboard: Storyboard; changed: string[] } | null;

const numberWords: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10, première: 1, erste: 1, primera: 1 }; // prettier-ignore
const shotNoun = '(?:shots?|scenes?|frames?|pictures?|stills?|plans?|einstellung|szene|toma|escena|plano)';

/** Splits at full stops and semicolons, and at commas and "and" where a new target begins. */
function clausesOf(changes: string, storyboard: Storyboard): string[] {
  const names = footageMembers(storyboard).flatMap(({ called, name }) => [...called, name.toLowerCase()]);
  const starts = [
    `(?:the\\s+)?${shotNoun}\\s*\\p{Nd}+`,
    `(?:in|make|remove|delete|drop|cut|swap)\\s+(?:the\\s+)?(?:\\p{L}+\\s+)?${shotNoun}`,
    `(?:the\\s+)?(?:first|second|third|fourth|fifth|last|next)\\s+${shotNoun}`,
    '(?:make|give|let|put|dress|change|turn|set|remove|add|move|swap)\\s',
    ...names.map(
      (name) =>
        `(?:the\\s+|make\\s+(?:the\\s+)?|give\\s+(?:the\\s+)?)?${name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?!\\p{L})`,
    ),
  ].join('|');
  return changes
    .split(
      new RegExp(
        `[.;!\\n]+|,\\s*(?:and\\s+|then\\s+)?(?=(?:${starts}))|\\s+(?:and|then|und|et|y)\\s+(?=(?:${starts}))`,
        'iu',
      ),
    )
    .map((clause) => clause.trim())
    .filter((clause) => /\p{L}/u.test(clause));
}

function targetOf(clause: string, storyboard: Storyboard, numbers: readonly string[]): Target {
  const said = new RegExp(
    `(?:${shotNoun})\\s*(?:number\\s*|no\\.?\\s*|#)?(\\p{Nd}+(?:\\s*(?:,|and|&|to|-|–|und|et|y)\\s*\\p{Nd}+)*|${Object.keys(numberWords).join('|')})(?!\\p{L})`,
    'iu',
  ).exec(clause);
  const ordinal = new RegExp(
    `(?<!\\p{L})(${Object.keys(numberWords).join('|')}|last|final|dernière?|letzte[nrs]?|última)\\s+${shotNoun}`,
    'iu',
  ).exec(clause);
  const every = new RegExp(`(?<!\\p{L})(?:all|every|each)\\s+(?:the\\s+)?${shotNoun}|(?<!\\p{L})everywhere`, 'iu').test(
    clause,
  );
  const ids: string[] = [];
  if (every) ids.push(...numbers);
  else if (said) {
    const list = said[1]!;
    const range = /^(\p{Nd}+)\s*(?:to|-|–)\s*(\p{Nd}+)$/u.exec(list);
    const wanted = range
      ? Array.from(
          { length: Math.max(0, Number(range[2]) - Number(range[1]) + 1) },
          (_, index) => Number(range[1]) + index,
        )
      : (list.match(/\p{Nd}+/gu)?.map(Number) ?? [numberWords[list.toLowerCase()]!]);
    for (const number of wanted) if (numbers[number - 1]) ids.push(numbers[number - 1]!);
  } else if (ordinal) {
    const word = ordinal[1]!.toLowerCase();
    const id = numberWords[word] ? numbers[numberWords[word]! - 1] : numbers.at(-1);
    if (id) ids.push(id);
  }
  if (ids.length > 0) return { kind: 'shots', ids };
  if (said) return { kind: 'none' };
  const member = memberIn(clause, storyboard);
  return member ? { kind: 'member', member } : { kind: 'none' };
}

function memberIn(clause: string, storyboard: Storyboard): CastMember | undefined {
  return footageMembers(storyboard)
    .map((member) => ({
      member,
      at: Math.min(...[member.name.toLowerCase(), ...member.called].map((word) => wordAt(clause, word))),
    }))
    .filter(({ at }) => Number.isFinite(at))
    .sort((a, b) => a.at - b.at)[0]?.member;
}

function wordAt(clause: string, word: string): number {
  const at = clause.search(
    new RegExp(`(?<!\\p{L})${word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?:['’]s)?(?!\\p{L})`, 'iu'),
  );
  return at < 0 ? Infinity : at;
}

function apply(clause: string, target: Target, storyboard: Storyboard, numbers: readonly string[]): Done {
  if (target.kind === 'member') {
    // Later clauses build on what earlier ones changed.
    const member = footageMembers(storyboard).find(({ id }) => id === target.member.id);
    if (!member) return null;
    const rest = [member.name, ...member.called].reduce(
      (text, word) =>
        text.replace(
          new RegExp(`(?<!\\p{L})${word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?:['’]s)?(?!\\p{L})`, 'giu'),
          ' ',
        ),
      clause,
    );
    const renamed = /(?:rename|call|name)\s.*?(?:to|as|it|her|him)?\s+["“]?(\p{Lu}[\p{L} ]{1,30}?)["”]?$/u.exec(rest);
    if (renamed && /(?<!\p{L})(?:rename|call)/iu.test(clause)) {
      const name = renamed[1]!.trim();
      return {
        storyboard: withMember(storyboard, {
          ...member,
          name,
          called: [...new Set([name.toLowerCase(), ...member.called])],
        }),
        changed: [member.id],
      };
    }
    const { look, changed } = withWords(member.look, rest);
    return changed ? { storyboard: withMember(storyboard, { ...member, look }), changed: [member.id] } : null;
  }
  if (target.kind !== 'shots') return null;
  const ids = new Set(target.ids);
  if (
    /(?<!\p{L})(?:remove|delete|drop|cut out|leave out|take out|skip|supprime[rz]?|entferne[n]?|lösche[n]?|elimina[r]?|quita[r]?)(?!\p{L})/iu.test(
      clause,
    ) &&
    !memberIn(clause, storyboard)
  ) {
    const scenes = storyboard.scenes.filter(({ id }) => !ids.has(id));
    return scenes.length > 0 && scenes.length < storyboard.scenes.length
      ? { storyboard: { ...storyboard, scenes }, changed: [...ids] }
      : null;
  }
  const [one, two] = target.ids;
  if (/(?<!\p{L})(?:swap|exchange|switch)(?!\p{L})/iu.test(clause) && one && two) {
    const scenes = storyboard.scenes.map((scene) =>
      scene.id === one ? find(storyboard, two)! : scene.id === two ? find(storyboard, one)! : scene,
    );
    return { storyboard: { ...storyboard, scenes }, changed: [one, two] };
  }
  const move =
    /(?<!\p{L})move(?:d)?\s.*?(?<!\p{L})(before|after|to the (?:start|beginning|end))(?:\s+(?:shot|scene)?\s*(\p{Nd}+))?/iu.exec(
      clause,
    );
  if (move && one) {
    const moving = find(storyboard, one)!;
    const rest = storyboard.scenes.filter(({ id }) => id !== one);
    const by = move[2] ? numbers[Number(move[2]) - 1] : undefined;
    const at =
      move[1]!.toLowerCase() === 'to the end'
        ? rest.length
        : move[1]!.toLowerCase().startsWith('to')
          ? 0
          : rest.findIndex(({ id }) => id === by) + (move[1]!.toLowerCase() === 'after' ? 1 : 0);
    if (at >= 0 && (by || move[1]!.startsWith('to')))
      return {
        storyboard: { ...storyboard, scenes: [...rest.slice(0, at), moving, ...rest.slice(at)] },
        changed: [one],
      };
  }
  const changed: string[] = [];
  let heard = false;
  const scenes = storyboard.scenes.map((scene): StoryboardScene => {
    if (scene.kind !== 'footage' || !ids.has(scene.id)) return scene;
    const content = reviseShot(scene.content, clause, storyboard);
    if (content === null) return scene;
    heard = true;
    if (content === scene.content) return scene;
    changed.push(scene.id);
    return { ...scene, content };
  });
  return heard ? { storyboard: changed.length > 0 ? { ...storyboard, scenes } : storyboard, changed } : null;
}

const find = (storyboard: Storyboard, id: string): StoryboardScene | undefined =>
  storyboard.scenes.find((scene) => scene.id === id);

const sizes = ['close', 'medium', 'wide'] as const;
const framing = 'close[- ]?up|closer|nearer|tighter|medium|wider|further|farther|wide';
const says = (clause: string, words: string): boolean =>
  new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu').test(clause);

/** One shot with a clause worked in; itself when it is so already; or null when the clause says nothing of place, light, framing, camera or figures. */
function reviseShot(shot: Shot, clause: string, storyboard: Storyboard): Shot | null {
  const next: Shot = { ...shot };
  const nearer = sizes.indexOf(shot.size);
  if (says(clause, 'close[- ]?up|extreme close|gros plan|nahaufnahme|primer plano')) next.size = 'close';
  else if (says(clause, 'closer|nearer|tighter|plus près|näher|más cerca')) next.size = sizes[Math.max(0, nearer - 1)]!;
  else if (says(clause, 'medium(?: shot)?|waist')) next.size = 'medium';
  else if (says(clause, 'wider|further|farther|more distance|plus large|weiter weg|más lejos'))
    next.size = sizes[Math.min(2, nearer + 1)]!;
  else if (says(clause, 'wide(?: shot)?|establishing|plan large|totale|plano general')) next.size = 'wide';
  const move = cameraOf(clause);
  if (move) next.move = move;
  const place = readPlace(clause.replace(/close[- ]?up|wide shot|medium shot/giu, ' '));
  if (
    place.setting &&
    !memberIn(clause, storyboard)?.called.some(
      (word) => clause.toLowerCase().includes(word) && readPlace(word).setting === place.setting,
    )
  )
    next.setting = place.setting;
  if (place.time) next.time = place.time;
  if (place.weather) next.weather = place.weather;
  if (place.season) next.season = place.season;
  if (place.time && !place.weather && shot.weather !== 'clear' && says(clause, 'clear|sunny')) next.weather = 'clear';
  const pose = says(clause, 'sit(?:s|ting)?|sat')
    ? 'sit'
    : says(clause, 'walk(?:s|ing)?|run(?:s|ning)?')
      ? 'walk'
      : says(clause, 'wav(?:es?|ing)')
        ? 'wave'
        : says(clause, 'point(?:s|ing)?')
          ? 'point'
          : says(clause, 'stand(?:s|ing)?')
            ? 'stand'
            : null;
  const view = says(clause, 'from behind|from the back|de dos|von hinten|de espaldas')
    ? 'back'
    : says(clause, 'from the side|profile|de profil|von der seite|de perfil')
      ? 'side'
      : says(clause, 'from the front|facing (?:us|the camera)|de face|von vorn|de frente')
        ? 'front'
        : null;
  const member = memberIn(clause, storyboard);
  if (member && says(clause, 'remove|without|no|take out|leave out'))
    next.cast = shot.cast.filter((placed) => placed.member.id !== member.id);
  else if (
    member &&
    !shot.cast.some((placed) => placed.member.id === member.id) &&
    says(clause, 'add|with|put|show|include|and')
  )
    next.cast = [
      ...shot.cast,
      ...stage(clause, [{ member, kind: member.look.figure, sex: null }], next, hashOf(clause)),
    ].slice(0, 4);
  else if (!member && says(clause, 'nobody|no one|empty|without (?:people|figures|anyone)')) next.cast = [];
  if (pose || view) {
    const who = member && next.cast.some((placed) => placed.member.id === member.id) ? member.id : null;
    next.cast = next.cast.map((placed) =>
      who === null || placed.member.id === who
        ? {
            ...placed,
            ...(pose && {
              pose,
              ...(pose === 'wave' && { view: 'front' as const }),
              ...((pose === 'walk' || pose === 'sit') && { view: 'side' as const }),
            }),
            ...(view && { view }),
          }
        : placed,
    );
  }
  const title = /(?:title|words|text|caption)\s*(?:is|to|should be|reads?|:)?\s*["“«](.{1,100}?)["”»]/iu.exec(clause);
  if (title) next.title = title[1]!;
  else if (says(clause, '(?:no|without(?: the)?|remove the|drop the) (?:title|words|text|caption)')) {
    delete next.title;
    delete next.caption;
  }
  if (JSON.stringify(next) === JSON.stringify(shot)) {
    const said =
      Object.keys(place).length > 0 || move !== null || pose !== null || view !== null || says(clause, framing);
    return said ? shot : addedFigure(shot, clause, storyboard);
  }
  return ShotSchema.parse(next);
}

function cameraOf(clause: string): Shot['move'] | null {
  if (says(clause, 'pan(?:s|ning)?(?: to the| to)? left|schwenk nach links|panoramique à gauche')) return 'pan-left';
  if (says(clause, 'pan(?:s|ning)?(?: to the| to)? right|pan')) return 'pan-right';
  if (says(clause, 'tilt(?:s|ing)? down')) return 'tilt-down';
  if (says(clause, 'tilt(?:s|ing)?(?: up)?')) return 'tilt-up';
  if (says(clause, 'push(?:es)?[- ]?in|zoom(?:s|ing)?[- ]?in|dolly[- ]?in')) return 'push-in';
  if (says(clause, 'pull(?:s)?[- ]?(?:out|back)|zoom(?:s|ing)?[- ]?out|dolly[- ]?out')) return 'pull-out';
  if (says(clause, 'orbit(?:s|ing)?|circle(?:s)? around')) return 'orbit';
  if (says(clause, 'crane(?:s)?(?: up)?|rise(?:s)? up')) return 'crane-up';
  if (says(clause, 'static|still(?: camera)?|locked(?: off)?|no (?:camera )?move(?:ment)?')) return 'still';
  return null;
}

/** "add a dog to shot 2": somebody new comes in. */
function addedFigure(shot: Shot, clause: string, storyboard: Storyboard): Shot | null {
  if (!says(clause, 'add|put|include|with') || shot.cast.length >= 4) return null;
  const known = new Set(footageMembers(storyboard).map(({ id }) => id));
  const [fresh] = readCast([clause], hashOf(clause)).filter(({ member }) => !known.has(member.id));
  return fresh
    ? ShotSchema.parse({ ...shot, cast: [...shot.cast, ...stage(clause, [fresh], shot, hashOf(clause))] })
    : null;
}
