import { fonts, palette } from './pack-parts.js';
import { cinematicDark } from './packs/cinematic-dark.js';
import { glass } from './packs/glass.js';
import { handDrawn } from './packs/hand-drawn.js';
import { highContrast } from './packs/high-contrast.js';
import { kids } from './packs/kids.js';
import { nature } from './packs/nature.js';
import { neon } from './packs/neon.js';
import { newsroom } from './packs/newsroom.js';
import { retroPrint } from './packs/retro-print.js';
import type { StylePack } from './style-pack.js';

export const stylePacks: readonly StylePack[] = [
  {
    id: 'taste-default',
    name: 'Clear',
    vibe: 'Warm paper, one deep green, generous space. Calm and exact; it lets the words lead.',
    palette: palette(
      ['#f9f9f8', '#f1f0ef', '#21201c', '#63635e', '#087f5b', '#ffffff'],
      ['#fab005', '#5c7cfa', '#212529', '#22b8cf'],
      '#2b8a3e',
      '#c92a2a',
    ),
    fonts: fonts('Bricolage Grotesque', 'Inter'),
    mood: 'warm',
    captionSkin: 'karaoke',
    called: ['default', 'clear', 'warm paper'],
    transitions: { same: ['slide', 'push'], fresh: ['wipe', 'zoom', 'diagonal', 'light-sweep'] },
    topics: ['company', 'update', 'explainer', 'report', 'quarter', 'business'],
  },
  {
    id: 'no-style',
    name: 'Plain',
    vibe: 'Neutral type on a plain ground. Nothing decorates.',
    palette: palette(
      ['#ffffff', '#f1f3f5', '#212529', '#495057', '#1971c2', '#ffffff'],
      ['#fcc419', '#d9480f', '#adb5bd', '#495057'],
      '#2b8a3e',
      '#c92a2a',
    ),
    fonts: fonts('Inter', 'Inter'),
    mood: 'calm',
    captionSkin: 'plain',
    called: ['plain', 'no style', 'unstyled'],
    transitions: { same: ['slide'], fresh: ['wipe'] },
    topics: [],
  },
  {
    id: 'swiss',
    name: 'Swiss',
    vibe: 'A visible grid, tight grotesque, red and nothing else. Everything sits on a line.',
    palette: palette(
      ['#ffffff', '#f1f3f5', '#111113', '#60646c', '#e03131', '#ffffff'],
      ['#212529', '#339af0', '#adb5bd', '#fcc419'],
      '#2b8a3e',
      '#c92a2a',
    ),
    fonts: fonts('Inter', 'Inter'),
    mood: 'driving',
    captionSkin: 'box-slide',
    called: ['swiss', 'minimal', 'minimalist', 'minimalistic', 'clean', 'grid', 'modern'],
    transitions: { same: ['slide'], fresh: ['wipe', 'push', 'slats', 'doors'] },
    topics: ['design', 'architecture', 'product', 'launch', 'engineering', 'museum'],
  },
  {
    id: 'editorial',
    name: 'Editorial',
    vibe: 'A printed page: serif headlines, double rules, paper grain and burnt orange ink.',
    palette: palette(
      ['#faf9f2', '#f2f0e7', '#3b352b', '#71624b', '#cc4e00', '#ffffff'],
      ['#212529', '#5c7cfa', '#20c997', '#0c8599'],
      '#2b8a3e',
      '#c92a2a',
    ),
    fonts: fonts('Fraunces', 'Newsreader'),
    mood: 'serious',
    captionSkin: 'highlighter',
    called: ['editorial', 'magazine', 'newspaper', 'print', 'printed', 'vintage', 'classic'],
    transitions: { same: ['slide'], fresh: ['wipe', 'page-turn'] },
    topics: ['history', 'culture', 'news', 'essay', 'book', 'politics', 'journalism', 'literature'],
  },
  {
    id: 'bold-poster',
    name: 'Bold poster',
    vibe: 'Condensed capitals edge to edge on flat yellow. Loud, quick, two inks.',
    palette: palette(
      ['#ffd43b', '#ffec99', '#1c2024', '#495057', '#c92a2a', '#ffffff'],
      ['#212529', '#ffffff', '#228be6', '#868e96'],
      '#2b8a3e',
      '#c92a2a',
    ),
    fonts: fonts('Anton', 'Archivo'),
    mood: 'driving',
    captionSkin: 'word-pop',
    called: ['bold', 'poster', 'loud', 'punchy'],
    transitions: { same: ['push', 'whip'], fresh: ['zoom', 'wipe', 'diagonal', 'diamond'] },
    topics: ['sale', 'event', 'sport', 'festival', 'campaign', 'motivation', 'fitness', 'music'],
  },
  {
    id: 'dark-data',
    name: 'Dark data',
    vibe: 'A quiet instrument panel: near-black, fine ticks, mint light on what matters.',
    palette: palette(
      ['#111113', '#212225', '#edeef0', '#b0b4ba', '#86ead4', '#132d21'],
      ['#845ef7', '#ffe066', '#74c0fc', '#d6336c'],
      '#69db7c',
      '#ff8787',
    ),
    fonts: fonts('Manrope', 'Inter'),
    mood: 'tense',
    captionSkin: 'broadcast',
    called: ['dark data', 'dashboard', 'data-driven', 'futuristic', 'tech', 'cyber'],
    transitions: { same: ['slide'], fresh: ['zoom', 'light-sweep', 'clock-hand'] },
    topics: ['data', 'analytics', 'finance', 'security', 'ai', 'software', 'cloud', 'crypto', 'market'],
  },
  {
    id: 'blueprint',
    name: 'Blueprint',
    vibe: 'A drawing on the table: fine grid, dimension lines, outlines that draw themselves.',
    palette: palette(
      ['#0d2847', '#113a66', '#e7f5ff', '#a5d8ff', '#ffc53d', '#0d2847'],
      ['#ffffff', '#74c0fc', '#ff6b6b', '#4c6ef5'],
      '#8ce99a',
      '#ffa8a8',
    ),
    fonts: fonts('Space Grotesk', 'Space Grotesk'),
    mood: 'serious',
    captionSkin: 'boxed',
    called: ['blueprint', 'technical', 'engineering', 'drawing', 'sketch'],
    transitions: { same: ['push'], fresh: ['iris', 'wipe', 'clock-hand', 'stairs'] },
    topics: ['how it works', 'construction', 'machine', 'process', 'science', 'manufacturing', 'space', 'energy'],
  },
  {
    id: 'luxury',
    name: 'Luxury',
    vibe: 'High-contrast serif on near-black, a hairline of gold, slow and centred.',
    palette: palette(
      ['#121211', '#1b1a17', '#e8e2d9', '#b5a68f', '#cbb99f', '#1b1a17'],
      ['#748ffc', '#ff922b', '#c92a2a', '#bac8ff'],
      '#8ce99a',
      '#ff8787',
    ),
    fonts: fonts('Playfair Display', 'DM Sans'),
    mood: 'elegant',
    captionSkin: 'minimal',
    called: ['luxury', 'luxurious', 'elegant', 'premium', 'gold', 'high-end'],
    transitions: { same: ['slide'], fresh: ['iris', 'light-sweep', 'doors'] },
    topics: ['fashion', 'jewellery', 'hotel', 'wine', 'perfume', 'real estate', 'watch', 'wedding'],
  },
  {
    id: 'pastel',
    name: 'Pastel',
    vibe: 'Soft round shapes in peach, mint and sky. Friendly and unhurried.',
    palette: palette(
      ['#faf8ff', '#ffffff', '#2f265f', '#6550b9', '#6e56cf', '#ffffff'],
      ['#ffa94d', '#4dabf7', '#e64980', '#3bc9db'],
      '#2b8a3e',
      '#c2255c',
    ),
    fonts: fonts('Sora', 'DM Sans'),
    mood: 'playful',
    captionSkin: 'bounce',
    called: ['pastel', 'soft', 'cute', 'friendly', 'gentle', 'playful'],
    transitions: { same: ['slide', 'push'], fresh: ['iris', 'wipe', 'liquid', 'diamond'] },
    topics: ['children', 'family', 'health', 'wellbeing', 'school', 'pets', 'baby', 'care', 'recipe'],
  },
  {
    id: 'terminal',
    name: 'Terminal',
    vibe: 'Green monospace on phosphor black. Text is typed, lines are cells, cuts are hard.',
    palette: palette(
      ['#0e1512', '#132d21', '#b1f1cb', '#5ec99a', '#3dd68c', '#0e1512'],
      ['#ffc53d', '#a5d8ff', '#339af0', '#868e96'],
      '#3dd68c',
      '#ff8787',
    ),
    fonts: fonts('JetBrains Mono', 'JetBrains Mono'),
    mood: 'tense',
    captionSkin: 'typewriter',
    called: ['terminal', 'hacker', 'retro computer', 'command line', 'matrix'],
    transitions: { same: ['push'], fresh: ['cut', 'glitch'] },
    topics: ['code', 'developer', 'command line', 'hacking', 'linux', 'open source', 'programming', 'api'],
  },
  nature,
  kids,
  handDrawn,
  retroPrint,
  highContrast,
  newsroom,
  neon,
  glass,
  cinematicDark,
];

/** The pack of an id; `taste-default` for an id that is none, so that an old timeline still renders. */
export function stylePack(id: string): StylePack {
  return stylePacks.find((pack) => pack.id === id) ?? stylePacks[0]!;
}
