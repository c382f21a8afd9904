import { parsedUrl } from './rules.js';

/** Video and social platforms whose links a vendor has to fetch (interface 4.2, `audio`). */
const platforms = [
  'youtube.com',
  'youtu.be',
  'tiktok.com',
  'instagram.com',
  'facebook.com',
  'fb.watch',
  'twitter.com',
  'x.com',
  'vimeo.com',
  'dailymotion.com',
  'twitch.tv',
  'soundcloud.com',
  'snapchat.com',
  'reddit.com',
  'linkedin.com',
  'threads.net',
  'pinterest.com',
  'bilibili.com',
];

/** Whether a link leads to a video or social platform and not to the file itself. */
export function isSocialLink(url: string): boolean {
  const host = parsedUrl(url)?.hostname.toLowerCase();
  return host !== undefined && platforms.some((platform) => host === platform || host.endsWith(`.${platform}`));
}
