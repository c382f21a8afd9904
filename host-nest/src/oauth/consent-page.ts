import type { AgentScope } from '../agents/tools/agent-tool.js';
import type { Person } from '../people/person-store.js';
import { html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import type { PageWords } from '../pages/words/en.js';

export interface AskedConsent {
  /** Path that the answer is sent to. */
  action: string;
  agent: string;
  /** The host that vouches for its name and addresses; null where it has registered itself. */
  documentedAt: string | null;
  redirectUri: string;
  resource: string;
  scopes: readonly AgentScope[];
}

/** Asks a person whether an agent may act for them. Who asks is named as it names itself, and where the answer goes as it is. */
export function consentPage(
  { action, agent, documentedAt, redirectUri, resource, scopes }: AskedConsent,
  person: Person,
  { language, consent: words }: PageWords,
): Page {
  const { protocol, host, origin } = new URL(redirectUri);
  return {
    language,
    title: words.title,
    leadsTo: origin === 'null' ? protocol : origin,
    body: html`<h1>${words.heading(agent)}</h1>
      <p>
        ${words.who(agent, person.name, person.email, resource)}
        ${documentedAt !== null && words.documented(documentedAt)} ${words.may}
      </p>
      <ul>
        ${scopes.map((scope) => html`<li>${words.scopes[scope]} (<code>${scope}</code>)</li>`)}
      </ul>
      <p>${words.answerGoes(host || protocol, redirectUri)} ${words.onlyIf}</p>
      <form class="answers" method="post" action="${action}">
        <button name="answer" value="allow">${words.allow}</button>
        <button class="quiet" name="answer" value="deny">${words.deny}</button>
      </form>`,
  };
}
