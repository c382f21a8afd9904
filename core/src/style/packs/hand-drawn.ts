import { fonts, palette } from '../pack-parts.js';
import type { StylePack } from '../style-pack.js';

export const handDrawn: StylePack = {
  id: 'hand-drawn',
  name: 'Hand-drawn',
  vibe: 'A notebook: handwriting, ruled paper and doodles whose lines wobble like drawn film.',
  palette: palette(
    ['#fdfdfc', '#f1f0ef', '#21201c', '#63635e', '#3b5bdb', '#ffffff'],
    ['#f59f00', '#20c997', '#e03131', '#22b8cf'],
    '#2b8a3e',
    '#c92a2a',
  ),
  fonts: fonts('Caveat', 'DM Sans'),
  mood: 'playful',
  captionSkin: 'highlighter',
  called: [
    'hand-drawn',
    'handdrawn',
    'hand drawn',
    'handwritten',
    'doodle',
    'sketchbook',
    'notebook',
    'whiteboard',
    'scribble',
  ],
  transitions: { same: ['slide'], fresh: ['wipe', 'page-turn', 'liquid'] },
  topics: ['idea', 'brainstorm', 'diary', 'journal', 'student', 'study tips', 'doodle', 'workshop'],
  takesSubject: true,
};
