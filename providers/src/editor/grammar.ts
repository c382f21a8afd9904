import { canonicalJson } from '@scenewright/core/determinism';
import { clausesOf, plainOf, type SaidClause } from './clauses.js';
import type { EditContext, EditRead, EditRule } from './edit-rule.js';
import type { Clause } from './clause.js';
import { languagesOf, readingsOf } from './in-english.js';
import { linkOf } from './link-of.js';
import type { Operation } from './operations.js';
import { editRules } from './rules/registry.js';

/** Beyond this nobody asks for changes; it bounds the work that a text can make. */
const mostClauses = 40;
const longestClause = 1200;

/** An instruction as it is read, once: the languages that it can be in, and what it asks for, one thing each. */
export interface ReadInstruction {
  languages: string[];
  clauses: ReadClause[];
}

export interface ReadClause {
  /** As written, with the scene that it is about. */
  said: string;
  /** In English, in every way in which it can be read; empty when it is too much to be read at all. */
  readings: readonly { clause: Clause; weight: number; isGuess: boolean }[];
}

/** @param language of what is edited (BCP-47): many instructions are in it */
export function readInstruction(instruction: string, language: string): ReadInstruction {
  const languages = languagesOf(instruction, language.slice(0, 2));
  const clauses = clausesOf(instruction, languages).map((clause, index) =>
    index < mostClauses && clause.text.length <= longestClause
      ? readClause(clause, languages)
      : { said: clause.expand(clause.text), readings: [] },
  );
  return { languages, clauses };
}

export function readClause({ text, scope, expand }: SaidClause, languages: readonly string[]): ReadClause {
  const where = scope === null ? null : scopeInEnglish(scope, languages);
  const read = readingsOf(text, languages);
  const link = linkOf(
    read.map((reading) => reading.text),
    expand,
  );
  const readings = read.map((reading) => ({
    weight: reading.weight,
    isGuess: reading.isGuess,
    clause: { text: reading.text, plain: plainOf(reading.text), scope: where, link, expand },
  }));
  return { said: expand(scope === null ? text : `${text} (${scope})`), readings };
}

function scopeInEnglish(scope: string, languages: readonly string[]): string {
  const found = readingsOf(scope, languages).find(({ text }) => /\b(?:scene|slide|panel)\b/iu.test(text));
  return found?.text ?? scope;
}

/** What one rule makes of one reading. */
export interface Candidate {
  rule: EditRule;
  read: EditRead;
  /** Of the rule for the reading and of the reading for the clause. */
  score: number;
  /** Another rule is as sure and would do something else. */
  isAmbiguous?: true;
}

/** What can be done is likelier meant than what can't. */
const refusal = 0.1;

/** All that rules make of a clause, best first; at the same score what can be done before what can't. */
export function candidatesOf({ readings }: ReadClause, rules: readonly EditRule[], context: EditContext): Candidate[] {
  const found: Candidate[] = [];
  for (const { clause, weight, isGuess } of readings)
    for (const rule of rules) {
      if (!rule.serves.includes(context.target)) continue;
      const read = rule.read(clause, context);
      if (read && !(isGuess && 'refused' in read))
        found.push({ rule, read, score: read.score * weight - ('refused' in read ? refusal : 0) });
    }
  return found.toSorted((a, b) => b.score - a.score || Number('refused' in a.read) - Number('refused' in b.read));
}

/**
 * The reading of a clause that is carried out: that of the best score. Null when no rule reads it; a refusal that names
 * the readings when two rules are as sure and would do different things.
 */
export function bestReading(clause: ReadClause, rules: readonly EditRule[], context: EditContext): Candidate | null {
  const found = candidatesOf(clause, rules, context);
  const best = found[0];
  if (!best || 'refused' in best.read) return best ?? null;
  const { done, operations } = best.read;
  const work = workOf(done, operations);
  const other = found.find(
    ({ read, rule, score }) =>
      rule !== best.rule && 'done' in read && best.score - score < 1e-9 && workOf(read.done, read.operations) !== work,
  );
  if (!other || 'refused' in other.read) return best;
  const refused = `It can mean "${done}" or "${other.read.done}": say it in other words, or name the scene and quote the text.`;
  return { ...best, read: { score: best.read.score, refused }, isAmbiguous: true };
}

/** The ids of the rules that read an instruction, clause by clause; null for a clause that none reads. */
export const readEdit = (
  instruction: string,
  context: EditContext,
  rules: readonly EditRule[] = editRules,
): (string | null)[] => {
  const language = context.target === 'infographic' ? context.graphic.language : context.video.storyboard.language;
  return readInstruction(instruction, language).clauses.map(
    (clause) => bestReading(clause, rules, context)?.rule.id ?? null,
  );
};

/** What two readings are compared by: their operations; planned work by what it is said to do. */
const workOf = (done: string, operations: readonly Operation[]): string =>
  operations.some((operation) => 'plan' in operation) ? done : canonicalJson(operations);
