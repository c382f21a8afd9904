/**
 * The preview of a video inside a client that shows views (MCP Apps, SEP-1865 of 2026-01-26): its MP4 in a player, or while there
 * is none its pictures, scene by scene. The client puts the page into a sandbox and hands it the result of `preview_video`.
 */
export const previewViewUri = 'ui://scenewright/preview';
export const viewMimeType = 'text/html;profile=mcp-app';
/** Revision of the extension that the page speaks. */
export const viewRevision = '2026-01-26';

const style = `
:root { color-scheme: light dark; }
body { margin: 0; font: 15px/1.5 var(--font-sans, system-ui, sans-serif); color: var(--color-text-primary, light-dark(#1d1c19, #f1ede2)); background: transparent; }
figure { margin: 0; }
video, img { display: block; width: 100%; max-height: 70vh; object-fit: contain; background: #0b0b0a; border-radius: var(--border-radius-md, 10px); }
figcaption { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; margin-top: .5rem; }
figcaption span { flex: 1; min-width: 10rem; overflow-wrap: anywhere; }
button { font: inherit; color: inherit; background: transparent; border: 1px solid var(--color-border-primary, light-dark(#8a8373, #7b7869)); border-radius: 99px; padding: .3rem .9rem; min-height: 2rem; cursor: pointer; }
button:focus-visible { outline: 2px solid var(--color-ring-primary, light-dark(#14614a, #86d9b1)); outline-offset: 2px; }
[hidden] { display: none; }
`;

/** Texts come into the page as texts: titles are written by whoever wrote the prompt. */
const script = `
'use strict';
const $ = (id) => document.getElementById(id);
const send = (message) => window.parent.postMessage({ jsonrpc: '2.0', ...message }, '*');
const answers = new Map();
let last = 0;
const ask = (method, params) => new Promise((resolve) => { answers.set(++last, resolve); send({ id: last, method, params }); });
let scenes = [];
let at = 0;
function show(index) {
  at = (index + scenes.length) % scenes.length;
  const { src, title } = scenes[at];
  $('picture').src = src;
  $('picture').alt = title;
  $('said').textContent = (at + 1) + ' / ' + scenes.length + (title ? '  ' + title : '');
}
function dress({ theme, styles } = {}) {
  if (theme === 'light' || theme === 'dark') document.documentElement.style.colorScheme = theme;
  for (const [name, value] of Object.entries((styles && styles.variables) || {}))
    if (/^--[a-z0-9-]+$/.test(name) && typeof value === 'string') document.documentElement.style.setProperty(name, value);
}
function take({ content = [], structuredContent: record } = {}) {
  if (!record || !Array.isArray(record.frames)) { $('said').textContent = 'There is nothing to see yet.'; return; }
  const pictures = content.filter(({ type }) => type === 'image');
  scenes = pictures.map(({ mimeType, data }, index) => ({ src: 'data:' + mimeType + ';base64,' + data, title: (record.frames[index] || {}).title || '' }));
  const film = typeof record.download_url === 'string' ? record.download_url : null;
  $('film').hidden = film === null;
  $('picture').hidden = film !== null || scenes.length === 0;
  $('back').hidden = $('on').hidden = film !== null || scenes.length < 2;
  if (film !== null) { if (scenes[0]) $('film').poster = scenes[0].src; $('film').src = film; $('said').textContent = ''; }
  else if (scenes.length > 0) show(0);
  else $('said').textContent = 'There is nothing to see yet.';
  $('open').hidden = false;
  $('open').onclick = () => ask('ui/open-link', { url: document.body.dataset.app + encodeURIComponent(record.video_id) });
}
// A client that may not load the film from here still has the pictures.
$('film').addEventListener('error', () => { if (scenes.length === 0) return; $('film').hidden = true; $('picture').hidden = false; $('back').hidden = $('on').hidden = scenes.length < 2; show(0); });
$('back').onclick = () => show(at - 1);
$('on').onclick = () => show(at + 1);
window.addEventListener('message', ({ source, data }) => {
  if (source !== window.parent || !data || data.jsonrpc !== '2.0') return;
  if (data.method === undefined) { const settle = answers.get(data.id); answers.delete(data.id); if (settle) settle(data.result); return; }
  if (data.method === 'ui/notifications/tool-result') take(data.params);
  else if (data.method === 'ui/notifications/host-context-changed') dress(data.params);
  else if (data.id !== undefined) send({ id: data.id, result: {} });
});
ask('ui/initialize', { appInfo: { name: 'Scenewright', version: '1.0.0' }, appCapabilities: { availableDisplayModes: ['inline'] }, protocolVersion: '${viewRevision}' }).then((hello) => {
  dress((hello || {}).hostContext);
  send({ method: 'ui/notifications/initialized', params: {} });
  new ResizeObserver(() => send({ method: 'ui/notifications/size-changed', params: { height: Math.ceil(document.documentElement.getBoundingClientRect().height) } })).observe(document.documentElement);
});
`;

/** @param base what links to the web app begin with, such as `https://video.example.com` */
export const previewView = (base: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Preview of a video</title><style>${style}</style></head>
<body data-app="${encodeURI(base).replaceAll('"', '%22').replaceAll('&', '%26')}/app/videos/">
<figure>
<video id="film" controls playsinline preload="metadata" hidden></video>
<img id="picture" alt="" hidden>
<figcaption><span id="said" role="status">Waiting for the video …</span>
<button id="back" type="button" hidden>Back</button><button id="on" type="button" hidden>Next</button>
<button id="open" type="button" hidden>Open in Scenewright</button></figcaption>
</figure>
<script>${script}</script>
</body>
</html>`;
