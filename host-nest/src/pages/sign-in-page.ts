import { passwordLength } from '../people/password.js';
import { html, type Html } from './html.js';
import type { Page } from './page.js';
import type { PageWords } from './words/en.js';

interface SignInFacts {
  words: PageWords;
  /** Path before those of the service. */
  base: string;
  /** Where the person wanted to go. */
  next: string;
  problem?: string;
  email?: string;
  name?: string;
  /** What authenticators are asked, as JSON. */
  question?: string;
  /** The issuer of OpenID Connect, as its button names it. */
  issuer?: string | null;
  /** A new password can be mailed. */
  mails?: boolean;
}

const problemNotice = (problem: string | undefined): Html | undefined =>
  problem === undefined ? undefined : html`<p class="problem" role="alert">${problem}</p>`;

export function signInPage({
  words,
  base,
  next,
  problem,
  email,
  question,
  issuer = null,
  mails = false,
}: SignInFacts): Page {
  const { signIn } = words;
  return {
    language: words.language,
    title: signIn.title,
    script: `${base}/app/sign-in.js`,
    body: html`<h1>${signIn.title}</h1>
      ${problemNotice(problem)}
      <form class="fields" method="post" action="${base}/app/sign-in">
        <input type="hidden" name="next" value="${next}" />
        <label for="email">${words.email}</label>
        <input id="email" name="email" type="email" autocomplete="username" value="${email}" required autofocus />
        <label for="password">${words.password}</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required />
        <button>${signIn.button}</button>
      </form>
      <form method="post" action="${base}/app/passkey" id="passkey" data-question="${question}" hidden>
        <input type="hidden" name="next" value="${next}" />
        <input type="hidden" name="answer" />
        <button class="quiet">${signIn.withPasskey}</button>
      </form>
      ${
        issuer !== null &&
        html`<p>
          <a class="button" href="${base}/app/oidc/start?next=${encodeURIComponent(next)}"
            >${signIn.withIssuer(issuer)}</a
          >
        </p>`
      }
      ${mails && html`<p class="hint"><a href="${base}/app/forgotten">${signIn.forgotten}</a></p>`}
      <p class="hint">${signIn.newHere} <a href="${base}/app/join">${signIn.onlyCode}</a></p>`,
  };
}

export function joinPage({
  words,
  base,
  problem,
  name,
  email,
  token = '',
  issuer = null,
  question,
}: Omit<SignInFacts, 'next'> & { token?: string }): Page {
  const { least, most } = passwordLength;
  return {
    language: words.language,
    title: words.join.title,
    script: `${base}/app/sign-in.js`,
    body: html`<h1>${words.join.heading}</h1>
      <p>${words.join.lead}</p>
      ${problemNotice(problem)}
      <form class="fields" id="join" method="post" action="${base}/app/join" data-question="${question}">
        <div id="code">
          <label for="token">${words.codeOfLink()}</label>
          <input id="token" name="token" autocomplete="off" value="${token}" required />
        </div>
        <label for="name">${words.name}</label>
        <input id="name" name="name" autocomplete="name" maxlength="100" value="${name}" required />
        <label for="email">${words.email}</label>
        <input id="email" name="email" type="email" autocomplete="username" value="${email}" required />
        <label for="password">${words.password}</label>
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
        <p class="hint" id="length">${words.atLeast(least)}</p>
        <button>${words.join.button}</button>
        <input type="hidden" name="answer" />
        <button type="button" class="quiet" id="with-passkey" data-action="${base}/app/join/passkey" hidden>
          ${words.join.withPasskey}
        </button>
      </form>
      ${
        issuer !== null &&
        html`<form method="post" action="${base}/app/oidc/join">
          <input type="hidden" name="token" value="${token}" />
          <button class="quiet">${words.join.withIssuer(issuer)}</button>
        </form>`
      }`,
  };
}

/**
 * Asks an authenticator (WebAuthn Level 3, 5.1.4; bytes travel as base64url), and takes the code out of the link: what stands
 * behind # is sent to no server, so that it stands in no log.
 */
export const signInScript = `'use strict';
const token = new URLSearchParams(location.hash.slice(1)).get('token');
const field = document.getElementById('token');
if (token && field) {
  field.value = token;
  document.getElementById('code').hidden = true;
  history.replaceState(null, '', location.pathname);
  for (const other of document.querySelectorAll('input[type=hidden][name=token]')) other.value = token;
  (document.getElementById('name') || document.getElementById('password')).focus();
} else if (token) {
  location.replace(location.pathname.replace(/sign-in$/, 'join') + '#token=' + encodeURIComponent(token));
}
const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/[+]/g, '-').replace(/[/]/g, '_').replace(/=+$/, '');
const canHave = window.PublicKeyCredential && !/^[0-9.]+$|:/.test(location.hostname);
const join = document.getElementById('join');
if (canHave && join && join.dataset.question) {
  const button = document.getElementById('with-passkey');
  const { name, email, password, answer } = join.elements;
  button.hidden = false;
  button.addEventListener('click', async () => {
    password.required = false;
    const isFilled = join.reportValidity();
    password.required = true;
    if (!isFilled) return;
    const { challenge, user, ...asked } = JSON.parse(join.dataset.question);
    const called = { id: bytes(user.id), name: email.value.trim(), displayName: name.value.trim() };
    const publicKey = { ...asked, challenge: bytes(challenge), user: called };
    const made = await navigator.credentials.create({ publicKey }).catch(() => null);
    if (!made) return;
    answer.value = JSON.stringify({
      id: made.id,
      rawId: made.id,
      type: made.type,
      clientExtensionResults: {},
      response: {
        clientDataJSON: text(made.response.clientDataJSON),
        attestationObject: text(made.response.attestationObject),
        transports: made.response.getTransports(),
      },
    });
    join.action = button.dataset.action;
    password.value = '';
    join.submit();
  });
}
const passkey = document.getElementById('passkey');
if (canHave && passkey && passkey.dataset.question) {
  passkey.hidden = false;
  passkey.addEventListener('submit', async (event) => {
    event.preventDefault();
    const { challenge, rpId, timeout, userVerification } = JSON.parse(passkey.dataset.question);
    const publicKey = { challenge: bytes(challenge), rpId, timeout, userVerification };
    const found = await navigator.credentials.get({ publicKey }).catch(() => null);
    if (!found) return;
    const { authenticatorData, clientDataJSON, signature, userHandle } = found.response;
    passkey.elements.answer.value = JSON.stringify({
      id: found.id,
      rawId: found.id,
      type: found.type,
      clientExtensionResults: {},
      response: {
        authenticatorData: text(authenticatorData),
        clientDataJSON: text(clientDataJSON),
        signature: text(signature),
        ...(userHandle && { userHandle: text(userHandle) }),
      },
    });
    passkey.submit();
  });
}
`;
