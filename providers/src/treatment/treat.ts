import type { Brief } from '@scenewright/core/brief';
import type { Treatment } from '@scenewright/core/outline';
import { type CaptionSkin, type MusicMood, stylePacks } from '@scenewright/core/style';
import type { Reading } from '../reading/reading.js';
import { chooseStyle, type StyleHint } from '../planner/style-choice.js';
import { withoutDirection } from '../reading/visual-direction.js';
import { genreOf } from './genre.js';
import { playbooks } from './playbooks.js';

/** What is decided of a video as a whole, by what its prompt asks and its genre. */
export interface Treated {
  reading: Reading;
  treatment: Treatment;
  style: string;
  /** Whether the prompt asks for a look. */
  styleAsked: boolean;
  narrated: boolean;
  music: boolean;
  effects: boolean;
  /** Skin of the captions; null without them. */
  captionSkin: CaptionSkin | null;
  /** Whether the request or the prompt asks for captions, or for their skin. */
  captionsAsked: boolean;
  narrationLanguage: string;
}

/** A genre less sure than this gives no style or mood of its own. */
const sureGenre = 0.35;

export function treat(reading: Reading, brief: Brief, packs: readonly StyleHint[] = stylePacks): Treated {
  const { wishes, language } = reading;
  const { genre, chance } = genreOf(reading, withoutDirection(brief.prompt), brief.documents.length);
  const book = playbooks[genre];
  const chosen = chooseStyle(`${reading.text} ${reading.directions.join(' ')}`, wishes.look, packs);
  // The subject chooses among the styles that suit the genre.
  const suits =
    chosen.named && book.styles.includes(chosen.style) ? chosen.style : genreStyle(book.styles, packs, wishes.mood);
  const asked = wishes.look.length > 0;
  const style = brief.style ?? (asked || chance < sureGenre || !suits ? chosen.style : suits);
  const narrated =
    brief.multiScene &&
    (brief.narration === 'auto'
      ? (wishes.narration ?? !brief.audio.some((file) => file.role === 'voiceover'))
      : brief.narration);
  const mood = wishes.mood ?? (chance >= sureGenre ? book.mood : chosen.mood);
  return {
    reading,
    treatment: { genre, audience: '', message: '', mood },
    style,
    styleAsked: asked,
    narrated,
    music: brief.multiScene && (brief.music === 'auto' ? (wishes.music ?? true) : brief.music),
    effects: brief.multiScene && (brief.effects || wishes.effects === true),
    captionSkin: narrated
      ? captionSkinOf(
          reading,
          brief,
          packs.find(({ id }) => id === style),
        )
      : null,
    captionsAsked: brief.captionStyle !== undefined || wishes.captions === true || wishes.captionSkin !== undefined,
    narrationLanguage: brief.narrationLanguage ?? wishes.narrationLanguage ?? language,
  };
}

/** Moods in which a pack shouts. */
const loud: ReadonlySet<MusicMood | undefined> = new Set<MusicMood>(['driving', 'playful', 'tense']);

/** The first style of a genre, and where the prompt asks for a quiet mood the first that is quiet. */
function genreStyle(
  styles: readonly string[],
  packs: readonly StyleHint[],
  asked: MusicMood | undefined,
): string | undefined {
  const known = styles.flatMap((id) => packs.find((pack) => pack.id === id) ?? []);
  const quiet = asked !== undefined && !loud.has(asked) ? known.find(({ mood }) => !loud.has(mood)) : undefined;
  return (quiet ?? known[0])?.id;
}

/** The request's own option first, then what the prompt says, then how the pack has them. */
function captionSkinOf({ wishes }: Reading, brief: Brief, pack: StyleHint | undefined): CaptionSkin | null {
  if (brief.captionStyle) return brief.captionStyle === 'none' ? null : brief.captionStyle;
  if (wishes.captions === false) return null;
  return wishes.captionSkin ?? pack?.captionSkin ?? 'plain';
}
