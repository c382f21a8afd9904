import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { html, Html } from './html.js';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { width: min(40rem, 100% - 2.5rem); margin: 3rem auto; }
h1 { font-size: 1.6rem; line-height: 1.2; }
h2 { font-size: 1.2rem; margin-top: 2.5rem; }
form.fields { display: grid; gap: 0.4rem; max-width: 26rem; }
label { font-weight: 600; margin-top: 0.6rem; }
input { font: inherit; padding: 0.6rem 0.8rem; border: 1px solid GrayText; border-radius: 0.5rem; background: Field; color: FieldText; }
button { font: inherit; padding: 0.6rem 1rem; border: 1px solid #1a5fd0; border-radius: 0.5rem; background: #1a5fd0; color: #fff; cursor: pointer; margin-top: 0.8rem; }
button.quiet { background: transparent; color: CanvasText; border-color: GrayText; }
:focus-visible { outline: 3px solid #58a6ff; outline-offset: 2px; }
.problem { border-inline-start: 4px solid #d1242f; padding: 0.4rem 0.8rem; }
.row { display: flex; flex-wrap: wrap; gap: 0.8rem; align-items: center; justify-content: space-between; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.3rem 1rem; }
dt { font-weight: 600; } dd { margin: 0; overflow-wrap: anywhere; }
ul.plain { list-style: none; padding: 0; }
video, img { max-width: 100%; height: auto; border-radius: 0.5rem; }
.hint { color: color-mix(in srgb, CanvasText 75%, Canvas); margin: 0; }
`;
// In one piece: a blank more between the tags, and its hash is another.
const styleElement = new Html(`<style>${style}</style>`);
const styleHash = createHash('sha256').update(style).digest('base64');

export interface Page {
  title: string;
  body: Html;
  /** Path of a script of ours. */
  script?: string;
  /** Where a form of the page may lead beside this service: browsers look at what an answer redirects to as well. */
  leadsTo?: string;
  /** What a film of the page comes from beside this service. */
  mediaFrom?: string;
}

/** Sends a page: nothing but what is in it runs, nobody frames it, and no cache keeps it. */
export function sendPage(response: Response, { title, body, script, leadsTo, mediaFrom }: Page, status = 200): void {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Scenewright</title>
        ${styleElement} ${script && html`<script src="${script}" defer></script>`}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html> `;
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `script-src ${script ? "'self'" : "'none'"}`,
    "img-src 'self' data:",
    `media-src 'self'${mediaFrom ? ` ${mediaFrom}` : ''}`,
    `form-action 'self'${leadsTo ? ` ${leadsTo}` : ''}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  response
    .status(status)
    .set({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy.join('; '),
      'X-Frame-Options': 'DENY',
      'X-Content-Type-Options': 'nosniff',
      // Without an origin of its own a form could not be told from one of another site.
      'Referrer-Policy': 'same-origin',
      'Cache-Control': 'no-store',
    })
    .send(document.text);
}
