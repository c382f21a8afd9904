import type { Genre } from '@scenewright/core';
import type { Playbook } from './playbook.js';

const book = (genre: Genre, mood: Playbook['mood'], pace: number, opening: Playbook['opening'], styles: string, order: Playbook['order'] = 'told'): Playbook => ({ genre, mood, pace, opening, styles: styles.split(' '), order }); // prettier-ignore

/** One a genre. What they say of mood and style counts only where the prompt says nothing. */
export const playbooks: Readonly<Record<Genre, Playbook>> = {
  promo: book('promo', 'driving', 5, 'name', 'bold-poster taste-default'),
  explainer: book('explainer', 'calm', 6, 'question', 'taste-default blueprint'),
  'how-to': book('how-to', 'bright', 5, 'name', 'taste-default blueprint'),
  recipe: book('recipe', 'warm', 5, 'name', 'editorial pastel'),
  listicle: book('listicle', 'playful', 4, 'name', 'bold-poster taste-default'),
  ranking: book('ranking', 'driving', 4.5, 'name', 'bold-poster dark-data'),
  quote: book('quote', 'elegant', 6, 'quote', 'luxury editorial'),
  invitation: book('invitation', 'warm', 4.5, 'name', 'luxury pastel'),
  'job-ad': book('job-ad', 'bright', 5, 'name', 'taste-default swiss'),
  news: book('news', 'serious', 5.5, 'claim', 'newsroom swiss'),
  report: book('report', 'serious', 5.5, 'name', 'dark-data swiss'),
  comparison: book('comparison', 'bright', 5.5, 'name', 'swiss taste-default'),
  timeline: book('timeline', 'elegant', 5, 'name', 'editorial retro-print'),
  biography: book('biography', 'elegant', 6, 'name', 'editorial luxury'),
  story: book('story', 'warm', 6, 'name', 'pastel kids'),
  greeting: book('greeting', 'warm', 4.5, 'name', 'pastel editorial'),
  announcement: book('announcement', 'bright', 5, 'claim', 'taste-default bold-poster'),
  lesson: book('lesson', 'bright', 6, 'name', 'kids blueprint'),
  data: book('data', 'serious', 5.5, 'claim', 'dark-data swiss', 'gathered'),
  event: book('event', 'driving', 4.5, 'name', 'bold-poster taste-default'),
  place: book('place', 'calm', 5.5, 'name', 'nature editorial'),
  fundraising: book('fundraising', 'warm', 5.5, 'claim', 'editorial taste-default'),
  tips: book('tips', 'bright', 4.5, 'name', 'taste-default bold-poster'),
  faq: book('faq', 'calm', 5.5, 'name', 'taste-default swiss'),
  testimonial: book('testimonial', 'warm', 6, 'quote', 'editorial luxury'),
}; // prettier-ignore
