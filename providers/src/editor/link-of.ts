import { isSocialLink, parsedUrl } from '@scenewright/core/requests';
import { plainOf } from './clauses.js';
import type { Clause, ClauseLink, FoundLink } from './clause.js';

const musicWord = /\b(?:music|song|soundtrack|score|tune|track|audio)\b/iu;
const filmWord = /\b(?:footage|clips?|film|movie|b-?roll|recording)\b/iu;
const asFilm = /\b(?:as|for)\s+(?:(?:the|a|an|some)\s+)*(?:footage|clip|film|movie|b-?roll|video)/iu;
/** "the video ⟦⟧": the word names what the link leads to. */
const videoBefore = /\bvideo\s*(?:(?:at|from|link|behind)\s*)?:?\s*⟦⟧/iu;
const soundFile = /\.(?:mp3|wav|m4a|ogg|oga|opus|flac|aac)$/iu;
const filmFile = /\.(?:mp4|m4v|mov|webm|mkv|avi)$/iu;
/** Pages of platforms that are one film; others of theirs are profiles, and no more than an address. */
const filmPages: readonly (readonly [RegExp, RegExp])[] = [
  [/(?:^|\.)youtube\.com$/u, /^\/(?:watch|shorts\/|live\/|embed\/)/u],
  [/(?:^|\.)(?:youtu\.be|fb\.watch)$/u, /^\/./u],
  [/(?:^|\.)vimeo\.com$/u, /^\/(?:\d|channels\/|video\/)/u],
  [/(?:^|\.)dailymotion\.com$/u, /^\/video\//u],
  [/(?:^|\.)tiktok\.com$/u, /\/video\/|^\/[tv]\//u],
  [/(?:^|\.)instagram\.com$/u, /^\/(?:reels?|p|tv)\//u],
  [/(?:^|\.)facebook\.com$/u, /^\/(?:watch|reel)|\/videos\//u],
  [/(?:^|\.)twitch\.tv$/u, /^\/videos\/|\/clip\//u],
  [/(?:^|\.)bilibili\.com$/u, /^\/video\//u],
];
const soundHosts = /(?:^|\.)(?:soundcloud\.com|spotify\.com|bandcamp\.com)$/u;
/** Words of the video that are a text: the link is what they are to say. */
const textWord =
  /\b(?:url|web ?site|web ?address|address|homepage|handle|title|subtitle|headline|caption|text|button|label|kicker|link (?:on|of|in) the)\b/iu;
const otherText = /^(?:change|replace|rename|correct|fix|update|set)\s+⟦\d+⟧\s+(?:to|with|by|into)\s/iu;
const asksForMedia = /^(?:use|play|add|put|set|change|make|import|insert|include|show|take|replace|swap)\b/iu;

/**
 * The link of one clause and what it is for; null when it is no more than an address. `text` has it in `⟦n⟧`.
 * @param readings of the clause in English: that one of them names a text is enough to take the link for one
 */
export function linkOf(readings: readonly string[], expand: Clause['expand']): ClauseLink | null {
  for (const [token] of (readings[0] ?? '').matchAll(/⟦\d+⟧/gu)) {
    const address = addressOf(expand(token));
    if (address === null) continue;
    const rests = readings.map((text) => text.replace(token, '⟦⟧'));
    if (readings.some((text) => otherText.test(text)) || rests.some((rest) => textWord.test(plainOf(rest)))) continue;
    const role = rests.map((rest) => roleOf(new URL(address), rest)).find((found) => found !== null);
    if (role) return { url: address, role, token };
  }
  return null;
}

/** A voice is planned for: it comes with a video, not with an edit of it. */
export const isVoiceover = (text: string): boolean =>
  /\b(?:voice-?over|narration|narrator|voice)\b/iu.test(text) && !musicWord.test(text);

function roleOf({ hostname, pathname, href }: URL, rest: string): FoundLink['role'] | null {
  const isSound = soundFile.test(pathname) || soundHosts.test(hostname);
  const isFilm =
    filmFile.test(pathname) || filmPages.some(([host, path]) => host.test(hostname) && path.test(pathname));
  const media = asksForMedia.test(rest) || isSocialLink(href);
  if (asFilm.test(rest) && media) return 'footage';
  if (musicWord.test(rest) && media) return 'music';
  if ((filmWord.test(rest) || videoBefore.test(rest)) && media) return 'footage';
  return isSound ? 'music' : isFilm ? 'footage' : null;
}

/** A quoted text or word that is an address and nothing else. */
function addressOf(text: string): string | null {
  const plain = /^www\.\S+$/iu.test(text) ? `https://${text}` : text;
  const url = parsedUrl(plain);
  return url && /^https?:$/u.test(url.protocol) ? plain : null;
}
