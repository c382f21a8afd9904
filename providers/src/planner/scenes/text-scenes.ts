import type { FactOf } from '../facts/fact.js';
import { findDates } from '../../reading/scan/dates.js';
import { lexiconOf, wordPattern } from '../words/lexicon.js';
import { cutAtWord, headline, tidy } from '../words/headline.js';
import { kickerOf } from './figure-scenes.js';
import { namedMotif } from './motif.js';
import { option, type Option, type Reading } from './option.js';

/** Words of a text, each date in one piece. */
function wordsKeepingDates(text: string, language: string): string[] {
  const words: string[] = [];
  const dates = findDates(text, language);
  for (const piece of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const inside = dates.find((date) => piece.index > date.start && piece.index < date.end);
    if (inside && words.length > 0) words[words.length - 1] += piece.segment;
    else words.push(piece.segment);
  }
  return words;
}

/** A sentence as phrases of one breath each, for words that come one after the other. */
export function breaths(text: string, language: string, max = 28): string[] {
  const words = wordsKeepingDates(tidy(text).slice(0, 400), language);
  const dangling = wordPattern(lexiconOf(language).dangling, language, 'whole');
  const unspaced = ['ja', 'zh', 'th'].includes(language);
  const phrases: string[] = [];
  let line = '';
  const total = tidy(text).length;
  const target = Math.min(
    max,
    Math.max(unspaced ? 6 : 10, Math.ceil(total / Math.min(5, Math.max(2, Math.ceil(total / 22))))),
  );
  for (const [index, word] of words.entries()) {
    line += word;
    const next = words[index + 1] ?? '';
    const open = dangling.test(line.trim().split(/\s+/).pop() ?? '');
    const stop = /[,;:，、。.!?]$/u.test(line.trim());
    // A number keeps its unit and its sign.
    const glued =
      /^[%％°€)\].,;:!?’'”»，、。]/u.test(next) ||
      (/[$€£¥₹(“«\p{N}]$/u.test(line) && /^[\p{N}.,%]/u.test(next)) ||
      (!unspaced && next !== '' && !/^\s/u.test(next) && !/\s$/u.test(line));
    const particle = language === 'ja' && /^(?:[とはがをにのでもへや、。]|から|まで)/u.test(next) && next.length <= 2;
    if (
      !open &&
      !glued &&
      !particle &&
      (line.trim().length >= target || (stop && line.trim().length >= target * 0.6))
    ) {
      phrases.push(line.trim());
      line = '';
    }
  }
  if (line.trim()) {
    const last = phrases[phrases.length - 1];
    if (last && line.trim().length < 5 && last.length + line.trim().length < 50)
      phrases[phrases.length - 1] = `${last}${unspaced ? '' : ' '}${line.trim()}`;
    else phrases.push(line.trim());
  }
  // A short rest stays with what it ends: "3 to 4 kWh of heat".
  const rest = phrases.at(-1);
  if (
    phrases.length >= 3 &&
    rest &&
    rest.length <= 8 &&
    dangling.test(rest.split(/\s+/)[0]!) &&
    phrases.at(-2)!.length + rest.length < max + 2
  )
    phrases.splice(-2, 2, `${phrases.at(-2)!} ${rest}`);
  // A last word alone takes one along, unless it is what a question asks for.
  const [before, last] = [phrases.at(-2), phrases.at(-1)];
  if (before && last && !/\s/.test(last) && !unspaced && !/[?？؟!]$/u.test(last)) {
    const words = before.split(/\s+/);
    if (words.length >= 3 && words.at(-1)!.length + last.length < max)
      phrases.splice(-2, 2, words.slice(0, -1).join(' '), `${words.at(-1)!} ${last}`);
  }
  return phrases.map((phrase) => phrase.replace(/[,;:，、。.]+$/u, '').trim()).filter(Boolean);
}

const wordCount = (text: string): number => text.split(/\s+/).length;

/** A full stop belongs to a sentence that is set as running text. */
const asSentence = (text: string): string =>
  tidy(text) + (/[!?！？]\s*$/u.test(text.trim()) && !/[!?！？]$/u.test(tidy(text)) ? text.trim().slice(-1) : '');

export function claimOptions(fact: FactOf<'claim'>, reading: Reading): Option[] {
  const { language } = reading;
  const text = asSentence(fact.text);
  const whole = cutAtWord(text, language, 210);
  const kicker = kickerOf(reading, whole);
  const figure = fact.figures[0]?.display;
  const short = headline(text, language, 56, 100);
  const emphasis = figure && whole.includes(figure) ? figure : dateIn(whole, language) || emphasisOf(whole, language);
  const rest = whole !== short ? whole : undefined;
  const phrases = breaths(text, language);
  const motif = namedMotif(text);
  return [
    option('callout', { text: whole, kicker, ...(emphasis ? { emphasis } : {}) }, 0.62),
    ...(phrases.length >= 2 && phrases.length <= 5 && text.length <= 80 && phrases.every((p) => p.length <= 36)
      ? [option('kinetic-words', { phrases }, wordCount(text) <= 8 ? 0.66 : 0.58)]
      : []),
    ...(fact.figures.length === 0 && text.length <= 160 && motif
      ? [
          option(
            'backdrop',
            { motif, title: short, kicker, ...(rest && rest.length <= 160 ? { caption: rest } : {}) },
            0.6,
          ),
        ]
      : []),
    ...(fact.figures.length === 0 && text.length <= 60 ? [option('section', { title: short, kicker }, 0.5)] : []),
  ];
}

const dateIn = (text: string, language: string): string =>
  findDates(text, language).find((date) => date.text.length > 5)?.text ?? '';

/** The words of a claim that weigh most: its longest run without linking words, at the end rather than the start. */
function emphasisOf(text: string, language: string): string {
  const lexicon = lexiconOf(language);
  const linking = wordPattern(
    `${lexicon.linking}|${lexicon.pronoun}|${lexicon.dangling}|them|him|every|still|but`,
    language,
    'whole',
  );
  const words = text.split(/\s+/);
  if (words.length < 5) return '';
  let best = '';
  let run: string[] = [];
  for (const word of [...words, '']) {
    const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    if (bare && !linking.test(bare) && run.length < 3) run.push(word);
    else {
      const phrase = run.join(' ').replace(/[^\p{L}\p{N}%)]+$/u, '');
      if (phrase.length >= 6 && phrase.length <= 40 && (phrase.includes(' ') || !best.includes(' '))) best = phrase;
      run = bare && !linking.test(bare) ? [word] : [];
    }
    if (/[,;:.]$/u.test(word)) run = [];
  }
  return best.length >= 4 && text.includes(best) ? best : '';
}

export function questionOptions(fact: FactOf<'question'>, reading: Reading): Option[] {
  const text = asSentence(fact.text);
  const phrases = breaths(text, reading.language);
  return [
    ...(phrases.length >= 2 && phrases.length <= 5 && phrases.every((p) => p.length <= 60)
      ? [option('kinetic-words', { phrases }, 0.8)]
      : []),
    option('callout', { text: cutAtWord(text, reading.language, 210) }, 0.7),
  ];
}

export function quoteOptions(fact: FactOf<'quote'>, reading: Reading): Option[] {
  const { quote, author, role } = fact.body;
  return [
    option('quote', { text: quote, ...(author ? { author } : {}), ...(role ? { role } : {}) }, 0.95),
    option('callout', { text: cutAtWord(quote, reading.language, 210) }, 0.3),
  ];
}

export function definitionOptions(fact: FactOf<'definition'>, reading: Reading): Option[] {
  const { term, definition } = fact.body;
  return [
    option('definition', { term, definition, kicker: kickerOf(reading, term) }, 0.85),
    option(
      'callout',
      { text: cutAtWord(fact.text, reading.language, 210), emphasis: fact.text.includes(term) ? term : undefined },
      0.5,
    ),
  ];
}

export function actionOptions(fact: FactOf<'action'>, reading: Reading): Option[] {
  const { title, url } = fact.body;
  const short = headline(title, reading.language);
  return [option('call-to-action', { title: short, ...(url ? { url } : {}), kicker: kickerOf(reading, short) }, 0.95)];
}

export function codeOptions(fact: FactOf<'code'>, reading: Reading): Option[] {
  const lines = fact.body.code.split('\n');
  let code = lines.slice(0, 16).join('\n');
  while (code.length > 900) code = code.slice(0, code.lastIndexOf('\n') > 0 ? code.lastIndexOf('\n') : 900);
  return [
    option(
      'code',
      {
        ...(fact.heading ? { title: headline(fact.heading, reading.language) } : {}),
        kicker: kickerOf(reading, fact.heading),
        ...(fact.body.language ? { language: fact.body.language.slice(0, 24) } : {}),
        code,
      },
      0.95,
    ),
  ];
}

export function chatOptions(fact: FactOf<'chat'>): Option[] {
  const { messages } = fact.body;
  const me = messages[1]?.from;
  return [
    option(
      'chat',
      { messages: messages.map((message) => ({ ...message, ...(message.from === me ? { mine: true } : {}) })) },
      0.95,
    ),
  ];
}
