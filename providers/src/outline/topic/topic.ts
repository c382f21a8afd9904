import type { Brief } from '@scenewright/core/brief';
import { alternatives, contextWords } from '../languages/any-word.js';
import { genreNames, genreWords } from '../languages/genre-words.js';
import { colon, questionMark } from '../languages/marks.js';
import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import { packOf } from '../languages/registry.js';
import { endsEnumeration, wordsIn } from '../reading/clauses.js';
import { endsAsking } from '../reading/ends-asking.js';
import type { Point } from '../reading/point.js';
import { givesCondition } from '../reading/stands-alone.js';
import { beginsAsFragment, claimOf, contrastOf, leadsOn } from './claim.js';
import { isOrders } from '../reading/orders.js';
import { subjectOf } from './subject-name.js';
import { headedPairs, headedSidesIn } from './comparison.js';
import { headedListsIn } from './headed-lists.js';
import { ratioOf } from './ratio.js';

const quotedBehind = /^\p{Lu}[^:："“„«\n]{2,70}[:：]\s*["“„«「][^"”»」]{16,}/u;

/** Words of a heading at most that a film may open with: what is longer says something itself. */
const mostOfHeading = 13;

/** What a part of a brief is called, whatever the film is about: "Ingredients", "Answer". */
const partNames = new RegExp(`^(?:(?:${alternatives(contextWords('ingredients'))})\\p{L}*|${alternatives(`${contextWords('asked')} ${contextWords('answered')}`)})$`, 'iu'); // prettier-ignore

/** What a video is about. */
export interface Topic {
  /** As a headline; '' when nothing names it. */
  title: string;
  /** What stands under it on the opening. */
  subtitle: string;
  /** Short enough to stand above other scenes. */
  short: string;
  /** The points that the opening says already. */
  used: Point[];
  /** What the voice says of it, where that is not what its points say. */
  spoken?: string;
}

const introduces = new RegExp(`^(?:${alternatives(contextWords('introduces'))})[:,]?\\s+`, 'iu');
/** "We are Kite & Sons": who speaks is named; "we are hiring" says what they do. */
const speakers = new RegExp(`^(?:${alternatives(contextWords('weAre'))})\\s+`, 'iu');
const withoutSpeaker = (text: string): string => {
  const rest = text.replace(speakers, '');
  return /^\p{Lu}\p{L}+(?:\s(?:&|and|\p{Lu})|[,.]|$)/u.test(rest) ? rest : text;
};

/**
 * The topic, from the first of these that there is: a heading, a question, the words that a request is about
 * ("… for Nimbora, our weather app"), a short first sentence, a name that comes again, the brand.
 */
export function topicOf(all: readonly Point[], language: string, brief: Brief, documentTitle: string): Topic {
  // What a film ends on is not what it is about.
  const points = all.filter(({ role }) => role !== 'ending');
  const first = points[0];
  const brand = brief.brand?.name?.trim() ?? '';
  if (!first) return { ...named(brand || documentTitle, language), used: [] };
  // Code, and a call to act with where, say what they are themselves.
  const isCall = first.role === 'action' || (first.contacts.length > 0 && points.length === 1);
  if (first.kind === 'code' || isCall) return { ...named(brand || documentTitle, language), used: [] };
  // Words that are quoted are shown as such, never as a title; a name in quotation marks is a part of one.
  const quoted = first.quotes[0]?.text ?? '';
  if (wordsIn(quoted) >= 4 && (first.kind !== 'heading' || quoted.length * 2 > first.text.length))
    return { ...named(brand || documentTitle, language), used: [] };
  // "Dr. Ana Ruiz, vet: “…”": who is quoted stands under the words.
  if (
    first.kind === 'clause' &&
    first.quotes.length === 0 &&
    quotedBehind.test(first.sentence) &&
    first.sentence.startsWith(first.text)
  )
    return { ...named(brand || documentTitle, language), used: [] };
  if (first.kind === 'heading') return { ...named(withQuestionMark(first.text, language), language), used: [first] };
  const second = points[1];
  // "Chrome 64%, Safari 18%, Edge 5%": one figure of several is not what they are about.
  const beside = second?.sentenceIndex === first.sentenceIndex || (first.kind === 'bullet' && second?.group === first.group); // prettier-ignore
  const isRow = (first.figures.length > 0 && beside && second!.figures.length > 0) || ratioOf(first, language) !== undefined; // prettier-ignore
  const sameSentence = (point: Point | undefined): boolean => point?.sentenceIndex === first.sentenceIndex;
  // "Recipe: pancakes for two.": a name of the genre is no topic; what stands after it is.
  if (first.heading && first.kind === 'clause' && namesGenre(first.heading, language) && isTitle(first))
    return { ...named(first.text, language), used: [first] };
  // "Zuerst den Teig kneten. Danach …": what is done first is a step, and no name.
  const opensSequence = wordPattern(lexiconOf(language).sequence, language, 'start');
  const [, next] = points;
  if (first.kind === 'clause' && first.heading === '' && next && opensSequence.test(first.text) && (opensSequence.test(next.text) || (points[2] !== undefined && opensSequence.test(points[2].text)))) return { ...named(brand || documentTitle, language), used: [] }; // prettier-ignore
  // "The longest lake is …, the deepest …, the saltiest …": of parts that all begin alike the first is one of them.
  if (first.kind === 'clause' && first.heading === '' && beginAlike(points.filter(sameSentence))) return { ...named(brand || documentTitle, language), used: [] }; // prettier-ignore
  // "Boil the eggs, cool them, salt after": the first thing to do is a step, and no name.
  if (
    first.kind === 'clause' &&
    first.heading === '' &&
    isOrders(
      points.filter(({ sentenceIndex }) => sentenceIndex === first.sentenceIndex),
      language,
    )
  )
    // prettier-ignore
    return { ...named(brand || documentTitle, language), used: [] };
  // "Sparrow: 9 euros a month. Heron: 14 euros a month.": the film is about both.
  const alike = first.heading ? headedListsIn(points) : [];
  const sides = first.heading && alike.length === 0 ? headedSidesIn(points, language) : alike;
  if (sides.length > 1) return { ...named(orOf(sides.map(({ heading }) => heading), language), language), used: [] }; // prettier-ignore
  const [pair] = first.heading ? headedPairs(points) : [];
  if (pair?.left.from === 0) return { ...named(orOf([pair.left.heading, pair.right.heading], language), language), used: [] }; // prettier-ignore
  // "Wanted: two cellists for our orchestra": a word that asks names nobody.
  const isAsked = first.heading !== '' && wordsIn(first.heading) === 1 && opensAsking(first.heading, language);
  if (
    isAsked &&
    first.kind === 'clause' &&
    first.figures.length === 0 &&
    wordsIn(first.text) >= 2 &&
    wordsIn(first.text) <= 9
  ) {
    // prettier-ignore
    const title = `${claimOf(first.heading, language)}${colon(language)}${claimOf(first.text, language, 60).replace(/^\p{Lu}/u, (letter) => first.text.charAt(0) === letter ? letter : letter.toLowerCase())}`; // prettier-ignore
    return { title, subtitle: '', short: claimOf(first.text, language, 44).slice(0, 44), used: [first] };
  }
  // "The volunteers of our hall: how do you use the lift?": for whom it is asked is not what is asked.
  const isForSomebody = new RegExp(`^(?:${alternatives(`${contextWords('articles')} ${contextWords('own')}`)})\\s`, 'u').test(first.heading); // prettier-ignore
  if (isForSomebody && first.kind === 'clause' && endsAsking(first.text) && points.filter(({ text }) => endsAsking(text)).length === 1) return { ...named(first.text, language), spoken: first.text, used: [first] }; // prettier-ignore
  // "Days open: 31 of 120. Takings down 64 %.": what one figure measures is not what the film is about.
  const isMeasured = first.heading !== '' && first.kind === 'clause' && (first.figures[0]?.start ?? 99) <= 1 && second !== undefined && second.heading !== first.heading; // prettier-ignore
  if (isMeasured) return { ...named(recurring(points, language) || brand || documentTitle, language), used: [] };
  // "材料は2人分で…", "Answer: …": what a part of a film is called names no film.
  const isPart = first.heading !== '' && partNames.test(first.heading);
  if (isPart) return { ...named(recurring(points, language) || brand || documentTitle, language), used: [] };
  // "Our Q3: revenue grew …": what stands before the colon.
  if (first.heading && first.kind === 'clause' && wordsIn(first.heading) <= mostOfHeading)
    return { ...named(first.heading, language), used: [] };
  if (first.kind === 'bullet' && first.heading) return { ...named(first.heading, language), used: [] };
  if (first.kind === 'bullet')
    return { ...named(recurring(points, language) || brand || documentTitle, language), used: [] };
  const text = withoutSpeaker(first.text.replace(introduces, ''));
  const asks = endsAsking(first.text) || first.role === 'question';
  // Of three questions that are answered in turn the first is one of them.
  const answered = points.filter((point, at) => endsAsking(point.text) && points[at + 1] !== undefined && !endsAsking(points[at + 1]!.text)); // prettier-ignore
  if (asks && answered.length >= 3 && answered[0] === first) return { ...named(brand || documentTitle, language), used: [] }; // prettier-ignore
  if (asks && text.length <= 100) return { ...named(withQuestionMark(text, language), language), used: [first] };
  const name = recurring(points, language);
  // "Helio Systems today announced …": a sentence about a name, of which more is told.
  const isSubject = name !== '' && text.startsWith(`${name} `) && /^\p{Ll}/u.test(text.slice(name.length + 1));
  if (isSubject && points.length > 2) return { ...named(name, language), used: [] };
  // "1967 two brothers, one van. 1979 the depot burns.", "09:02 deploy goes out. 09:05 …": the first of what happened is no name of it.
  const opensWhen = (point: Point | undefined): boolean => point?.times[0]?.start === 0 || point?.dates[0]?.start === 0;
  const isDated = opensWhen(first) && points.slice(1, 4).some(opensWhen);
  const third = points[2];
  // "Our charity, Warm Hands, knits blankets": the name in the middle of its own sentence.
  const isNamedWithin = !isRow && new RegExp(`^(?:${alternatives(contextWords('own'))})\\s`, 'iu').test(text) && wordsIn(text) <= 5 && sameSentence(second) && /^\p{Lu}/u.test(second!.text) && wordsIn(second!.text) <= 4 && sameSentence(third) && /^\p{Ll}/u.test(third!.text) && third!.figures.length === 0 && points[3]?.sentenceIndex !== first.sentenceIndex; // prettier-ignore
  if (isNamedWithin) {
    const what = `${text} ${third!.text}`;
    return { ...named(second!.text, language), subtitle: what.length <= 110 ? sentenceOf(what) : '', used: [first, second!, third!] }; // prettier-ignore
  }
  const apposition =
    isRow || isDated
      ? undefined
      : (appositionOf(text, language) ??
        (sameSentence(second) &&
        !second!.subject &&
        isApposition(second!.text) &&
        !enumerates(second!.text, language) &&
        wordsIn(text) <= 5
          ? { name: text, what: second!.text }
          : undefined));
  // "Visits in 2025: 12,000 in January": figures behind a colon are told, not only named.
  if (apposition && first.figures.length > 0 && /^[:：]/u.test(text.slice(apposition.name.length).trim()))
    return { ...named(apposition.name, language), used: [] };
  if (apposition && wordsIn(apposition.name) <= 5) {
    const used = apposition.what === second?.text ? [first, second] : [first];
    const title = claimOf(apposition.name, language, 60);
    return {
      title,
      subtitle: first.figures.length === 0 || apposition.what.length <= 110 ? sentenceOf(apposition.what) : '',
      short: actorOf(title),
      used,
    };
  }
  // "The lamp costs €69 and will be available in …": what its sentence goes on to say more of.
  const { subject } = points.find((point) => sameSentence(point) && point.subject !== undefined) ?? {};
  // "7 things nobody packs": what is counted is told in full.
  if (
    subject &&
    !/^\p{Nd}/u.test(subject) &&
    !wordPattern(lexiconOf(language).pronoun, language, 'whole').test(subject)
  )
    return { ...named(subject, language), used: first.text === subject ? [first] : [] };
  const isShort = wordsIn(text) <= 10 && text.length <= 80;
  if (
    isShort &&
    !isRow &&
    !isDated &&
    first.figures.length <= 1 &&
    !beginsAsFragment(text, language) &&
    !leansOnNothing(text, language)
  )
    return first.figures.length === 0 || (points.length > 3 && isTally(first)) || isName(brief.prompt)
      ? { ...named(withQuestionMark(text, language), language), used: [first] }
      : { title: '', subtitle: '', short: subjectOf(first.sentence, language), used: [] };
  const whole = name || brand || documentTitle;
  return whole ? { ...named(whole, language), used: [] } : { ...named('', language), short: subjectOf(first.sentence, language), used: [] }; // prettier-ignore
}

/** Whether three parts of a sentence and more open with the same word. */
function beginAlike(parts: readonly Point[]): boolean {
  const opening = (text: string): string => /^[\p{L}\p{M}’'-]+/u.exec(text)?.[0].toLowerCase() ?? '';
  const [word = '', ...rest] = parts.map(({ text }) => opening(text));
  return word !== '' && rest.length >= 2 && rest.every((other) => other === word);
}

/** What a request says that its documents are about; the name that a document gives the same thing is better. */
export function subjectTopic(subject: string, documentTitle: string, language: string): Topic {
  const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  const own = words(subject).filter((word) => !article.test(`${word} `));
  const isNamed = documentTitle !== '' && words(documentTitle).some((word) => own.includes(word));
  const isName = /(?<=\s)\p{Lu}/u.test(documentTitle) || wordsIn(documentTitle) > wordsIn(subject);
  const bare = wordsIn(subject) > 3 ? subject.replace(article, '') : subject;
  return { ...named(isNamed && isName ? documentTitle : bare, language), used: [] };
}

/** "7 facts about bees": a small count names what is told; a larger figure is told itself. */
const isTally = ({ figures }: Point): boolean => figures.every(({ kind, figure }) => kind === 'count' && figure.magnitude <= 20); // prettier-ignore

/** "10 years of open data in Helsinki": words without an end are a name, even with a number. */
const isName = (prompt: string): boolean => prompt.length <= 80 && !/[.!。:：؛;]/u.test(prompt.trim());

/** "Helio Systems today announced HelioGrid" is short as "Helio Systems": the name that it begins with. */
const actorOf = (title: string): string =>
  /^(\p{Lu}[^\s,]*(?:\s\p{Lu}[^\s,]*){1,3})\s\p{Ll}/u.exec(title)?.[1] ?? title;

/** "Our new baristas how to steam milk": whom a film shows how stands before what it shows. */
function withoutLearners(text: string, language: string): string {
  const how = packOf(language)?.telling?.how?.[0];
  const match = how && new RegExp(`^(?:\\p{L}+\\s)?(?:${alternatives(contextWords('own'))}|${alternatives(contextWords('articles'))})(?:\\s\\p{L}+){1,4}?\\s(?=(?:${alternatives(how)})(?![\\p{L}\\p{Nd}]))`, 'iu').exec(text); // prettier-ignore
  return match ? text.slice(match[0].length) : text;
}

function named(text: string, language: string): Omit<Topic, 'used'> {
  const { name, what } = withoutOwner(withoutLearners(text, language), language);
  const title = text === '' ? '' : claimOf(name, language, 80);
  const short = what === '' ? title : title.split(/,\s/u)[0]!;
  return { title, subtitle: what, short: short.length <= 44 ? short : '' };
}

const isAtPlace = (text: string, language: string): boolean => new RegExp(`^(?:\\p{Ll}[\\p{L}\\p{M}’'-]*\\s)+(?:${alternatives(packOf(language)?.prompts.clauses.leading ?? '')})\\s\\p{Lu}`, 'u').test(text); // prettier-ignore
const ownName = new RegExp(`^(?:${alternatives(contextWords('own'))})\\s(.*)$`, 'isu');
const owner = /^((?:\p{Ll}[\p{L}\p{M}’'-]*,?\s){1,5})(?=[\p{Lu}«“„"])(.+)$/su;
/** What something is has a capital of its own in German: "unsere Werkstatt Kettenrad". */
const germanOwner = /^((?:\p{Ll}[\p{L}-]*\s){0,2}\p{Lu}[\p{L}-]*,?\s)(?=[\p{Lu}«“„"])(.+)$/su;
/** "My mum's bakery Crumb & Anchor" is made known as "Crumb & Anchor": whose it is, its viewers don't ask, but what it is. */
function withoutOwner(text: string, language: string): { name: string; what: string } {
  const rest = ownName.exec(text)?.[1];
  // "our workshop in Ghent" has no name of its own.
  const [, what, name] = (rest === undefined || isAtPlace(rest, language) ? null : (language === 'de' ? germanOwner : owner).exec(rest)) ?? []; // prettier-ignore
  // "Our cheddar won gold at the | Ludbrook Show": what leads to a name is not what somebody is.
  if (what === undefined || name === undefined || leadsOn(what, language)) return { name: text, what: '' };
  // Whose mum, its viewers don't know.
  return { name, what: sentenceOf(what.replace(/^\S+['’]s\s/u, '')) };
}

/** "What sleep does" names what is told; a question has its verb before its subject, or asks for it. */
const asksInEnglish =
  /^(?:who|which)\s(?!(?:we|you|they|i|he|she|it)\s)|^\S+(?:['’](?:s|re)\s|\s(?:\p{L}+\s){0,2}?(?:is|are|was|were|do|does|did|can|could|will|would|should|shall|has|have|had|may|might|must|isn['’]t|aren['’]t|don['’]t|doesn['’]t|didn['’]t|can['’]t|won['’]t)\s(?!and\s|or\s|but\s))/iu;

/** "Warum sich der Harz lohnt": with its subject before its verb it asks nobody. */
const tellsInGerman =
  /^(?:warum|wieso|weshalb|wie|was|wo|wann)\s(?:sich|man|wir|ihr|sie|er|es|ich|du|der|die|das|den|dem|ein|eine|unser\p{L}*|mein\p{L}*)\s/iu;

const withQuestionMark = (text: string, language: string): string =>
  endsAsking(text) ||
  !wordPattern(lexiconOf(language).question, language, 'start').test(text) ||
  wordsIn(text) < 3 ||
  (language === 'en' && !asksInEnglish.test(text)) ||
  (language === 'de' && tellsInGerman.test(text)) ||
  /^(?:how to|how (?:the|a|an|our)\s|what to|why the|comment faire|cómo hacer|como fazer|come fare)/iu.test(text)
    ? text
    : `${language === 'es' && !text.startsWith('¿') ? '¿' : ''}${text.replace(/[.!\s]*$/u, '')}${questionMark(language)}`;

/** "Recipe", "Tips", "Job ad": a word that says what sort of video it is. */
const namesGenre = (heading: string, language: string): boolean =>
  wordsIn(heading) <= 2 &&
  Object.values(packOf(language)?.prompts.genres ?? {}).some((words) =>
    new RegExp(`^(?:${alternatives(genreNames(words))})$`, 'iu').test(heading.trim()),
  );
/** "Wanted", "Gesucht": a word by which a job ad or an offer is known. */
const opensAsking = (heading: string, language: string): boolean =>
  new RegExp(`^(?:${alternatives(genreWords(packOf(language)?.prompts.genres['job-ad'] ?? ''))})$`, 'iu').test(heading.trim()); // prettier-ignore

const orOf = (names: readonly string[], language: string): string => {
  const last = names.slice(-2).join(` ${lexiconOf(language).or.split('|')[0] || '/'} `);
  return names.length > 2 ? `${names.slice(0, -2).join(', ')}, ${last}` : last;
};
const isTitle = (point: Point): boolean =>
  wordsIn(point.text) <= 8 && point.figures.length === 0 && point.text.length >= point.sentence.length * 0.5;

const leansOnNothing = (text: string, language: string): boolean =>
  wordPattern(lexiconOf(language).pronoun, language, 'start').test(text);
const sentenceOf = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replace(/[\s.,;:]+$/u, '');

const article = new RegExp(`^(?:${alternatives(contextWords('articles'))})\\s`, 'iu');
const isApposition = (text: string): boolean =>
  article.test(text) || (wordsIn(text) <= 12 && /^\p{Ll}/u.test(text) && !/\p{Nd}/u.test(text));

/** "Barre, | spin and one very small sauna": a list goes on, and says nothing of its first thing. */
const enumerates = (text: string, language: string): boolean => !article.test(text) && endsEnumeration(text, language);

/** "Loopwise, an app that turns interviews into decisions": the name and what it is. */
function appositionOf(text: string, language: string): { name: string; what: string } | undefined {
  const match = /^([^,:–—.]{2,44}?)(?:,\s+|\s[–—-]\s|:\s+)(.{6,150})$/u.exec(text);
  // "The start is not on 9, but on 16 January" is no name and what it is.
  const but = contrastOf(language);
  if (match && but && new RegExp(`^(?:${but})\\s`, 'iu').test(match[2]!)) return undefined;
  if (
    !match ||
    enumerates(match[2]!, language) ||
    givesCondition(match[1]!, match[2]!, language) ||
    wordsIn(match[1]!) > 5 ||
    !/^[\p{Lu}\p{Lo}\p{Nd}"“«]/u.test(match[1]!)
  )
    return undefined;
  return article.test(match[2]!) || (/^\p{Ll}/u.test(match[2]!) && !/[,;]/u.test(match[2]!))
    ? { name: match[1]!, what: match[2]! }
    : undefined;
}

/** A name of one to three words that at least two points hold. */
function recurring(points: readonly Point[], language: string): string {
  if (language === 'de') return '';
  const { linking, pronoun, leadIn, stop, question, sequence } = lexiconOf(language);
  const owns = new RegExp(`^(?:${alternatives(contextWords('own'))})$`, 'iu');
  const empty = wordPattern(`${linking}|${pronoun}|${leadIn}|${stop}|${question}|${sequence}`, language, 'whole');
  const seen = new Map<string, number>();
  // "14 June", "by June 1": a month that comes again is no name, nor is "Lock" of "Lock 7" and "Lock 8".
  const undated = ({ text, dates }: Point): string =>
    dates.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} · ${rest.slice(end)}`, text);
  for (const point of points)
    for (const name of new Set(
      [
        ...undated(point).matchAll(
          /(?<![\p{L}\p{Nd}])\p{Lu}[\p{L}\p{Nd}&’'-]+(?:\s\p{Lu}[\p{L}\p{Nd}&’'-]*){0,2}(?!\s\p{Nd}|[\p{L}\p{Nd}&’'-])/gu,
        ),
      ].map((match) => match[0]),
    ))
      if (!empty.test(name) && !owns.test(name) && name.length >= 3 && name.length <= 40)
        seen.set(name, (seen.get(name) ?? 0) + 1);
  return (
    [...seen].filter(([, count]) => count >= 2).sort((a, b) => b[1] - a[1] || b[0].length - a[0].length)[0]?.[0] ?? ''
  );
}
