import { passwordLength } from '../people/password.js';
import { html } from './html.js';
import type { Page } from './page.js';
import type { PageWords } from './words/en.js';

/** Asks who has forgotten their password. */
export const forgottenPage = (words: PageWords, base: string): Page => ({
  language: words.language,
  title: words.forgotten.title,
  body: html`<h1>${words.forgotten.title}</h1>
    <p>${words.forgotten.lead}</p>
    <form class="fields" method="post" action="${base}/app/forgotten">
      <label for="email">${words.email}</label>
      <input id="email" name="email" type="email" autocomplete="username" required autofocus />
      <button>${words.forgotten.button}</button>
    </form>
    <p class="hint"><a href="${base}/app/sign-in">${words.backToSignIn}</a></p>`,
});

export const writtenPage = ({ language, written }: PageWords, email: string): Page => ({
  language,
  title: written.title,
  body: html`<h1>${written.title}</h1>
    <p role="status">${written.lead(email)}</p>`,
});

/** Takes the new password; the script of signing in puts the code of the link in. */
export function resetPage(
  words: PageWords,
  { base, problem, token = '' }: { base: string; problem?: string; token?: string },
): Page {
  const { reset } = words;
  const { least, most } = passwordLength;
  return {
    language: words.language,
    title: reset.title,
    script: `${base}/app/sign-in.js`,
    body: html`<h1>${reset.title}</h1>
      ${problem !== undefined && html`<p class="problem" role="alert">${problem}</p>`}
      <form class="fields" method="post" action="${base}/app/reset">
        <div id="code">
          <label for="token">${words.codeOfLink()}</label>
          <input id="token" name="token" autocomplete="off" value="${token}" required />
        </div>
        <label for="password">${reset.label}</label>
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
        <p class="hint" id="length">${words.atLeast(least)} ${reset.elsewhere}</p>
        <button>${reset.button}</button>
      </form>`,
  };
}
