import { isSocialLink, parsedUrl } from '@scenewright/core';
import { clausesOf, plainOf } from './clauses.js';
import type { Clause } from './edit-rule.js';

/** A link in the words of an edit that is to be imported (interface 4.4). */
export interface FoundLink {
  /** As it is fetched. */
  url: string;
  role: 'footage' | 'music';
}

const musicWord =
  /\b(?:music|song|soundtrack|score|tune|track|audio)\b|musik|musique|música|canción|chanson|\blied\b|bande[- ]son|banda sonora/iu;
const filmWord = /\b(?:footage|clips?|film|movie|b-?roll|recording)\b|filmmaterial|séquence|metraje|aufnahme/iu;
const asFilm =
  /\b(?:as|for|al?s|comme|como)\s+(?:(?:the|a|an|some|das|une?|le|la|el)\s+)?(?:footage|clip|film|movie|b-?roll|video|vídeo|vidéo)/iu;
/** "the video ⟦⟧": the word names what the link leads to. */
const videoBefore = /\bvid[eé]o\s*(?:(?:at|from|link|behind|unter|de)\s*)?:?\s*⟦⟧/iu;
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
const asksForMedia =
  /^(?:use|play|add|put|set|change|make|import|insert|include|show|take|replace|swap|verwende|nutze|benutze|nimm|füge|utilise[rz]?|ajoute[rz]?|mets|usa|añade|agrega|pon)\b/iu;

/** The link of one clause and what it is for; null when it is no more than an address. `text` has it in `⟦n⟧`. */
export function linkOf({ text, expand }: Pick<Clause, 'text' | 'expand'>): (FoundLink & { token: string }) | null {
  for (const [token] of text.matchAll(/⟦\d+⟧/gu)) {
    const address = addressOf(expand(token));
    if (address === null) continue;
    const rest = text.replace(token, '⟦⟧');
    if (otherText.test(text) || textWord.test(plainOf(rest))) continue;
    const role = roleOf(new URL(address), rest);
    if (role) return { url: address, role, token };
  }
  return null;
}

/** The links of an instruction that are to be imported, each once, in its order. */
export function linksIn(instruction: string): FoundLink[] {
  const found = clausesOf(instruction).flatMap((clause) => {
    const link = isVoiceover(clause.text) ? null : linkOf(clause);
    return link ? [{ url: link.url, role: link.role }] : [];
  });
  return [...new Map(found.map((link) => [`${link.role} ${link.url}`, link])).values()];
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
