import { cutAtWord, sentenceCase, tidy } from '../planner/words/headline.js';
import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import { wordsIn } from '../reading/clauses.js';
import { plainWords } from './plain-words.js';

/** Words that a headline can't begin with, unless what they lead is moved behind the rest. */
const leading: Readonly<Record<string, string>> = {
  en: 'with|without|of|for|to|from|by|at|in|on|into|than|after|before|during|since|until|through|under|over|between|within|as of|per',
  de: 'mit|für|von|zu|bei|in|im|am|auf|aus|nach|seit|ab|um|vor|über|unter|zwischen|bis|ohne|zum|zur|beim|vom',
  fr: 'avec|pour|de|des|du|en|dans|sur|à|au|aux|par|chez|dès|depuis|entre|sans|après|avant|pendant',
  es: 'con|para|de|del|en|a|al|por|desde|hasta|entre|sin|tras|sobre|durante',
  pt: 'com|para|de|do|da|em|no|na|a|ao|à|por|desde|até|entre|sem|após|durante',
  it: 'con|per|di|del|della|in|nel|nella|a|al|alla|da|dal|dalla|su|sul|tra|fra|senza|dopo|durante',
  nl: 'met|voor|van|in|op|aan|bij|uit|naar|sinds|tot|tussen|zonder|na|vanaf|per|om',
  pl: 'z|ze|w|we|na|do|od|po|pod|nad|przez|dla|bez|przed',
  sv: 'med|för|av|i|på|till|från|vid|under|över|mellan|utan|efter|enligt',
  ru: 'с|со|в|во|на|по|до|от|из|за|под|над|при|для|без|после|перед',
};
/** Openings with such a word that stand by themselves: "In 2024", "From dock to door", "At a glance". */
const stands =
  /^(?:(?:in|im|en|em|nel|w|i|в)\s(?:\p{Nd}|short|brief|one|a|the)|from\s.+\sto\s|at\s(?:a glance|last)|on\s(?:the|time)|for\s(?:every|sale|the)|by\s(?:the numbers|\p{Nd})|to\s(?:be|do|the)\s|without\s|with\s\p{Nd}|as\s(?:of|a)\s|mit\s\p{Nd}|para\s|por\s|pour\s(?:une?|vos|votre)\s)/iu;
/** Links to what was said before; the headline of a scene has nothing before it. */
const links: Readonly<Record<string, string>> = {
  en: 'and|but|so|also|then|plus|because|or|well|ok|first|second|third|next|finally|lastly|afterwards|or that|that|which|while',
  de: 'und|aber|also|dann|denn|oder|sowie|außerdem|danach|zuerst|zuletzt|schließlich|dass',
  fr: 'et|mais|puis|donc|car|ou|aussi|ensuite|enfin|alors|que',
  es: 'y|e|pero|luego|pues|o|u|además|también|después|entonces|que',
  pt: 'e|mas|depois|pois|ou|além disso|também|então|que',
  it: 'e|ed|ma|poi|quindi|o|inoltre|anche|dunque|che',
  nl: 'en|maar|dan|dus|of|ook|daarna|want|dat',
  pl: 'i|a|ale|potem|więc|lub|oraz|następnie|także|że',
  sv: 'och|men|sedan|så|eller|också|därefter|samt|att',
  ru: 'и|а|но|потом|затем|или|также|что',
  tr: 've|ama|sonra|ayrıca|veya|ya da',
  id: 'dan|tapi|lalu|kemudian|atau|juga|serta',
};
const trailing: Readonly<Record<string, string>> = {
  en: 'with|without|of|for|to|from|by|at|in|on|and|or|but|that|which|than|the|a|an|as|is|are|was|were|about|around|only|into|per|because|if|when|while|over|under|more|then|around|abt|approx|n|w|from',
  de: 'mit|für|von|und|oder|der|die|das|ein|eine|einen|zu|im|in|am|auf|aus|bei|als|ist|sind|um|dass|wenn|ca|etwa|rund|u',
  fr: 'avec|pour|de|des|du|et|ou|le|la|les|un|une|à|au|en|dans|sur|que|qui|est|sont|par|environ',
  es: 'con|para|de|del|y|o|e|el|la|los|las|un|una|a|al|en|por|que|es|son|desde|unos|unas|casi',
  pt: 'com|para|de|do|da|e|ou|o|a|os|as|um|uma|em|no|na|por|que|é|são|cerca',
  it: 'con|per|di|del|della|e|o|il|la|lo|gli|le|un|una|a|al|in|nel|da|che|è|sono|circa',
  nl: 'met|voor|van|en|of|de|het|een|te|in|op|aan|bij|dat|die|is|zijn|per|ongeveer',
  pl: 'z|w|na|do|od|i|lub|oraz|że|jest|są|po|dla|około',
  sv: 'med|för|av|och|eller|en|ett|i|på|till|från|att|som|är|cirka',
  ru: 'с|в|на|по|до|от|и|или|что|для|это|около',
};

const listed = (table: Readonly<Record<string, string>>, language: string): string =>
  table[language.slice(0, 2)] ?? '(?!)';

/** Most characters that a claim is set in; it wraps to three lines at most. */
const longest = 84;
/** Words of a claim that can be read at a glance. */
const mostWords = 14;

/**
 * A point of the prompt as a headline: sentence form, no link to what went before, no fragment at either end, in
 * the prompt's own words.
 */
export function claimOf(text: string, language: string, max = longest): string {
  let claim = tidy(plainWords(text.replace(/\s+/gu, ' '), language));
  claim = withoutLink(claim, language);
  claim = withLeadBehind(claim, language);
  claim = plainMarks(claim);
  if (claim.length > max || wordsIn(claim) > mostWords) claim = shortened(claim, language, max);
  claim = withoutTrail(claim, language);
  const mark = /([?？؟!！])["”»)]?\s*$/u.exec(text.trim())?.[1];
  const asked = mark && /[?？؟]/u.test(mark) && claim.length > text.trim().length - 12 ? mark : '';
  return (
    tidyEnd(sentenceCase(claim)).replace(/[?？؟!]+$/u, '') + (asked || (/[?？؟]$/u.test(claim) ? claim.slice(-1) : ''))
  );
}

function withoutLink(text: string, language: string): string {
  const match = new RegExp(`^(?:${listed(links, language)})(?:,\\s*|\\s+)(?=\\S)`, 'iu').exec(text);
  return match && wordsIn(text.slice(match[0].length)) >= 2 ? text.slice(match[0].length) : text;
}

/** "On Monday, the depot opens" → "The depot opens on Monday". */
function withLeadBehind(text: string, language: string): string {
  if (stands.test(text) || !new RegExp(`^(?:${listed(leading, language)})\\s`, 'iu').test(text)) return text;
  const comma = /^([^,]{3,40}),\s+(.{8,})$/u.exec(text);
  if (!comma) return text;
  return `${sentenceCase(comma[2]!)} ${comma[1]!.charAt(0).toLowerCase()}${comma[1]!.slice(1)}`;
}

/** Whether a text begins as a fragment does: it needs words before it. */
export function beginsAsFragment(text: string, language: string): boolean {
  return new RegExp(`^(?:${listed(leading, language)})\\s`, 'iu').test(text) && !stands.test(text);
}

function withoutTrail(text: string, language: string): string {
  const ending = new RegExp(`(?:[,;:–—-]|(?<=\\s)(?:${listed(trailing, language)})\\.?)\\s*$`, 'iu');
  let kept = text;
  for (let turn = 0; turn < 5; turn += 1) {
    const next = kept.replace(ending, '').trim();
    if (next === kept || next === '') break;
    kept = next;
  }
  return kept;
}

/** Emphasis by repeated marks is for chats: "!!", "??", "…". */
const plainMarks = (text: string): string =>
  text
    .replace(/([!?])[!?]+/gu, '$1')
    .replace(/\s+([,.;:!?])/gu, '$1')
    .replace(/[!]+$/u, '');
const tidyEnd = (text: string): string => text.replace(/[\s,;:.–—-]+$/u, '');

/** Cut where a part of the sentence ends: asides first, then the last clause that fits, at last a word. */
function shortened(text: string, language: string, max: number): string {
  const plain = text.replace(/\s*[(（][^()（）]*[)）]/gu, '').trim();
  if (plain.length <= max && wordsIn(plain) >= 3 && wordsIn(plain) <= mostWords) return plain;
  const { and } = lexiconOf(language);
  const cuts = [
    ...plain.matchAll(
      new RegExp(
        `(?:[;，、；：。،]|[,:](?!\\p{Nd}))\\s*|\\s[–—-]\\s|\\s(?:${and}|because|which|while|when|so that|weil|während|parce que|porque|mientras|perché|omdat)\\s`,
        'giu',
      ),
    ),
  ]
    .map((match) => plain.slice(0, match.index).trim())
    .filter(
      (part) =>
        part.length <= max && wordsIn(part) <= mostWords && part.length >= Math.min(20, max / 2) && wordsIn(part) >= 3,
    );
  return (
    cuts.at(-1) ??
    (plain.length <= max + 16 && wordsIn(plain) <= mostWords + 3 ? plain : cutAtWord(plain, language, max))
  );
}

/** Whether a text speaks of something named before: "it", "they". */
export const leansBack = (text: string, language: string): boolean =>
  wordPattern(lexiconOf(language).pronoun, language, 'start').test(text);
