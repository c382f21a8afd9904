import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { html, Html } from './html.js';

/** Fonts of the web app, which its build puts there under these names. */
const fontsIn = (assets: string): string => `
@font-face { font-family: Heading; font-weight: 200 800; font-display: swap; src: url(${assets}page-heading.woff2) format('woff2'); }
@font-face { font-family: Text; font-weight: 100 900; font-display: swap; src: url(${assets}page-text.woff2) format('woff2'); }
`;
const style = `
:root {
  color-scheme: light; --paper: #f6f3ec; --sheet: #fffdf9; --ink: #1d1c19; --soft: #5a564c; --line: #d9d2c3; --edge: #8a8373;
  --accent: #14614a; --on-accent: #fffdf9; --bad: #a3271e; font: 16px/1.55 Text, system-ui, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark; --paper: #141511; --sheet: #1c1d18; --ink: #f1ede2; --soft: #aba696; --line: #35362d; --edge: #7b7869;
    --accent: #86d9b1; --on-accent: #0b2219; --bad: #ff9f90;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); }
main { width: min(32rem, 100% - 2.5rem); margin: 0 auto; padding: 12vh 0 4rem; }
main > header { display: flex; align-items: center; gap: 0.55rem; font: 700 1.15rem/1.2 Heading, system-ui, sans-serif; letter-spacing: -0.02em; }
main > header svg { width: 1.7rem; fill: var(--accent); }
main > header .stripes { fill: none; stroke: var(--paper); stroke-width: 1.8; }
h1, h2 { font-family: Heading, system-ui, sans-serif; }
h1 { font-size: clamp(1.9rem, 6vw, 2.6rem); line-height: 1.08; letter-spacing: -0.03em; margin: 0.6rem 0 0.8rem; text-wrap: balance; }
h2 { font-size: 1.2rem; margin-top: 2.5rem; }
a { color: var(--accent); text-underline-offset: 0.2em; }
form.fields { display: grid; gap: 0.35rem; margin-top: 1.6rem; padding: 1.5rem; border: 1px solid var(--line); border-radius: 14px; background: var(--sheet); }
.answers { display: flex; flex-wrap: wrap; gap: 0 0.7rem; }
.fields > div { display: grid; gap: 0.35rem; }
.fields > div[hidden] { display: none; }
label { font-weight: 600; font-size: 0.95rem; margin-top: 0.5rem; }
input { font: inherit; width: 100%; padding: 0.6rem 0.8rem; border: 1px solid var(--edge); border-radius: 8px; background: var(--paper); color: var(--ink); }
button { font: inherit; font-weight: 560; padding: 0.6rem 1.4rem; border: 1px solid var(--accent); border-radius: 99px; background: var(--accent); color: var(--on-accent); cursor: pointer; margin-top: 0.9rem; justify-self: start; }
a.button { display: inline-block; padding: 0.6rem 1.4rem; border: 1px solid var(--edge); border-radius: 99px; color: var(--ink); font-weight: 560; text-decoration: none; margin-top: 0.9rem; }
button.quiet { background: transparent; color: var(--ink); border-color: var(--edge); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.problem { border-inline-start: 3px solid var(--bad); padding: 0.3rem 0.9rem; color: var(--bad); }
code { overflow-wrap: anywhere; }
.hint { color: var(--soft); margin: 0.4rem 0 0; font-size: 0.92rem; }
`;
/** A clapper, as in the web app. */
const mark = new Html(
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M4 11.5 25.5 5.6l1.4 5L5.4 16.5z"/>' +
    '<path d="M4.8 17.5H28V26a2 2 0 0 1-2 2H6.8a2 2 0 0 1-2-2z"/>' +
    '<path class="stripes" d="m9.2 10.1 3.6 4.4M15.7 8.3l3.6 4.4M22.2 6.5l3 3.7"/></svg>',
);

interface Style {
  element: Html;
  hash: string;
}
const styles = new Map<string, Style>();

/** The style of a page at such a path: its fonts are named from there, whatever stands before `/app`. */
function styleAt(path: string): Style {
  const below = /\/app\/([^?]*)/.exec(path)?.[1];
  const assets = below === undefined ? null : `${'../'.repeat(below.split('/').length - 1)}assets/`;
  const known = styles.get(assets ?? '');
  if (known) return known;
  const text = assets === null ? style : fontsIn(assets) + style;
  const made: Style = {
    // In one piece: a blank more between the tags, and its hash is another.
    element: new Html(`<style>${text}</style>`),
    hash: createHash('sha256').update(text).digest('base64'),
  };
  // Paths are what people write: no more is kept than the pages there are.
  if (styles.size < 8) styles.set(assets ?? '', made);
  return made;
}

export interface Page {
  title: string;
  body: Html;
  /** BCP-47; of a page without, English. */
  language?: string;
  /** Path of a script of ours. */
  script?: string;
  /** Where a form of the page may lead beside this service: browsers look at what an answer redirects to as well. */
  leadsTo?: string;
  /** Where the page leads to by itself. */
  goesTo?: string;
  /** What a film of the page comes from beside this service. */
  mediaFrom?: string;
}

/** Sends a page: nothing but what is in it runs, nobody frames it, and no cache keeps it. */
export function sendPage(
  response: Response,
  { title, body, language = 'en', script, leadsTo, goesTo, mediaFrom }: Page,
  status = 200,
): void {
  const { element, hash } = styleAt(response.req.originalUrl);
  const document = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Scenewright</title>
        ${goesTo !== undefined && html`<meta http-equiv="refresh" content="0; url=${goesTo}" />`} ${element}
        ${script && html`<script src="${script}" defer></script>`}
      </head>
      <body>
        <main>
          <header>${mark}Scenewright</header>
          ${body}
        </main>
      </body>
    </html> `;
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    `script-src ${script ? "'self'" : "'none'"}`,
    "font-src 'self'",
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
      'Content-Language': language,
      Vary: 'Accept-Language',
    })
    .send(document.text);
}
