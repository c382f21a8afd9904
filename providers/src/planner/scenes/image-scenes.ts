import type { Brief } from '@scenewright/core';
import { cutAtWord, headline } from '../words/headline.js';
import { asSpoken } from './narrate.js';
import { option, type Draft, type Reading } from './option.js';

/** The user's images: one scene each while they are few, together when they are many. */
export function imageDrafts(asked: Brief, reading: Reading): Draft[] {
  // The logo signs every scene and has none of its own.
  const brief = { ...asked, images: asked.images.filter(({ asset }) => asset !== asked.brand?.logo) };
  const draft = (options: Draft['options'], words: string): Draft => ({
    options,
    intent: 'evidence',
    narration: words ? asSpoken(words, reading.language) : '',
    brief: words ? asSpoken(words, reading.language) : '',
    subject: '',
    importance: 0.85,
  });
  const single = (image: Brief['images'][number], index: number): Draft => {
    const context = image.context?.replace(/\s+/g, ' ').trim() ?? '';
    const title = context ? headline(context, reading.language) : undefined;
    const caption =
      context && title && context.length > title.length + 4 ? cutAtWord(context, reading.language, 136) : undefined;
    return draft(
      [
        option(
          'ken-burns',
          { image: image.asset, ...(title ? { title } : {}), ...(caption ? { caption } : {}), focus: 'center' },
          0.9 - index * 0.01,
        ),
      ],
      context,
    );
  };
  const spoken = brief.images.filter((image) => image.context);
  const silent = brief.images.filter((image) => !image.context);
  const most = Math.max(1, Math.round(brief.durationSeconds / 10));
  if (brief.images.length <= most) return brief.images.map(single);
  const rest = [...silent, ...spoken.slice(most)];
  const collages: Draft[] = [];
  for (let at = 0; at < rest.length; at += 6) {
    const keys = rest.slice(at, at + 6).map((image) => image.asset);
    collages.push(keys.length >= 2 ? draft([option('collage', { images: keys }, 0.9)], '') : single(rest[at]!, 0));
  }
  return [...spoken.slice(0, most).map(single), ...collages];
}
