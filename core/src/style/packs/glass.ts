import { fonts, palette } from '../pack-parts.js';
import type { StylePack } from '../style-pack.js';

export const glass: StylePack = {
  id: 'glass',
  name: 'Glass',
  vibe: 'Panes of frosted glass over soft light, one behind the other. Round, bright, weightless.',
  palette: palette(
    ['#f0f1fe', '#ffffff', '#272962', '#60646c', '#5753c6', '#ffffff'],
    ['#3bc9db', '#d6336c', '#fab005', '#38d9a9'],
    '#087f5b',
    '#a61e4d',
  ),
  fonts: fonts('Manrope', 'Inter'),
  mood: 'elegant',
  captionSkin: 'karaoke',
  called: ['glass', 'glassy', 'glassmorphism', 'frosted', 'translucent', 'airy'],
  transitions: { same: ['slide'], fresh: ['zoom', 'light-sweep', 'liquid'] },
  topics: ['app', 'mobile', 'saas', 'interface', 'onboarding', 'wellness app', 'fintech'],
  takesSubject: true,
};
