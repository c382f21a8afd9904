import { alternatives, contextWords, wordsOfAll } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { mainClause } from './grammar/main-clause.js';
import { doneApart, saidOutright } from './grammar/relative-clause.js';
import { wordsIn } from './word-count.js';
import { writtenOut } from './plain-words.js';
import { type RoleSpan, isShown } from './roles/role.js';

/** Between two pieces of content that a direction stood between. */
export const breakMark = '\uE001';

export interface ShownText {
  text: string;
  /** The roles of its stretches. */
  spans: RoleSpan[];
}

/**
 * The text that is left without directions and exclusions, with its roles, and with the shorthand of chats written out, so that
 * whatever is read of it later (figures, labels, claims) has plain words.
 */
export function shownText(text: string, spans: readonly RoleSpan[], language: string): ShownText {
  const kept: ShownText = { text: '', spans: [] };
  let gap = '';
  for (const { from, to, role } of spans) {
    const written = text.slice(from, to);
    if (!isShown(role)) {
      gap += written;
      continue;
    }
    const plain = /```/u.test(written) ? written : writtenOut(written, language);
    const apart = gap === '' ? plain : withoutThat(plain, language);
    const opening = kept.text === '' ? doneApart(apart, language) : apart;
    const piece = kept.text === '' && opening === apart && tellsOf.test(gap) ? saidOutright(apart, language) : opening;
    if (gap !== '' && kept.text !== '' && !/\n\s*$/u.test(kept.text)) {
      // "one ghost (and round off on) Open on Thursday": what a film ends on goes on with nothing.
      const isEnding = (role === 'ending') !== (kept.spans.at(-1)?.role === 'ending');
      const between = isEnding && /\p{L}/u.test(gap) ? `${breakMark} ` : gapOf(gap, kept.text, piece);
      kept.text = `${between.startsWith('.') ? kept.text.trimEnd() : kept.text}${between}`;
    } else if (/\n/u.test(gap)) kept.text += '\n';
    gap = '';
    kept.spans.push({ from: kept.text.length, to: kept.text.length + piece.length, role });
    kept.text += piece;
  }
  return kept;
}

/** "A story about …", "die Geschichte von …": what stands behind it is told of; what stands behind "for" is offered. */
const tellsOf = new RegExp(`(?:^|\\s)(?:${alternatives(wordsOfAll(({ prompts, tables }) => `${prompts.request?.before ?? ''} ${tables?.of ?? ''}`))})\\s+$`, 'iu'); // prettier-ignore

/** "(At the end it should say) that we are looking for basses": what hung on an order stands by itself. */
function withoutThat(piece: string, language: string): string {
  const that = packOf(language)?.dictation?.that;
  const [whole, clause = ''] =
    (that && new RegExp(`^\\s*(?:${alternatives(that)})\\s([^.!?\\n]+)`, 'u').exec(piece)) || [];
  return whole === undefined || wordsIn(clause) < 2 ? piece : `${capital(mainClause(clause, language))}${piece.slice(whole.length)}`; // prettier-ignore
}
const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());

/** Words of a direction within a sentence behind which the sentence has ended, whatever its marks. */
const longInsertion = 6;
const goesOn = new RegExp(`^\\s*(?:${alternatives(`${contextWords('and')} ${wordsOfAll(({ prompts }) => `${prompts.clauses.leading ?? ''} ${prompts.clauses.subordinate ?? ''}`)}`)})(?!\\p{L})`, 'iu'); // prettier-ignore

/** What stands where a direction stood: a line break where there was one, an end where one side was closed. */
function gapOf(gap: string, before: string, after: string): string {
  // What a direction followed to the end of its sentence has ended with it.
  if (/[.!?。！？]\s*\n/u.test(gap) && /\S\s*$/u.test(before) && !/[.!?…:;。！？：；]\s*$/u.test(before) && !/^\s*\n/u.test(gap)) return '.\n'; // prettier-ignore
  if (/\n/u.test(gap)) return '\n';
  // "silver wedding (finally!) from all of us": without an aside in brackets a sentence goes on.
  if (/^\s*[(（][^()（）]*[)）]\s*$/u.test(gap) && /^\s*\p{Ll}/u.test(after)) return ' ';
  const closed =
    /[.!?…:;,，。！？；：、)\]–—-]\s*$/u.test(before) ||
    /^[\s]*[.,;:(（：，；。–—-]/u.test(gap) ||
    // "reply RESEND (to the text.) Groceries?": what ends with a direction has ended.
    /[.!?…。！？]["”»」』)]?\s*$/u.test(gap) ||
    /[.,;:!?)。！？、，：；）]\s*$/u.test(gap) ||
    /^\s*[,.;:)]/u.test(after) ||
    // "how to get a loan (to people who are embarrassed to ask, 40 seconds) credit unions look …": behind so much else another sentence begins.
    ((gap.match(/[\p{L}\p{M}\p{Nd}’'-]+/gu)?.length ?? 0) >= longInsertion && !goesOn.test(after));
  return closed ? `${breakMark} ` : ' ';
}
