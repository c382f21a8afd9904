import type { Video } from '../videos/video-answers.js';
import { html } from './html.js';
import type { Page } from './page.js';

/** What `app_url` opens. */
export function videoPage(base: string, video: Video): Page {
  const link = video.download_url;
  return {
    title: video.scenes[0]?.title ?? 'A video',
    ...(link !== undefined && { mediaFrom: new URL(link).origin }),
    body: html`<p><a href="${base}/app">Account</a></p>
      <h1>${video.scenes[0]?.title ?? 'A video'}</h1>
      <dl>
        <dt>Status</dt>
        <dd>${video.status}${video.phase_detail === '' ? null : html` · ${video.phase_detail}`}</dd>
        <dt>Length</dt>
        <dd>${video.duration_seconds} s</dd>
        <dt>Made from</dt>
        <dd>${video.prompt}</dd>
      </dl>
      ${
        link === undefined
          ? null
          : html`<video controls preload="metadata" src="${link}"></video>
              <p><a href="${link}">Download the MP4</a></p>`
      }
      ${video.scenes.length === 0 ? null : html`<h2>Scenes</h2>`}
      <ol>
        ${video.scenes.map(({ title, duration_seconds: seconds }) => html`<li>${title} (${seconds} s)</li>`)}
      </ol>
      ${video.warnings.length === 0 ? null : html`<h2>Notes</h2>`}
      <ul>
        ${video.warnings.map(({ message }) => html`<li>${message}</li>`)}
      </ul>`,
  };
}
