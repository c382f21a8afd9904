import { alternatives, anyWord, contextWords, wholeWords, wordsOfAll } from '../languages/any-word.js';
import { cuesOf, speaksOfVideo } from './roles/cues.js';
import { isOfDocument } from './table-requests.js';

const words = (pick: Parameters<typeof wordsOfAll>[0]): string => wordsOfAll(pick);
const document = anyWord(`${words(({ tables }) => tables?.document)} ${words(({ tables }) => tables?.attached)}`, 'giu'); // prettier-ignore
const before = `${words(({ tables }) => tables?.of)} ${words(({ prompts }) => prompts.request?.before)}`;
const leadIn = new RegExp(`^[\\s:]*(?:${wholeWords(before)})\\s+`, 'iu');
const about = new RegExp(`(?:${wholeWords(words(({ prompts }) => prompts.request?.before))})\\s+`, 'giu');
const article = new RegExp(`^(?:${alternatives(contextWords('articles'))})\\s+`, 'iu');
/** From the last article or small word on: what stands with a document as its own name ("the weather csv"). */
const ownName = new RegExp(`(?:^|\\s)(?:${alternatives(`${contextWords('articles')} ${before}`)})\\s+((?:[^\\s,]+\\s+){1,3})$`, 'iu'); // prettier-ignore
/** "for the tourist office": whom it is for, not what it is about. */
const audience = new RegExp(`\\s(?:${wholeWords(words(({ tables }) => tables?.of))})\\s+(?:${alternatives(contextWords('articles'))})\\s.*$`, 'isu'); // prettier-ignore

/**
 * What a request for a film of documents says that they are about, wherever that stands in it: "a video about our mill",
 * "data viz of the weather csv for Marlow Bay, 2024". '' when it does not say.
 */
export function requestSubject(prompt: string, language: string): string {
  for (const sentence of prompt.split(/[.!?。！？\n;]+\s*/u)) {
    const subject = aboutFilm(sentence) || aboutDocument(sentence, language);
    if (subject) return subject;
  }
  return '';
}

function aboutFilm(sentence: string): string {
  const film = cuesOf(sentence).find(({ name }) => name === 'video');
  const rest = film ? sentence.slice(film.to) : '';
  // "de 30 secondes sur …": the first of them that leads to something else than the film.
  for (const match of rest.matchAll(about)) {
    if (match.index > 60 || /[,:]/u.test(rest.slice(0, match.index))) break;
    const subject = subjectIn(rest.slice(match.index + match[0].length));
    if (subject && !speaksOfVideo(subject)) return subject;
  }
  return '';
}

function aboutDocument(sentence: string, language: string): string {
  if (!isOfDocument(sentence, language)) return '';
  const [first] = [...document.matchAll(sentence)];
  if (!first) return '';
  const own = ownName.exec(sentence.slice(0, first.index))?.[1]?.replace(document, ' ').trim() ?? '';
  const rest = sentence.slice(first.index + first[0].length);
  const lead = leadIn.exec(rest);
  const behind = lead && !article.test(rest.slice(lead[0].length)) ? subjectIn(rest.slice(lead[0].length)) : '';
  if (!behind) return own && lead && !speaksOfVideo(own) ? own : '';
  return own ? `${own} ${lead![0].trim()} ${behind}` : behind;
}

/** The words up to where the request goes on: another clause, what the film is like, or whom it is for. */
function subjectIn(rest: string): string {
  const parts = rest.split(/(?<=[,;:])\s+|\s+(?=[–—(])/u);
  const kept: string[] = [];
  for (const part of parts) {
    // "Marlow Bay, 2024" goes on; "everything is in the notes" does not.
    if (kept.length > 0 && !/^(?:\p{Lu}|\p{Nd}{4}\b)/u.test(part)) break;
    if (speaksOfVideo(part) && kept.length > 0) break;
    kept.push(part);
    if (/[;:]$/u.test(part)) break;
  }
  const subject = kept
    .join(' ')
    .replace(audience, '')
    .replace(document, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,:;–—-]+|[\s,:;–—-]+$/gu, '')
    .trim();
  const bare = subject.replace(article, '');
  // "This leaflet" names nothing but the document.
  if (bare !== '' && !/[\s\p{Lu}\p{Nd}]/u.test(bare) && subject.length < kept.join(' ').trim().length - 2 && document.test(kept.join(' '))) return ''; // prettier-ignore
  return /\p{L}{2}/u.test(bare) && subject.length <= 70 ? subject : '';
}
