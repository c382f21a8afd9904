import type { BriefDocument, Warning } from '@scenewright/core';
import type { Fact } from '../facts/fact.js';
import { readFacts } from '../facts/read-facts.js';
import { statementsOf } from '../facts/statements.js';
import { cleanText } from '../../reading/clean-text.js';
import { detectLanguage } from '../../reading/language.js';
import { splitBlocks } from '../../reading/sentences.js';
import { shorten } from '../scenes/shorten.js';
import type { Phrases } from '../words/phrases.js';
import { tableFacts, titleOf } from './table-facts.js';

/** Facts of all documents, and a title for the video when the prompt gives none. */
export function documentFacts(
  documents: BriefDocument[],
  language: string,
  phrases: Phrases,
  seconds: number,
): { facts: Fact[]; title: string; warnings: Warning[] } {
  const facts: Fact[] = [];
  const warnings: Warning[] = [];
  let title = '';
  const room = Math.max(2, Math.round(seconds / 5.5 / Math.max(1, documents.length)));
  for (const document of documents) {
    if (document.kind === 'table') {
      const found = tableFacts(document, language, phrases).slice(0, room);
      if (found.length === 0)
        warnings.push({ code: 'document_unused', message: `"${document.name}" holds no rows that can be shown.` });
      facts.push(...found);
      title ||= titleOf(document.name);
      continue;
    }
    const text = cleanText(document.text);
    const own = detectLanguage(text, language);
    if (own !== language)
      warnings.push({
        code: 'document_language',
        message: `"${document.name}" is written in "${own}", the prompt in "${language}"; the words of the document are kept as they are.`,
      });
    // A summary is half as long as the video, so that the rest is left for the prompt's own words.
    const { statements, left } = shorten(statementsOf(splitBlocks(text, own), own), Math.max(10, seconds * 0.7), own);
    const read = readFacts(statements, own);
    if (left > 0)
      warnings.push({
        code: 'document_summarised',
        message: `"${document.name}" is shown by its ${statements.length} weightiest sentences.`,
      });
    facts.push(...read.facts.map((fact) => ({ ...fact, importance: fact.importance * 0.9 })));
    title ||= read.title || titleOf(document.name);
  }
  return { facts, title, warnings };
}
