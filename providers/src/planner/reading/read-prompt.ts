import type { BriefDocument } from '@scenewright/core';
import { cleanText } from '../../reading/clean-text.js';
import { breakInlineLists, withoutDateline } from './inline-lists.js';
import { detectLanguage } from '../../reading/language.js';
import { splitBlocks, type Block } from '../../reading/sentences.js';
import { withoutDirection } from './visual-direction.js';
import { readWishes, type Wishes } from './wishes.js';

export interface ReadPrompt {
  /** Content alone, without the remarks about the video. */
  text: string;
  language: string;
  wishes: Wishes;
  /** What "a video about …" names; '' when the prompt is the content itself. */
  topic: string;
  blocks: Block[];
  /** Tables written in the prompt itself (`| a | b |`). */
  tables: Extract<BriefDocument, { kind: 'table' }>[];
}

export function readPrompt(prompt: string): ReadPrompt {
  const cleaned = withoutDateline(withoutDirection(cleanText(prompt) || prompt.trim()));
  // The remarks may be in another language than the content: read them by the whole, then decide by the content.
  const overall = detectLanguage(cleaned);
  const { wishes, text, topic } = readWishes(cleaned, overall);
  const language = detectLanguage(text, overall);
  // Data in braces is shown as what it is.
  if (/^\s*[[{][\s\S]*[\]}]\s*$/.test(text))
    return { text, language, wishes, topic, blocks: [{ kind: 'code', text: text.trim(), group: 1 }], tables: [] };
  const { rest, tables } = takeTables(breakInlineLists(text.replace(showing, '')));
  return { text, language, wishes, topic, blocks: splitBlocks(rest, language), tables };
}

/** "Show a chat." says what is to be seen; what follows is it. */
const showing =
  /^\s*(?:show|draw|make|create)\s+(?:(?:me|us)\s+)?(?:an?|the|this)\s+(?:chat|conversation|dialogue|table|timeline|chart|list)\s*[.:]\s+(?=\S)/iu;

/** Lines of cells between bars, with their rule of dashes, as tables. */
function takeTables(text: string): { rest: string; tables: ReadPrompt['tables'] } {
  const rest: string[] = [];
  const tables: ReadPrompt['tables'] = [];
  let rows: string[][] = [];
  let raw: string[] = [];
  const close = (): void => {
    const [columns, ...body] = rows;
    if (columns && columns.length >= 2 && body.length >= 1)
      tables.push({
        kind: 'table',
        name: '',
        columns,
        rows: body.map((row) => columns.map((_, index) => row[index] ?? '')),
      });
    else rest.push(...raw);
    rows = [];
    raw = [];
  };
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    if (/^\|.*\|$/.test(trimmed)) {
      raw.push(line);
      if (!/^[|\s:-]+$/.test(trimmed))
        rows.push(
          trimmed
            .slice(1, -1)
            .split('|')
            .map((cell) => cell.trim()),
        );
      continue;
    }
    if (rows.length > 0) close();
    rest.push(line);
  }
  if (rows.length > 0) close();
  return { rest: rest.join('\n'), tables };
}
