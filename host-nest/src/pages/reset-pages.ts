import { passwordLength } from '../people/password.js';
import { html } from './html.js';
import type { Page } from './page.js';

/** Asks who has forgotten their password. */
export const forgottenPage = (base: string): Page => ({
  title: 'Forgotten password',
  body: html`<h1>Forgotten password</h1>
    <p>A link by which you take a new one is sent to your address.</p>
    <form class="fields" method="post" action="${base}/app/forgotten">
      <label for="email">E-mail</label>
      <input id="email" name="email" type="email" autocomplete="username" required autofocus />
      <button>Send the link</button>
    </form>
    <p class="hint"><a href="${base}/app/sign-in">Back to signing in</a></p>`,
});

export const writtenPage = (email: string): Page => ({
  title: 'Look into your mail',
  body: html`<h1>Look into your mail</h1>
    <p role="status">If somebody signs in with ${email}, a link is on its way there. It is good for an hour.</p>`,
});

/** Takes the new password; the script of signing in puts the code of the link in. */
export function resetPage({ base, problem, token = '' }: { base: string; problem?: string; token?: string }): Page {
  const { least, most } = passwordLength;
  return {
    title: 'A new password',
    script: `${base}/app/sign-in.js`,
    body: html`<h1>A new password</h1>
      ${problem !== undefined && html`<p class="problem" role="alert">${problem}</p>`}
      <form class="fields" method="post" action="${base}/app/reset">
        <div id="code">
          <label for="token">Code of the link (what stands behind <code>#token=</code>)</label>
          <input id="token" name="token" autocomplete="off" value="${token}" required />
        </div>
        <label for="password">New password</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="new-password"
          minlength="${least}"
          maxlength="${most}"
          aria-describedby="length"
          required
        />
        <p class="hint" id="length">${least} characters at least. Wherever you are signed in you are so no more.</p>
        <button>Take it</button>
      </form>`,
  };
}
