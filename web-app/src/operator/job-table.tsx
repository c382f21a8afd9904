import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { post } from '../api/client.js';
import { jobsQuery } from '../api/operator-queries.js';
import type { OperatedJob } from '../api/operator-wire.js';
import type { VideoStatus } from '../api/wire.js';
import { useFormats } from '../text/formats.js';
import type { Text } from '../text/en.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { Loading, More, Problem, StatusMark } from '../ui/pieces.js';
import { Table } from '../ui/table.js';

const isOpen = ({ status }: OperatedJob): boolean => !['completed', 'failed', 'canceled'].includes(status);

/** A status as the operator is told it. */
export const statusOf = (t: Text, status: VideoStatus): string =>
  status === 'awaiting_approval' ? t.operator.awaitingApproval : (t.status[status] ?? status);

/** Video jobs without a word of what they are about: that is their account's business. */
export function JobTable({ wish }: { wish: { status?: string; account_id?: string } }): ReactNode {
  const t = useText();
  const { queue: words, job: heads } = t.operator;
  const { time } = useFormats();
  const queries = useQueryClient();
  const query = useInfiniteQuery(jobsQuery(wish));
  const jobs = query.data?.pages.flatMap(({ entries }) => entries);
  const stop = useMutation({
    mutationFn: (id: string) => post(`/admin/v1/jobs/${id}/cancel`),
    onSettled: () => queries.invalidateQueries({ queryKey: ['operator'] }),
  });
  if (query.isPending) return <Loading />;
  const rows = (jobs ?? []).map((job) => ({
    key: job.id,
    cells: [
      <code>{job.id}</code>,
      ...(wish.account_id === undefined
        ? [
            <Link to="/operator/accounts/$id" params={{ id: job.account_id }}>
              {job.account_id.slice(0, 14)}…
            </Link>,
          ]
        : []),
      <>
        <StatusMark status={job.status}>{statusOf(t, job.status)}</StatusMark>{' '}
        {isOpen(job) && job.progress.scenes_planned > 0 && (
          <div className="soft">{words.scenes(job.progress.scenes_committed, job.progress.scenes_planned)}</div>
        )}
        {job.error && <span className="soft">{job.error.code}</span>}
      </>,
      job.model,
      <span className="soft">{time(job.created_at)}</span>,
      isOpen(job) && (
        <Button
          kind="quiet"
          icon="stop"
          aria-label={`${words.stop}: ${job.id}`}
          busy={job.cancel_requested || (stop.isPending && stop.variables === job.id)}
          onClick={() => stop.mutate(job.id)}
        >
          {words.stop}
        </Button>
      ),
    ],
  }));
  return (
    <>
      {query.error && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      {stop.error && <Problem error={stop.error} />}
      {rows.length === 0 ? (
        <p className="soft">{words.none}</p>
      ) : (
        <Table
          name={words.jobs}
          heads={[
            heads.id,
            ...(wish.account_id === undefined ? [t.operator.account] : []),
            heads.status,
            heads.model,
            heads.made,
            '',
          ]}
          rows={rows}
        />
      )}
      <More query={query} />
    </>
  );
}
