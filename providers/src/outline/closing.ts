import type { Beat, Genre } from '@scenewright/core/outline';
import { alternatives, contextWords } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { wordsIn } from '../reading/clauses.js';
import type { Point } from '../reading/point.js';
import { beat, spokenOf } from './beats.js';
import { beginsAsFragment, claimOf } from './claim.js';
import { occasionLine } from './occasion-line.js';
import { sentence } from './spoken.js';
import { filled } from './telling/frame.js';
import type { StoryContext } from './story-context.js';

/** What the film ends on: the calls to act and the words that the prompt wants at its end, in one or two beats. */
export function closingBeats(points: readonly Point[], context: StoryContext): Beat[] {
  if (points.length === 0) return [];
  const beats: Beat[] = [];
  let group: Point[] = [];
  const close = (isLast = false): void => {
    if (group.length > 0) beats.push(closingBeat(group, context, isLast));
    group = [];
  };
  for (const point of points) {
    const words = [...group, point].reduce((sum, { text }) => sum + wordsIn(text), 0);
    const changes = group.length > 0 && (group.length >= 2 || words > 16 || isSlogan(point) !== isSlogan(group[0]!));
    if (changes) close();
    group.push(point);
  }
  close(true);
  // An address alone goes with the words before it.
  return beats;
}

/** Words that are said as they stand, without asking for anything. */
const isSlogan = (point: Point): boolean =>
  point.quotes.length > 0 || (point.role === 'ending' && point.contacts.length === 0);

function closingBeat(given: readonly Point[], context: StoryContext, isLast: boolean): Beat {
  const { language, topic, brief } = context;
  // "We are at 12 Elm Road. Book at …": what to do leads, and where to find it stands under it.
  const leads = given.findIndex(({ contacts }) => contacts.some(({ kind }) => kind !== 'street'));
  const points = leads > 0 && given[0]!.contacts[0]?.kind === 'street' ? [given[leads]!, ...given.filter((_, at) => at !== leads)] : given; // prettier-ignore
  const contact = points.flatMap(({ contacts }) => contacts)[0];
  const texts = points.map((point) => point.quotes[0]?.text ?? point.text);
  const bare = contact ? texts.map((text) => withoutContact(text, contact.text)) : texts;
  const said = bare.filter((text) => wordsIn(text) >= 1);
  const head = said[0] ?? '';
  // "mail jobs@…": a verb alone says less than what the film is about.
  const isBare = contact !== undefined && wordsIn(head) === 1 && topic !== '';
  // "Inquiries: 55-01-23": a number, however it is written, is whom to call, and what stands before it what for.
  const isNumber = head !== '' && !/\p{L}/u.test(head);
  const words = packOf(language)?.telling;
  // An address, or "more" and an address, leads to what the film is about.
  const isAddress = contact?.kind === 'link' && points.length === 1 && topic !== '' && words !== undefined && wordsIn(topic) <= 5 && !/[?？؟]$/u.test(topic) && (wordsIn(head) === 0 || (isBare && words.moreAt.toLowerCase().startsWith(`${head.toLowerCase()} `))); // prettier-ignore
  const claim = isAddress
    ? filled(words.more, topic)
    : isBare
      ? topic
      : isNumber
        ? labelOf(points[0]!) || topic || head
        : head && !beginsAsFragment(claimOf(head, language), language)
          ? claimOf(head, language)
          : head
            ? claimOf(points[0]!.text, language)
            : labelOf(points[0]!) || brief.brand?.name || topic || contact?.text || '·';
  const support = said
    .slice(1)
    .map((text) => claimOf(text, language, 80))
    .join(' · ');
  // "Bring a blanket!": what to keep in mind of an invitation is when and where.
  const occasion = support === '' && !contact && !isNumber && isLast ? occasionLine(context) : '';
  return beat(
    {
      purpose: 'close',
      claim,
      support: support || occasion,
      evidence: {
        type: 'action',
        ...(contact || isNumber ? { where: (contact?.text ?? head.replace(/[\s.。।]+$/u, '')).slice(0, 120) } : {}),
      },
      spoken: isAddress ? sentence(filled(words.moreAt, topic, contact.text), context) : isBare && selling.has(context.genre) && isName(topic) ? `${sentence(topic, context)} ${spokenOf(given, context)}` : spokenOf(given, context), // prettier-ignore
      picture: `${topic} ${claim}`,
      importance: 1,
    },
    context,
  );
}

const selling: ReadonlySet<Genre> = new Set(['promo', 'place', 'announcement', 'event', 'fundraising']);
/** A name that a film can end on, as spoken before what to do: "Pilo. Order at pilo.example." */
const isName = (topic: string): boolean => /^\p{Lu}/u.test(topic) && wordsIn(topic) <= 3 && !/[?？؟:]/u.test(topic);

/** "Apply: jobs@…": what stands before the colon says what to do. */
const labelOf = ({ heading, sentence: whole, text }: Point): string =>
  heading !== '' && wordsIn(heading) <= 8 && whole.startsWith(heading) && (!/\p{L}/u.test(text) || whole.length <= heading.length + text.length + 4) ? heading : ''; // prettier-ignore

const leadIn = new RegExp(`(?:^|\\s)(?:${alternatives(contextWords('beforeContact'))})?\\s*[:：]?\\s*$`, 'iu');

function withoutContact(text: string, contact: string): string {
  const at = text.indexOf(contact);
  if (at < 0) return text;
  const before = text.slice(0, at).replace(leadIn, '');
  const rest = text.slice(at + contact.length).replace(/^[\s.,;:)]+$/u, '');
  // "If it's stuck, ring 0800 555 088, they're farmers' daughters": without it its clause would break off before the next.
  if (/^,\s/u.test(rest) && !/[,;]\s*$/u.test(text.slice(0, at)) && /\p{L}/u.test(before)) return text;
  // "Tournebroche Cycles, 8 rue Bourgchanin, essais le samedi": one comma is left.
  const after = /[,;]\s*$/u.test(before) ? rest.replace(/^[,;]\s*/u, '') : rest;
  return `${before} ${after.trim()}`.trim().replace(/^[\s,:;–—-]+|[\s,:;–—-]+$/gu, '');
}
