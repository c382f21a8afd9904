import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { queueQuery } from '../api/operator-queries.js';
import type { VideoStatus } from '../api/wire.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { Loading, Problem } from '../ui/pieces.js';
import { Table } from '../ui/table.js';
import { JobTable, statusOf } from './job-table.js';

const open: readonly VideoStatus[] = ['queued', 'processing', 'rendering', 'awaiting_approval'];
const ended: readonly VideoStatus[] = ['completed', 'failed', 'canceled'];

/** What waits for a worker, and the videos that are in work or were. */
export function QueuePage(): ReactNode {
  const t = useText();
  const { queue: words } = t.operator;
  const { number, clock } = useFormats();
  const { data, error, isPending } = useQuery(queueQuery);
  const [status, setStatus] = useState<VideoStatus | ''>('');
  const waits = data?.topics.some(({ queued, turns }) => queued !== 0 || turns > 0) === true;
  return (
    <>
      <section aria-labelledby="waits">
        <h2 className="section-title" id="waits">
          {words.waits}
        </h2>
        {error && <Problem error={error} />}
        {isPending && <Loading />}
        {data && (
          <>
            <Table
              name={words.waits}
              heads={[words.topic, { figure: words.queued }, { figure: words.turns }]}
              rows={data.topics.map(({ topic, queued, turns }) => ({
                key: topic,
                cells: [words.topics[topic] ?? topic, queued === null ? words.unknown : number(queued), number(turns)],
              }))}
            />
            <p className="hint">
              {words.kinds[data.kind]}{' '}
              {data.oldest_turn_seconds !== null && words.oldest(clock(data.oldest_turn_seconds))}
              {!waits && words.nothing}
            </p>
          </>
        )}
      </section>
      <section aria-labelledby="jobs">
        <h2 className="section-title" id="jobs">
          {words.jobs}
        </h2>
        <div className="segments wrapping" role="group" aria-label={words.jobs}>
          {(['', ...open, ...ended] as const).map((one) => (
            <button key={one} type="button" aria-pressed={status === one} onClick={() => setStatus(one)}>
              {one === '' ? words.all : statusOf(t, one)}
              {one !== '' && open.includes(one) && <span className="count"> {data?.jobs[one] ?? 0}</span>}
            </button>
          ))}
        </div>
        <JobTable wish={status === '' ? {} : { status }} />
      </section>
    </>
  );
}
