import type { AgentScope } from '../agents/tools/agent-tool.js';
import type { Person } from '../people/person-store.js';
import { html } from '../pages/html.js';
import type { Page } from '../pages/page.js';

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

const meanings: Record<AgentScope, string> = {
  'videos:read': 'See your videos, and what can be chosen for them',
  'videos:write': 'Make, change, render and cancel videos: this spends your credits and export minutes',
  'account:read': 'See your account, plan and balance',
};

/** Asks a person whether an agent may act for them. Who asks is named as it names itself, and where the answer goes as it is. */
export function consentPage(
  { action, agent, documentedAt, redirectUri, resource, scopes }: AskedConsent,
  person: Person,
): Page {
  const { protocol, host, origin } = new URL(redirectUri);
  return {
    title: 'Let an agent in',
    leadsTo: origin === 'null' ? protocol : origin,
    body: html`<h1>Let “${agent}” in?</h1>
      <p>
        An agent that calls itself “${agent}” wants to act for you, ${person.name} (${person.email}), at ${resource}.
        ${documentedAt !== null && html`Who it is stands at <strong>${documentedAt}</strong>.`} It may then:
      </p>
      <ul>
        ${scopes.map((scope) => html`<li>${meanings[scope]} (<code>${scope}</code>)</li>`)}
      </ul>
      <p>
        The answer goes to <strong>${host || protocol}</strong> (<code>${redirectUri}</code>). Allow it only if you have
        just asked for this yourself.
      </p>
      <form method="post" action="${action}">
        <button name="answer" value="allow">Allow</button>
        <button class="quiet" name="answer" value="deny">Do not allow</button>
      </form>`,
  };
}
