import { letterTable } from './letter-table.generated.js';
import { unpackLetters, type LetterScores } from './letter-table.js';

export interface LikelyLanguage {
  /** ISO 639-1; empty where no letters are known. */
  language: string;
  /** Whether the text scores about as texts in that language do. */
  isReliable: boolean;
}

/**
 * The language of a text by letters in a row, with the table and the arithmetic of eld ("small"; Nito T.M., Apache-2.0):
 * words are cut into overlapping pieces of four bytes, and each piece says how likely which languages are.
 */
export function likelyLanguage(text: string): LikelyLanguage {
  table ??= unpackLetters(letterTable);
  const { languages, usual } = letterTable;
  const scores = new Float64Array(languages.length);
  const pieces = piecesOf(text);
  for (const piece of pieces)
    table(Buffer.from(piece, 'latin1'), (language, score) => {
      scores[language]! += score + least;
    });
  let best = 0;
  for (const [language, score] of scores.entries()) if (score > scores[best]!) best = language;
  if (scores[best] === 0) return { language: '', isReliable: false };
  const each = scores[best]! / pieces.size;
  const isReliable = pieces.size >= fewestPieces && each / (each + scale) >= usual[best]! * share;
  return { language: languages[best]!, isReliable };
}

let table: LetterScores | undefined;

/** What the table leaves out of every score. */
const least = 53;
/** From a sum to a score of 0 to 1, as `usual` has them. */
const scale = 25;
const share = 0.75;
const fewestPieces = 3;

/** Characters and bytes of a text that count; a word that has begun is read to its end. */
const longest = { characters: 1000, bytes: 350, ever: 380 };
const longestWord = 70;
const [size, stride] = [4, 3];

function piecesOf(text: string): Set<string> {
  const pieces = new Set<string>();
  for (const word of wordsOf(text)) {
    const length = Math.min(word.length, longestWord);
    let at = 0;
    for (; at + size < length; at += stride) pieces.add((at === 0 ? ' ' : '') + word.slice(at, at + size));
    pieces.add(`${at === 0 ? ' ' : ''}${word.substring(length === 3 ? 0 : length - size)} `);
  }
  return pieces;
}

const others = /(?:[^\p{L}]|[\u{10000}-\u{10FFFF}])+(?<!['`’])/gu;

/** Words in lower case, each byte of UTF-8 as the sign that the table has for it. */
function wordsOf(text: string): string[] {
  const plain = text.slice(0, longest.characters).replace(others, ' ').trim().toLowerCase();
  const words: string[] = [];
  let word = '';
  let bytes = 0;
  for (const sign of plain) {
    if (sign === ' ') {
      if (word !== '') words.push(word);
      word = '';
      if (bytes > longest.bytes) break;
    } else word += sign < '\u0080' ? sign : signsOf(sign);
    bytes += Buffer.byteLength(sign);
    if (bytes > longest.ever) break;
  }
  if (word !== '') words.push(word);
  return words;
}

const signsOf = (sign: string): string =>
  Array.from(Buffer.from(sign), (byte) => String.fromCharCode(letterTable.bytes[byte]!)).join('');
