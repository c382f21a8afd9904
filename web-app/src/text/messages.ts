import type { ErrorCode } from '@scenewright/core/errors';
import { tellSentence, type Sentences } from './sentences.js';

/** Sentences in a language of the app for what the service says in English, by code. */
export interface Messages {
  /** Refusals (interface 7), and what this app meets by itself. */
  errors: Record<ErrorCode | 'unreachable', string>;
  /** Why a video or a file was not made. */
  failures: Record<string, string>;
  /** What was missing, replaced or left out. */
  warnings: Record<string, string>;
  /** What is being done with a video. */
  phases: Record<string, string>;
  /** Names and descriptions of catalogues and settings, by their English words. */
  words: Record<string, string>;
  /** Sentences with what stands in them. */
  sentences: Sentences;
}

/** Refusals of which the code does not tell enough: which field, how much. The rest is in the sentence of the catalogue. */
const telling = new Set<string>([
  'invalid_request',
  'insufficient_credits',
  'payload_too_large',
  'rate_limited',
  'forbidden',
] satisfies ErrorCode[]);

/** `sentence` in the language of the app, and what the service says beside it, in English; null where there is none. */
export interface ShownMessage {
  sentence: string | null;
  original: string | null;
}

/** A refusal or a failure as it is shown. `messages` null: the language of the app is that of the service. */
export function tellError(
  messages: Messages | null,
  { code, message }: { code: string; message: string },
): ShownMessage {
  const whole = messages && tellSentence(messages.sentences, message);
  if (whole !== null) return { sentence: whole, original: null };
  const refusal = (messages?.errors as Record<string, string> | undefined)?.[code];
  if (refusal !== undefined) return { sentence: refusal, original: telling.has(code) ? message : null };
  return { sentence: messages?.failures[code] ?? null, original: message };
}

/**
 * Scenes, words and figures stand in what the service says: it is told in full, or shown as well where only its code is known
 * here. A sentence of a code that says nothing more stands alone.
 */
export function tellWarning(
  messages: Messages | null,
  { code, message }: { code: string; message: string },
): ShownMessage {
  const whole = messages && tellSentence(messages.sentences, message);
  if (whole !== null) return { sentence: whole, original: null };
  return { sentence: messages?.warnings[code] ?? null, original: message };
}

/** What a change in words has done; as the service says it where that is not known here. */
export function tellChange(messages: Messages | null, what: string): ShownMessage {
  const sentence = messages && tellSentence(messages.sentences, what, 'changes');
  return { sentence, original: sentence === null ? what : null };
}

/** What a picture of a review shows: a line of the storyboard, a place, or a name as somebody wrote it. */
export const pictureTitle = (messages: Messages | null, title: string): string =>
  messages?.words[title] ?? (messages && tellSentence(messages.sentences, title)) ?? title;

/** Each part of what the service calls something: "Label 2, left", "1 Chart", "Scene 3". */
const part = /^(\d+ )?(.*?)( [\d.]+)?$/;

/** What the service calls something; words that stand in no catalogue stay as they are. */
export function inWords(messages: Messages | null, text: string): string {
  if (messages === null) return text;
  const { words } = messages;
  if (words[text] !== undefined) return words[text];
  return text
    .split(', ')
    .map((one) => {
      const [, before = '', name = '', after = ''] = part.exec(one) ?? [];
      return `${before}${words[name] ?? name}${after}`;
    })
    .join(', ');
}

/** A scene that shows no words is called by its place; a title that it has is its author's. */
export const sceneTitle = (messages: Messages | null, title: string): string =>
  /^Scene \d+$/.test(title) ? inWords(messages, title) : title;
