import { alternatives, contextWords } from '../languages/any-word.js';

/** Characters that are read: about 20,000 words. The rest could not be shown in any video. */
const longestText = 120_000;

/**
 * The prompt as plain text: markup, comments, scripts and control characters gone, entities resolved,
 * line breaks kept. Code fences stay as they are.
 */
export function cleanText(raw: string): string {
  const fences: string[] = [];
  const held = raw
    .slice(0, longestText)
    .replace(/```[\s\S]*?(?:```|$)/g, (fence) => `\n\u0001${fences.push(fence) - 1}\u0001\n`);
  const text = held
    .normalize('NFC')
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<(script|style|svg|iframe|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|table|section|article)\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]{0,300}>/gi, ' ')
    .replace(
      /&(nbsp|amp|lt|gt|quot|#39|apos);/g,
      (_, name: string) =>
        ({ nbsp: '\u00a0', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'" })[name] ?? ' ',
    )
    .replace(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex
    .replace(
      /[\u0000\u0002-\u0008\u000b-\u001f\u007f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]/g,
      '',
    )
    .replace(/\p{Cs}/gu, '')
    .replace(/\*\*(.+?)\*\*/g, '$1')
    // ”…”, as Swedes and Finns quote.
    .replace(/(?<=^|[\s(:])”(?=\S)([^“”\n]{2,400})”/gmu, '“$1”')
    // ש"ח: before the last letter of a Hebrew word it shortens it, and quotes nothing.
    .replace(/(?<=\p{sc=Hebrew})"(?=\p{sc=Hebrew}(?!\p{sc=Hebrew}))/gu, '״')
    // ".2M" is 0.2 million, not 2.
    .replace(/(?<=^|[\s($€£¥])\.(?=\d)/gmu, '0.')
    .replace(/[ \t]+/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return text.replace(/\u0001(\d+)\u0001/g, (_, index: string) => fences[Number(index)] ?? '').trim();
}

const stepwise = new RegExp(
  `(?<=\\S)[,，、]?\\s*[(（]?(?<!\\p{L})(?:${alternatives(contextWords('stepwise'))})(?!\\p{L})[)）]?(?=\\s*[.:：。\\n]|$)`,
  'giu',
);

/** "How to descale a kettle, step by step: …" says of its film how it goes on, and nothing to who watches it. */
export const withoutStepwise = (text: string): string => text.replace(stepwise, '');
