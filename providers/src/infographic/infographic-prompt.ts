import { cuesOf } from '../reading/roles/cues.js';
import { wordsIn } from '../reading/word-count.js';

/** "Make an infographic about …" is read as the same wish for a video, whose words the planner knows. */
export function asVideoRequest(prompt: string): string {
  const words: [RegExp, string][] = [
    [
      /(?:(?<!\p{L})an\s+)infographic(?!\p{L})(?=.{0,12}(?<!\p{L})(?:about|on|of|for|showing|that|which|comparing|explaining)(?!\p{L}))/iu,
      'a video',
    ],
    [
      /(?<!\p{L})infographics?(?!\p{L})(?=.{0,12}(?<!\p{L})(?:about|on|of|for|showing|that|which|comparing|explaining)(?!\p{L})|:)/iu,
      'video',
    ],
    [/(?<!\p{L})infographie(?!\p{L})(?=.{0,8}(?<!\p{L})(?:sur|de|du|pour|qui)(?!\p{L}))/iu, 'vidéo'],
    [/(?<!\p{L})infografik(?!\p{L})(?=.{0,8}(?<!\p{L})(?:über|zu|zum|zur|für)(?!\p{L}))/iu, 'Video'],
    [/(?<!\p{L})infograf[ií]a(?!\p{L})(?=.{0,8}(?<!\p{L})(?:sobre|de|del|para)(?!\p{L}))/iu, 'video'],
    [/インフォグラフィックス?/u, '動画'],
    [/[إا]نفوجرافيك(?=\s+(?:عن|حول))/u, 'فيديو'],
  ];
  // "About X" counts at the beginning alone: later it is content.
  const [pattern, video] = words.find(([each]) => each.test(prompt.slice(0, 90))) ?? [];
  return pattern ? prompt.replace(pattern, video!) : prompt;
}

/** Words of a title ahead of a colon at most, and at least: one alone ("Instructions") says what sort of thing it is. */
const [mostOfLead, fewestOfLead] = [9, 2];

/**
 * "Linha do tempo do Brasil: 1500 …": what a prompt opens with before its colon, where that asks for nothing: neither for a
 * film nor for something to do. '' where it does. For a graphic that has no other title.
 */
export function leadTitle(prompt: string): string {
  const lead = /^([^:：.!?\n]{4,70}?)\s?[:：]\s?(?=\S)/u.exec(prompt.trim())?.[1] ?? '';
  const asks = cuesOf(lead).some(({ name, from }) => name === 'video' || name === 'seconds' || (from === 0 && name !== 'layout')); // prettier-ignore
  const words = wordsIn(lead);
  return asks || words < fewestOfLead || words > mostOfLead ? '' : lead;
}

/** "Source: …" names where the figures are from; it is no sentence of its own. */
export function withoutSource(prompt: string): { prompt: string; source: string | undefined } {
  const match =
    /(?:^|[.!?]\s+|\n\s*)((?:sources?|quellen?|fuentes?|fontes?|fonte|出典|المصدر)\s*[:：]\s*([^\n.]{3,120})\.?)\s*(?=\n|$)/iu.exec(
      prompt,
    );
  return match
    ? { prompt: prompt.replace(match[1]!, '').trim(), source: match[1]!.replace(/\.$/, '').trim() }
    : { prompt, source: undefined };
}
