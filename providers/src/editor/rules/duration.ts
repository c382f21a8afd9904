import { findModel } from '@scenewright/core/billing';
import { shortestVideoSeconds } from '@scenewright/core/requests';
import { editRule, scores } from '../edit-rule.js';
import { wish } from '../edit-state.js';
import { newLength } from '../lengths.js';

const whole =
  /^(?:make|cut|trim|shorten|lengthen|extend|set|change|keep|turn|bring|reduce|speed|slow|double|halve|have|want|add|let|get|max(?:imum)?|at most|about|only|video|duration|length|\d)/u;

/** How long the whole is. */
export const duration = editRule({
  id: 'duration',
  score: scores.found,
  examples: [
    { instruction: 'make the video 30 seconds long', language: 'en', expects: { 'brief.durationSeconds': 30 } },
    { instruction: 'double the length', language: 'en', expects: { 'brief.durationSeconds': 120 } },
    { instruction: 'Acorta el vídeo a 30 segundos', language: 'es', expects: { 'brief.durationSeconds': 30 } },
  ],
  video({ plain, text }, state) {
    if (/⟦/u.test(text) || !whole.test(plain)) return null;
    const isAbout =
      /\b(?:video|it|duration|length|clip|everything|film)\b/u.test(plain) ||
      /^(?:make|cut|trim|shorten|lengthen|extend|keep|\d+)\b(?: it)?(?: down)?(?: to)? ?\d|^(?:at most |max(?:imum)? |about |only )?\d+\D{1,10}(?:long|total|max(?:imum)?)?$/u.test(
        plain,
      );
    if (!isAbout || /\b(?:scene|slide|title|music|text)\b/u.test(plain)) return null;
    const now =
      Object.values(state.sceneSeconds).reduce((sum, seconds) => sum + seconds, 0) || state.brief.durationSeconds;
    const asked = newLength(plain, now, (longer) => Math.round(now * (longer ? 0.25 : -0.25)));
    if (asked === null) return null;
    const most = findModel(state.brief.model)?.maxDurationSeconds ?? 120;
    const seconds = Math.round(asked * 10) / 10;
    if (seconds < shortestVideoSeconds || seconds > most)
      return { refused: `A video is from ${shortestVideoSeconds} to ${most} seconds long, not ${seconds}.` };
    wish(state, 'durationSeconds', seconds);
    for (const scene of state.storyboard.scenes) delete scene.seconds;
    return { done: `Length changed to ${seconds} seconds` };
  },
});
