import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { remove } from '../api/client.js';
import { agentsQuery, meQuery } from '../api/queries.js';
import type { Agent } from '../api/wire.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { CopyText, PageHead, Problem } from '../ui/pieces.js';

/** How an assistant is let in, and which are. */
export function AgentsPage(): ReactNode {
  const t = useText();
  const query = useQuery(agentsQuery);
  const { data: me } = useQuery(meQuery);
  return (
    <>
      <PageHead title={t.agents.title} lead={t.agents.lead} />
      {me && !me.plan.agent_protocol && <p className="notice">{t.account.noAgents}</p>}
      <section className="sheet">
        {me && <CopyText label={t.agents.address} value={me.mcp_url} />}
        <p className="hint">{t.agents.addressHint}</p>
      </section>
      <section aria-labelledby="connected">
        <h2 id="connected" className="section-title">
          {t.agents.connected}
        </h2>
        {query.error && <Problem error={query.error} onRetry={() => void query.refetch()} />}
        {query.data?.agents.length === 0 && <p className="soft">{t.agents.empty}</p>}
        <ul className="rows">
          {query.data?.agents.map((agent) => (
            <AgentRow key={agent.id} agent={agent} />
          ))}
        </ul>
      </section>
    </>
  );
}

function AgentRow({ agent: { id, name, scopes, connected_at: at } }: { agent: Agent }): ReactNode {
  const t = useText();
  const { time } = useFormats();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => remove(`/app/api/agents/${id}`),
    onSuccess: () => queries.invalidateQueries({ queryKey: agentsQuery.queryKey }),
  });
  return (
    <li>
      <div>
        <b>{name}</b>
        <span className="soft">{scopes.map((scope) => t.agents.scopes[scope] ?? scope).join(', ')}</span>
      </div>
      <span className="soft">{t.agents.since(time(at))}</span>
      <Button
        kind="danger"
        aria-label={`${t.agents.cutOff}: ${name}`}
        busy={end.isPending}
        onClick={() => end.mutate()}
      >
        {t.agents.cutOff}
      </Button>
      {end.error && <Problem error={end.error} />}
    </li>
  );
}
