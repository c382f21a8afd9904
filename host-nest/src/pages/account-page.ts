import type { AccountSummary } from '../accounts/account-store.js';
import type { ConnectedAgent } from '../oauth/connected-agents.js';
import type { Person } from '../people/person-store.js';
import { html } from './html.js';
import type { Page } from './page.js';

export function accountPage(
  { base, url }: { base: string; url: string },
  person: Person,
  account: AccountSummary,
  agents: readonly ConnectedAgent[],
): Page {
  return {
    title: account.name,
    body: html`<div class="row">
        <h1>${account.name}</h1>
        <form method="post" action="${base}/app/sign-out"><button class="quiet">Sign out</button></form>
      </div>
      <dl>
        <dt>Signed in as</dt>
        <dd>${person.name}, ${person.email} (${person.role})</dd>
        <dt>Plan</dt>
        <dd>${account.plan}</dd>
        <dt>Credits</dt>
        <dd>${account.creditsAvailable} available, ${account.creditsHeld} held</dd>
        <dt>Export minutes</dt>
        <dd>${account.exportMinutesAvailable} available, ${account.exportMinutesHeld} held</dd>
      </dl>
      <h2>Connected agents</h2>
      ${agents.length === 0 ? html`<p>None. Give an agent the address ${url}/mcp, and it will ask you here.</p>` : null}
      <ul class="plain">
        ${agents.map(
          ({ grantId, name, scopes, createdAt }) =>
            html`<li class="row">
              <span>${name}: ${scopes.join(', ')}, since ${new Date(createdAt).toISOString().slice(0, 10)}</span>
              <form method="post" action="${base}/app/agents/${grantId}/end">
                <button class="quiet" aria-label="Cut off ${name}">Cut off</button>
              </form>
            </li>`,
        )}
      </ul>`,
  };
}
