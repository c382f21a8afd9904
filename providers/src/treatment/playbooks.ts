import type { Genre } from '@scenewright/core/outline';
import type { Playbook } from './playbook.js';

const book = (genre: Genre, mood: Playbook['mood'], pace: number, opening: Playbook['opening'], styles: string, { order = 'told', ending = 'name' }: Partial<Pick<Playbook, 'order' | 'ending'>> = {}): Playbook => ({ genre, mood, pace, opening, ending, styles: styles.split(' '), order }); // prettier-ignore

/**
 * One a genre. What they say of mood and style counts only where the prompt says nothing: its subject chooses among the
 * styles, and the first stands where it names none.
 */
export const playbooks: Readonly<Record<Genre, Playbook>> = {
  promo: book('promo', 'driving', 5, 'name', 'bold-poster taste-default glass neon retro-print nature kids luxury'),
  explainer: book('explainer', 'calm', 6, 'question', 'taste-default blueprint hand-drawn nature glass dark-data high-contrast'),
  'how-to': book('how-to', 'bright', 5, 'name', 'taste-default hand-drawn blueprint high-contrast nature', { ending: 'recap' }),
  recipe: book('recipe', 'warm', 5, 'name', 'editorial pastel retro-print', { ending: 'recap' }),
  listicle: book('listicle', 'playful', 4, 'name', 'bold-poster hand-drawn nature kids neon', { ending: 'recap' }),
  ranking: book('ranking', 'driving', 4.5, 'name', 'bold-poster dark-data neon'),
  quote: book('quote', 'elegant', 6, 'quote', 'luxury editorial', { ending: 'line' }),
  invitation: book('invitation', 'warm', 4.5, 'name', 'luxury pastel kids nature'),
  'job-ad': book('job-ad', 'bright', 5, 'name', 'taste-default swiss glass'),
  news: book('news', 'serious', 5.5, 'claim', 'newsroom swiss'),
  report: book('report', 'serious', 5.5, 'name', 'dark-data swiss newsroom nature'),
  comparison: book('comparison', 'bright', 5.5, 'name', 'swiss taste-default glass'),
  timeline: book('timeline', 'elegant', 5, 'name', 'editorial retro-print cinematic-dark'),
  biography: book('biography', 'elegant', 6, 'name', 'editorial luxury cinematic-dark'),
  story: book('story', 'warm', 6, 'name', 'pastel kids cinematic-dark nature', { ending: 'line' }),
  greeting: book('greeting', 'warm', 4.5, 'name', 'pastel kids editorial', { ending: 'line' }),
  announcement: book('announcement', 'bright', 5, 'claim', 'taste-default bold-poster newsroom nature'),
  lesson: book('lesson', 'bright', 6, 'name', 'hand-drawn kids blueprint nature'),
  data: book('data', 'serious', 5.5, 'claim', 'dark-data swiss', { order: 'gathered' }),
  event: book('event', 'driving', 4.5, 'name', 'bold-poster neon nature kids retro-print'),
  place: book('place', 'calm', 5.5, 'name', 'nature editorial retro-print'),
  fundraising: book('fundraising', 'warm', 5.5, 'claim', 'editorial nature'),
  tips: book('tips', 'bright', 4.5, 'name', 'taste-default hand-drawn high-contrast nature', { ending: 'recap' }),
  faq: book('faq', 'calm', 5.5, 'name', 'taste-default swiss'),
  testimonial: book('testimonial', 'warm', 6, 'quote', 'editorial luxury'),
}; // prettier-ignore
