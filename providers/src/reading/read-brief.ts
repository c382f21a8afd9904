import type { Brief } from '@scenewright/core/brief';
import type { Point } from './point.js';
import { readPrompt } from './read.js';
import type { Reading } from './reading.js';
import { cuesOf, speaksOfVideo } from './roles/cues.js';
import { requestSubject } from './request-subject.js';
import { asksOfTable, clausesOf, ignoresInTable, isOfDocument } from './table-requests.js';
import { wishesOf } from './wishes.js';

/**
 * Reads a prompt beside its documents. A prompt that is nothing but a request ("Summarize this report in a 30 second
 * video") lends its words to the topic where there is nothing else to tell; documents and tables are something else.
 */
export function readBrief({ prompt, documents }: Pick<Brief, 'prompt' | 'documents'>): Reading {
  const reading = withoutRequests(readPrompt(prompt), prompt, documents);
  const { points, directions, exclusions, tables } = reading;
  const asked = points[0]?.sentence ?? '';
  const isRequest = points.length === 1 && directions.length === 0 && speaksOfVideo(asked);
  const forbids = exclusions.terms.length + exclusions.fullNames.length + exclusions.topics.length > 0;
  if (!isRequest || forbids || documents.length + tables.length === 0) return reading;
  return { ...reading, points: [], text: '', directions: [asked], wishes: wishesOf([asked]) };
}

/**
 * Beside documents, what a prompt asks of them is no content: questions that a table answers, and sentences about the
 * files themselves. What they say that the documents are about is the subject.
 */
function withoutRequests(reading: Reading, prompt: string, documents: Brief['documents']): Reading {
  const { language, tables } = reading;
  if (documents.length + tables.length === 0) return reading;
  const hasTable = tables.length > 0 || documents.some(({ kind }) => kind === 'table');
  const sentences = prompt.split(/[.!?。！？\n]+\s*|[:：]\s+/u);
  const asking = hasTable ? sentences.filter((text) => asksOfTable(text, language)) : [];
  const heads = [...tables, ...documents].flatMap((each) => (each.kind === 'table' ? each.columns : []));
  const clauses = documents.length > 0 ? clausesOf(prompt) : [];
  const about = clauses.filter((text) => isOfDocument(text, language) && isRequest(text, reading, heads));
  const subject = documents.length > 0 ? requestSubject(prompt, language) : '';
  // "Use the history and the prices": what to take from a text, without a fact of its own.
  const hasText = documents.some(({ kind }) => kind === 'text');
  const taking = hasText ? sentences.filter((text) => !/\p{Nd}/u.test(text) && cuesOf(text).some(({ name, from }) => name === 'make' && from < 3)) : []; // prettier-ignore
  const requests = [...asking, ...about, ...taking].map((text) => text.trim()).filter(Boolean);
  const isAsked = ({ text }: Point): boolean => {
    const plain = text.toLowerCase().replace(/[\s.!?]+$/u, '');
    return requests.some((request) => request.toLowerCase().includes(plain)) || (subject !== '' && plain.startsWith(subject.toLowerCase())); // prettier-ignore
  };
  const points = reading.points.filter((point) => !isAsked(point));
  if (points.length === reading.points.length && !subject && requests.length === 0) return reading;
  return { ...reading, points, text: points.map(({ text }) => text).join('. '), requests, subject };
}

/** Of a clause about a file: it has no figures of its own, and is not what a product does with its users' files. */
function isRequest(text: string, { language }: Reading, heads: readonly string[]): boolean {
  const given = heads.join(' ');
  const numbers = text.match(/\p{Nd}+/gu) ?? [];
  return numbers.every((number) => given.includes(number)) || ignoresInTable(text, language);
}
