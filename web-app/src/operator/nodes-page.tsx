import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { nodesQuery } from '../api/operator-queries.js';
import type { Room, ServiceNode } from '../api/operator-wire.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { Loading, Problem } from '../ui/pieces.js';

/** The processes of the installation, what they have and what they do. */
export function NodesPage(): ReactNode {
  const t = useText();
  const { data, error, isPending } = useQuery(nodesQuery);
  return (
    <section aria-label={t.operator.parts.nodes}>
      <p className="soft">{t.operator.nodes.lead}</p>
      {error && <Problem error={error} />}
      {isPending && <Loading />}
      <div className="nodes">
        {data?.nodes.map((node) => (
          <Node key={node.id} node={node} />
        ))}
      </div>
    </section>
  );
}

function Node({ node }: { node: ServiceNode }): ReactNode {
  const { nodes: words, queue } = useText().operator;
  const { number, bytes, ago, time } = useFormats();
  const [status, state] = node.is_gone
    ? ['failed', words.gone]
    : node.work.length > 0
      ? ['processing', words.alive]
      : ['completed', node.role === 'api' ? words.serves : words.idle];
  return (
    <article className="tile node">
      <header className="row">
        <h2>{node.host}</h2>
        <span className={`status ${status}`}>{state}</span>
      </header>
      <p className="soft">
        {words.roles[node.role]}, {words.started(ago(node.started_at))}, {words.seen(ago(node.seen_at))}
      </p>
      <Level
        name={words.load}
        full={node.load / node.processors}
        words={words.loadOf(number(Math.round(node.load * 10) / 10), node.processors)}
      />
      <RoomLevel name={words.memory} room={node.memory_bytes} />
      {node.disk_bytes && <RoomLevel name={words.disk} room={node.disk_bytes} />}
      <p className="hint">
        {words.process}: {bytes(node.process_memory_bytes)}, Node {node.runtime}
      </p>
      {node.work.length > 0 && (
        <>
          <h3 className="hint">{words.work}</h3>
          <ul className="node-work">
            {node.work.map(({ topic, subject, since }) => (
              <li key={subject + topic}>
                {queue.topics[topic] ?? topic}: <code>{subject}</code>{' '}
                <span className="soft">{words.since(time(since))}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}

function RoomLevel({ name, room: { total, free } }: { name: string; room: Room }): ReactNode {
  const { nodes: words } = useText().operator;
  const { bytes } = useFormats();
  return <Level name={name} full={1 - free / total} words={words.freeOf(bytes(free), bytes(total))} />;
}

/** How full something is, from 0 to 1. */
function Level({ name, full, words }: { name: string; full: number; words: string }): ReactNode {
  return (
    <div className="level">
      <span>{name}</span>
      <meter aria-label={name} min={0} max={1} high={0.9} low={0.9} optimum={0} value={Math.min(1, full)} />
      <span className="soft tabular">{words}</span>
    </div>
  );
}
