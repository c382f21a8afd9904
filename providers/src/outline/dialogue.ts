import type { Beat, Evidence } from '@scenewright/core/outline';
import { alternatives, contextWords } from '../languages/any-word.js';
import { wordsIn } from '../reading/clauses.js';
import { sentenceCase } from '../planner/words/headline.js';
import { formOf } from '../reading/grammar/english-clauses.js';
import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import type { Point } from '../reading/point.js';
import { isAttribution } from '../reading/stands-alone.js';
import { beat, kickerOf } from './beats.js';
import { claimOf, leadsOn } from './claim.js';
import type { Candidate } from './node.js';
import { joined, sentence } from './spoken.js';
import type { StoryContext } from './story-context.js';

/** Questions with the points that answer them, and quotations with the name of whom they are from. */
export function dialogueCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  return [...questionCandidates(points, context), ...labelledPairs(points, context), ...quoteCandidates(points, context)]; // prettier-ignore
}

const numbered = /^(\p{L}[\p{L}\p{M}]{2,13}\s\p{Nd}{1,2})\s?[:：]\s*(.+)$/su;

/** "Myth 1: … Fact: … Myth 2: … Fact: …": what one label says, the other answers. */
function labelledPairs(points: readonly Point[], context: StoryContext): Candidate[] {
  const { language } = context;
  const pairs = points.slice(1).flatMap((answer, at) => {
    const [, label, text] = numbered.exec(points[at]!.text) ?? [];
    const isAnswer = answer.heading !== '' && wordsIn(answer.heading) <= 2 && points[at]!.heading !== answer.heading;
    return label && text && isAnswer ? [{ at, label, text, answer }] : [];
  });
  if (pairs.length < 2 || new Set(pairs.map(({ answer }) => answer.heading)).size > 1) return [];
  return pairs.map(({ at, label, text, answer }) => {
    const reply = `${claimOf(answer.heading, language, 24)}: ${answer.text}`;
    const claim = claimOf(text, language, 100);
    const spoken = joined(sentence(text, context), sentence(reply, context));
    const evidence: Evidence = { type: 'answer', question: claim.slice(0, 110), answer: reply.slice(0, 280) };
    const one = beat({ claim, evidence, spoken, kicker: label, picture: `${claim} ${answer.text}`, importance: 0.85 }, context); // prettier-ignore
    return { from: at, to: at + 2, score: 0.96, node: () => ({ alternatives: [[one]], importance: 0.9 }) };
  });
}

const asks = (point: Point): boolean =>
  /[?？؟]["”»]?\s*$/u.test(point.text) || (point.role === 'question' && point.kind !== 'heading');

function questionCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  const { language } = context;
  const found: Candidate[] = [];
  const questions = points.filter((point) => asks(point)).length;
  for (let from = 0; from < points.length; from += 1) {
    if (!asks(points[from]!)) continue;
    let to = from + 1;
    while (
      to < points.length &&
      !asks(points[to]!) &&
      (points[to]!.role === 'content' ||
        (points[to]!.role === 'action' && (to === from + 1 || points[to]!.contacts.length === 0))) &&
      points[to]!.kind !== 'heading' &&
      to - from <= 3
    )
      to += 1;
    const question = points[from]!;
    const answers = points.slice(from + 1, to);
    const words = answers.reduce((sum, { text }) => sum + wordsIn(text), 0);
    // One question is the topic; its answer is the whole film. Several are asked and answered in turn.
    if (questions < 2 || answers.length === 0 || words > 40) continue;
    const node = (): { alternatives: Beat[][]; importance: number } => {
      const asked = claimOf(question.text, language, 100);
      const answer = sentencesOf(answers, context);
      const evidence: Evidence = { type: 'answer', question: asked.slice(0, 110), answer: answer.slice(0, 280) };
      const spoken = joined(sentence(question.text, context), answer);
      return {
        alternatives: [
          [
            beat(
              {
                claim: asked,
                evidence,
                spoken,
                kicker: kickerOf({ heading: '' }, context),
                picture: `${asked} ${answer}`,
                importance: 0.85,
              },
              context,
            ),
          ],
        ],
        importance: 0.9,
      };
    };
    found.push({ from, to, score: 0.95, node });
  }
  return found;
}

const sentencesOf = (points: readonly Point[], context: StoryContext): string => {
  const seen = new Set<number>();
  return points
    .filter((point) => !seen.has(point.sentenceIndex) && seen.add(point.sentenceIndex))
    .map((point) => {
      const own = points.filter((one) => one.sentenceIndex === point.sentenceIndex);
      return sentence(own.map(({ text }) => text).join(', '), context);
    })
    .join(' ');
};

const saying = new RegExp(`(?:${alternatives(contextWords('says'))})(?!\\p{L})`, 'iu');
const credited = new RegExp(`^(${alternatives(contextWords('credited'))})[\\s:]+`, 'iu');
/** "…, said ": what leads from the words to who says them. */
const opensSaying = new RegExp(`^[\\s,;:.–—-]*(?:${saying.source})\\s+`, 'iu');
const articleFirst = new RegExp(`^(?:${alternatives(contextWords('articles'))})\\s+`, 'iu');

function quoteCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  const found: Candidate[] = [];
  for (const [at, point] of points.entries()) {
    const quote = point.quotes[0];
    const longest = context.genre === 'quote' || context.genre === 'testimonial' ? 3 : 5;
    if (!quote || wordsIn(quote.text) > 60) continue;
    const around = `${point.text.slice(0, quote.start)} ${point.text.slice(quote.end)}`.trim();
    // However short, what somebody says is a quotation: "“It holds”, says Ida Roth".
    const isSaid = isAttribution(around.replace(/^[\s,;:.–—-]+/u, ''));
    // So is what stands behind a name and a colon: "Alderman Anke Bos: “It stays free.”"
    const isLabelled = around === '' && /^\p{Lu}\S*(?:\s\S+)*\s\p{Lu}\S*$/u.test(point.heading);
    if (wordsIn(quote.text) < (isSaid || isLabelled ? 2 : longest)) continue;
    // "Maria Gomez, owner of a flower shop: “…”": who says it stands before the colon.
    const next = points[at + 1];
    const behind = next && isName(next, context.language) ? authorIn(next.text, context.language) : undefined;
    // „Endlich wieder oben.“ Hanne Zeiss, 84: who signs says it, whatever the heading above is.
    const isSigned = behind !== undefined && fullName.test(next!.text);
    const own =
      authorIn(around, context.language) ??
      (isSaid ? speakerIn(around) : undefined) ??
      (!isSigned && around === '' && point.heading ? authorIn(lastName(point.heading), context.language) : undefined);
    // "Testimonial from Dr. Ana Ruiz, vet: “…”": who speaks is named before the quotation, in another clause maybe.
    const label = point.sentence.slice(0, Math.max(0, point.sentence.indexOf(quote.text) - 1));
    const introduced =
      !own && !isSigned && /[:：]\s*$/u.test(label) && nameOf.test(label) ? authorIn(lastName(label), context.language) : undefined; // prettier-ignore
    const named = own ?? introduced ?? describedIn(point, quote, context.language) ?? behind;
    const to = !own && !introduced && named && next ? at + 2 : at + 1;
    const rest = named && to === at + 1 ? '' : around;
    if (wordsIn(rest) > 8 && !named) continue;
    found.push({
      from: at,
      to,
      score: 0.97,
      node: () => quoteNode(wordsQuoted(point), named, points.slice(at, to), context),
    });
  }
  return found;
}

/** “I'm only small,” said the firefly, “but I'm on your way.”: words that go on behind who says them are of one quotation. */
function wordsQuoted({ text, quotes }: Point): string {
  const [first, second] = quotes;
  if (!second || !isAttribution(text.slice(first!.end, second.start).replace(/^[\s,;:.–—-]+|[\s,]+$/gu, '')))
    return first!.text;
  return `${first!.text.replace(/[,.]$/u, (mark) => (/^\p{Ll}/u.test(second.text) ? ',' : mark))} ${second.text}`;
}

/** "“… now I debug” ex-florist, junior dev": who speaks is not named, and what somebody is stands behind the quotation alone. */
function describedIn(
  { text }: Point,
  { start, end }: { start: number; end: number },
  language: string,
): { author: string } | undefined {
  const behind = text.slice(end).replace(/^[\s,;:.–—-]+|[\s.]+$/gu, '');
  const isPlain =
    text.slice(0, start).trim() === '' && wordsIn(behind) >= 1 && wordsIn(behind) <= 6 && /^\p{Ll}/u.test(behind);
  // "fortsätter han": who is meant has no name here.
  const isSaid = isPlain && (language === 'en' ? formOf(behind).isSaid : wordPattern(lexiconOf(language).pronoun, language).test(behind)); // prettier-ignore
  return isPlain && !isSaid && !saying.test(behind) ? { author: sentenceCase(behind).slice(0, 64) } : undefined;
}

/** "says the sticker on every locker": who or what speaks, where it has no name of its own. */
function speakerIn(around: string): { author: string } | undefined {
  const behind = around.replace(opensSaying, '').replace(/[\s.,;:]+$/u, ''); // prettier-ignore
  const isWhole =
    wordsIn(behind) >= 2 && wordsIn(behind) <= 9 && !/[,;:]/u.test(behind) && behind.length <= longestAuthor;
  return isWhole ? { author: sentenceCase(behind) } : undefined;
}

/** Characters of a line under a quotation. */
const longestAuthor = 64;

/** "Testimonial from our client Maria Gomez, owner of …" from the name on that it is of. */
const nameOf = /(?<!\p{L})\p{Lu}\p{Ll}[\p{L}\p{M}’'.-]*(?:\s\p{Lu}[\p{L}\p{M}’'.-]*)+(?:,.*)?$/su;
const lastName = (label: string): string => nameOf.exec(label)?.[0] ?? label;

/** "Hanne Zeiss, 84", "Hannelore V., Witten": two names, and what somebody is. */
const fullName = /^\p{Lu}\p{Ll}[\p{L}’'-]*\s\p{Lu}[\p{L}’'.-]*(?:,|\s[(–—]|$)/u;

/** A short point without a verb of its own: "- Nelson Mandela", "Margit Sand, 68, retired teacher from Odense". */
const isName = (point: Point, language: string): boolean =>
  point.role === 'content' &&
  // "Tuesdays at 6.30" is when something is.
  point.times.length === 0 &&
  // "Pawly is the calendar for vets" says something.
  (wordsIn(point.text) <= 4 || /[,–—(]/u.test(point.text)) &&
  // "Margit Sand, 68, retired teacher": two names before a comma are somebody's, whatever the words behind them.
  (credited.test(point.text) ||
    /^\p{Lu}\S*(?:\s\p{Lu}[^\s,]*){1,2},\s/u.test(point.text) ||
    !(language === 'en' && formOf(point.text).isSaid)) &&
  point.figures.length <= 1 &&
  wordsIn(point.text) <= 9 &&
  /^[\s–—~-]*(?:\p{Lu}|\p{Lo})/u.test(point.text) &&
  !/[.!?]\s\S/u.test(point.text);

function authorIn(text: string, language: string): { author: string; about?: string } | undefined {
  const bare = text
    .replace(
      new RegExp(`^[\\s,.:;(–—~-]*(?:${saying.source})?[\\s:,、]*|[\\s,.:;)]*(?:${saying.source})?[\\s:,.)]*$`, 'giu'),
      '',
    )
    .trim();
  if (bare === '' || wordsIn(bare) > 12) return undefined;
  // "Attributed to Mark Twain": whose words they are is not known for sure.
  const credit = credited.exec(bare);
  const credible = credit && authorIn(bare.slice(credit[0].length), language);
  if (credible) return { ...credible, about: credit[1]!.split(/\s/u)[0]!.toLocaleLowerCase(language) };
  // "sagt die Leiterin Petra Kern": behind an article what somebody is has a capital too, where all nouns have.
  const office = /^(\p{Lu}[\p{L}\p{M}-]*),?\s(\p{Lu}\S*\s\p{Lu}\S*)$/u.exec(bare.replace(articleFirst, ''));
  if (office && articleFirst.test(bare)) return { author: office[2]!.slice(0, 64), about: office[1]!.slice(0, 80) };
  // "said network manager Una Breslin": what somebody is stands before the name as well as after it.
  const titled = /^((?:\p{Ll}[\p{L}\p{M}’'-]*,?\s){1,4})(\p{Lu}\S*(?:\s\p{Lu}\S*){1,3})$/u.exec(
    bare.replace(articleFirst, ''),
  );
  // "dito pelo | Seu Nelson": what leads to a name is nobody's office.
  const leads = titled && leadsOn(titled[1]!.trim(), language);
  if (titled && leads) return { author: titled[2]!.slice(0, 64) };
  if (titled) return { author: titled[2]!.slice(0, 64), about: titled[1]!.replace(/,?\s*$/u, '').slice(0, 80) };
  const [first = '', ...about] = bare.split(/,\s+|\s[–—-]\s|[(]/u);
  const author = first.trim();
  if (!/^(?:\p{Lu}|\p{Lo}|(?:proverb|anonymous|unknown|traditional)\b)/u.test(author) || wordsIn(author) > 6)
    return undefined;
  // "When the sea came in she": a clause is nobody's name.
  if (/^\p{Lu}/u.test(author) && /\s\p{Ll}{4,}(?=\s|$)/u.test(author)) return undefined;
  const rest = about.join(', ').replace(/[)]$/u, '').trim();
  return { author: author.slice(0, 64), ...(rest ? { about: rest.slice(0, 80) } : {}) };
}

function quoteNode(
  text: string,
  named: { author: string; about?: string } | undefined,
  points: readonly Point[],
  context: StoryContext,
): { alternatives: Beat[][]; importance: number } {
  const { language, topic } = context;
  // Verses are set apart by strokes where they stand in one line.
  const plain = text.replace(/([,;:.!?…–—-]?)\s+\/\s+/gu, (_, mark: string) => `${mark || ','} `).slice(0, 320).replace(/,\s*$/u, ''); // prettier-ignore
  const evidence: Evidence = { type: 'quote', text: plain, ...named };
  const author = named ? sentence([named.author, named.about].filter(Boolean).join(', '), context) : '';
  const whole = beat(
    {
      claim: claimOf(plain, language, 90),
      evidence,
      spoken: joined(sentence(plain, context), author),
      picture: `${named?.author ?? topic} ${plain}`,
      importance: 1,
    },
    context,
  );
  const sentences = plain.split(/(?<=[.!?。！？])\s+/u);
  const isFilm = context.genre === 'quote' || context.genre === 'testimonial';
  // A film of one quotation lets its sentences come one by one; whose they are stands with the last.
  const opened =
    isFilm && sentences.length >= 2 && sentences.length <= 4 && sentences.every((one) => wordsIn(one) >= 5)
      ? [sentences.map((one, at) => {
          const isLast = at === sentences.length - 1;
          return { ...whole, claim: claimOf(one, language, 90), evidence: { type: 'quote' as const, text: one, ...(isLast ? named : {}) }, spoken: context.narrated ? joined(sentence(one, context), isLast ? author : '') : null, picture: one.slice(0, 120) };
        })]
      : []; // prettier-ignore
  return { alternatives: [[whole], ...opened], importance: 1 };
}
