import { footageMembers } from '@scenewright/core/footage';
import { type Shot, ShotSchema } from '@scenewright/core/shots';
import type { Storyboard } from '@scenewright/core/storyboard';
import { stage } from './direct.js';
import { hashOf } from '../storyboard/hash-of.js';
import { readCast } from './read-cast.js';
import { readPlace } from './read-place.js';
import { memberIn } from './member-in.js';

const sizes = ['close', 'medium', 'wide'] as const;

const framing = 'close[- ]?up|closer|nearer|tighter|medium|wider|further|farther|wide';

const says = (clause: string, words: string): boolean =>
  new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu').test(clause);

/** One shot with a clause worked in; itself when it is so already; or null when the clause says nothing of place, light, framing, camera or figures. */
export function reviseShot(shot: Shot, clause: string, storyboard: Storyboard): Shot | null {
  const next: Shot = { ...shot };
  const nearer = sizes.indexOf(shot.size);
  if (says(clause, 'close[- ]?up|extreme close')) next.size = 'close';
  else if (says(clause, 'closer|nearer|tighter')) next.size = sizes[Math.max(0, nearer - 1)]!;
  else if (says(clause, 'medium(?: shot)?|waist')) next.size = 'medium';
  else if (says(clause, 'wider|further|farther|more distance')) next.size = sizes[Math.min(2, nearer + 1)]!;
  else if (says(clause, 'wide(?: shot)?|establishing')) next.size = 'wide';
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
  const view = says(clause, 'from behind|from the back')
    ? 'back'
    : says(clause, 'from the side|profile')
      ? 'side'
      : says(clause, 'from the front|facing (?:us|the camera)')
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
  if (says(clause, 'pan(?:s|ning)?(?: to the| to)? left')) return 'pan-left';
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
