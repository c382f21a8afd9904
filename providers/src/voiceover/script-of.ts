import { estimateSpeechSeconds } from '@scenewright/core/language';
import { detectLanguage } from '../reading/language.js';
import { withoutDirection } from '../reading/visual-direction.js';
import { readPrompt } from '../reading/read.js';
import { sentencesSaid } from '../reading/sentences-said.js';

export interface Script {
  text: string;
  language: string;
  /** What the prompt says besides the script: the planner reads it with the script. */
  rest: string;
}

/** A voice that says a text is not more than this much slower or faster than the usual one. */
const slowest = 0.45;
const fastest = 2.2;
/** A prompt that is not marked as the script is held to this more narrowly. */
const unmarked = { slowest: 0.6, fastest: 1.6 };

const label =
  /(?:^|\n|[.!?]\s+)[^\n.!?]{0,60}?\b(?:script|transcript|(?:the\s+)?(?:voice-?over|voice|recording|narrator|narration)(?:\s+(?:says|reads|text|script|is))?|texte(?:\s+de\s+la\s+voix)?|sprechertext|text\s+der\s+aufnahme|texto\s+de\s+la\s+voz|guion)\s*[:：]\s*/iu;
const quoted = /[“"«„「『]([^“”"«»„」』]{20,})[”"»“」』]/gu;

/** What the recording most likely says: a script that the prompt names or quotes, or the prompt itself; null when neither fits its length. */
export function scriptOf(asked: string, spokenSeconds: number): Script | null {
  const prompt = withoutDirection(asked);
  const fits = (text: string, language: string, bounds = { slowest, fastest }): boolean => {
    const rate = estimateSpeechSeconds(text, language) / Math.max(0.1, spokenSeconds);
    return rate >= bounds.slowest && rate <= bounds.fastest;
  };
  const named = label.exec(prompt);
  const candidates: { text: string; rest: string }[] = [];
  const longest = [...prompt.matchAll(quoted)].sort((a, b) => b[1]!.length - a[1]!.length)[0];
  if (longest) candidates.push({ text: longest[1]!, rest: prompt.replace(longest[0], ' ') });
  if (named) {
    const text = prompt.slice(named.index + named[0].length).replace(/^[“"«„「]|[”"»“」]\s*$/gu, '');
    candidates.push({ text, rest: prompt.slice(0, named.index + 1) });
  }
  for (const { text, rest } of candidates) {
    const tidy = text.replace(/\s+/gu, ' ').trim();
    const language = detectLanguage(tidy, 'en');
    if (tidy !== '' && fits(tidy, language)) return { text: tidy, language, rest: rest.replace(label, ' ').trim() };
  }
  const read = readPrompt(prompt);
  const whole = sentencesSaid(read).join(' ').replace(/\s+/gu, ' ').trim();
  return whole !== '' && fits(whole, read.language, unmarked)
    ? { text: whole, language: read.language, rest: '' }
    : null;
}
