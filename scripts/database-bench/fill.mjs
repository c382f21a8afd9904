/** Fills the tables of the service with an installation that has been at work for months, by `generate_series`. */
import { jobRecords, marks, versionRecord } from './records.mjs';

export const dayMs = 24 * 3600 * 1000;
/** Days over which the jobs are spread. */
export const jobDays = 100;
/** Jobs that have not ended. */
const inFlight = 2000;

export const accountId = (n) => `acc_${String(n).padStart(26, '0')}`;
export const keyId = (n) => `key_${String(n).padStart(26, '0')}`;
export const personId = (n) => `usr_${String(n).padStart(26, '0')}`;
export const apiKey = (n) => `svk_bench_${n}`;
export const sessionToken = (n) => `session-${n}`;
export const shareToken = (n) => `share-${n}`;
const sqlId = (prefix, n) => `'${prefix}_' || lpad((${n})::text, 26, '0')`;
/** The account of row `n`: a few have most, the largest a tenth of all. */
const accountOf = (n, accounts) =>
  `(1 + floor(${accounts} * power(((${n})::bigint * 2654435761 % 4294967296) / 4294967296.0, 3)))::int`;
const quoted = (text) => `'${text.replaceAll("'", "''")}'`;

/** @param query runs one statement */
export async function fill(query, { jobs, entries, accounts, now, say }) {
  const records = await jobRecords();
  const record = (text, id, account, key, at) =>
    `replace(replace(replace(replace(${text}, '${marks.id}', ${id}), '${marks.account}', ${account}), '${marks.key}', ${key}), '${marks.at}', ${at}::bigint::text)`;
  const begin = now - jobDays * dayMs;
  const recent = now - 29 * dayMs;
  const at = (n, total, from) => `(${from} + (${now - 60_000} - ${from})::float8 * ${n} / ${total})`;
  const steps = [
    [
      'accounts',
      `insert into accounts select ${sqlId('acc', 'n')}, 'Account ' || n, null, 'creator', false, '9999-12', ${begin}
        from generate_series(1, ${accounts}) n`,
      `insert into api_keys (id, account_id, name, hash, hint, webhook_secret, created_at)
        select ${sqlId('key', 'n')}, ${sqlId('acc', 'n')}, 'First key', encode(sha256(('svk_bench_' || n)::bytea), 'hex'),
        'svk_benc', 'sealed', ${begin} from generate_series(1, ${accounts}) n`,
      `insert into balances select ${sqlId('acc', 'n')}, unit, 100000000, 0
        from generate_series(1, ${accounts}) n, unnest(array['credits', 'export_minutes']) unit`,
      `insert into people select ${sqlId('usr', 'n')}, ${sqlId('acc', 'n')}, 'owner', 'Person ' || n, n || '@example.test', '', ${begin}
        from generate_series(1, ${accounts}) n`,
      `insert into sign_in_links select md5(n::text), ${sqlId('acc', 'n')}, ${begin}, ${begin} from generate_series(1, ${accounts}) n`,
      `insert into app_keys select ${sqlId('acc', 'n')}, ${sqlId('key', 'n')} from generate_series(1, ${accounts}) n`,
      `insert into connected_agents select 'grant' || n, ${sqlId('key', 'n')}, ${sqlId('acc', 'n')}, ${sqlId('usr', 'n')}, 'Agent', '', ${begin}
        from generate_series(1, ${accounts}) n`,
      `insert into brand_kits select ${sqlId('bkt', 'n')}, ${sqlId('acc', `1 + n % ${accounts}`)}, '{}', ${begin}
        from generate_series(1, ${accounts * 5}) n`,
    ],
    [
      'people and agents',
      `insert into sessions select encode(sha256(('session-' || n)::bytea), 'hex'), ${sqlId('usr', 'n')}, ${now}, ${now}, ${now} + ${30 * dayMs} * random()
        from generate_series(1, ${accounts}) n`,
      `insert into oauth_records select kind, md5(n::text), 'grant' || n, null, '{}', ${now} + ${60 * dayMs} * random()
        from generate_series(1, ${accounts}) n, unnest(array['Grant', 'AccessToken', 'RefreshToken']) kind`,
      `insert into account_fonts select ${sqlId('fnt', 'n')}, ${sqlId('acc', 'n')}, '{}', ${begin} from generate_series(1, ${accounts}) n`,
      `insert into provider_keys select ${sqlId('acc', 'n')}, 'language_model', 'https://model.test/v1', 'model', 'sealed', 'abcd', ${begin}
        from generate_series(1, ${accounts}) n`,
      `insert into social_imports select ${sqlId('acc', 'n')}, '2026-11-20', 1 from generate_series(1, ${accounts}) n`,
      // Of the last hour, which is how long they are kept.
      `insert into rate_times select 'requests ' || ${sqlId('key', 'n')}, ${now} - 3600000 * random()
        from generate_series(1, ${accounts}) n, generate_series(1, 5)`,
    ],
    [
      'jobs',
      `insert into video_jobs (id, account_id, status, in_flight, fence, oldest_render_at, record, created_at)
        select id, account, status, status in ('processing', 'rendering'), 1, case when status = 'completed' then at::bigint end,
          ${record(
            `case status ${Object.entries(records)
              .map(([status, text]) => `when '${status}' then ${quoted(text)}`)
              .join(' ')} end`,
            'id',
            'account',
            'key',
            'at',
          )}, at
        from (select ${sqlId('vid', 'n')} as id, ${sqlId('acc', accountOf('n', accounts))} as account,
          ${sqlId('key', accountOf('n', accounts))} as key, ${at('n', jobs, begin)} as at,
          case when n > ${jobs - inFlight} then (array['processing', 'rendering'])[1 + n % 2]
            when n % 100 < 90 then 'completed' when n % 100 < 96 then 'failed' else 'canceled' end as status
          from generate_series(1, ${jobs}) n) rows`,
    ],
    [
      'ledger',
      `insert into ledger_entries (account_id, unit, kind, available, held, charged, hold_id, reason, at)
        select ${sqlId('acc', accountOf('job', accounts))}, case when step in (1, 3) then 'export_minutes' else 'credits' end,
          case when step in (0, 1) then 'hold' when step in (2, 3) then 'settle' else 'adjust' end,
          case step when 0 then -12 when 1 then -1 else 0 end, case step when 0 then 12 when 1 then 1 when 2 then -12 when 3 then -1 else 0 end,
          case step when 2 then 12 when 3 then 1 else 0 end,
          case when step = 4 then null else 'vid_' || lpad(job::text, 26, '0') || case when step in (1, 3) then ':minutes' else ':credits' end end,
          'video', ${at('n', entries, begin)}
        from (select n, 1 + n / 5 as job, n % 5 as step from generate_series(0, ${entries - 1}) n) rows`,
      `insert into holds select 'vid_' || lpad(n::text, 26, '0') || ':credits', ${sqlId('acc', accountOf('n', accounts))}, 'credits', 12, 'settled'
        from generate_series(1, ${jobs}) n`,
    ],
    [
      'queue and webhooks',
      `insert into queue_tasks (id, topic, body, state, run_at, tries, abandoned, lease, lease_until, created_at, ended_at)
        select ${sqlId('evt', 'n')}, 'build', '{"jobId":"vid_' || lpad(n::text, 26, '0') || '"}',
          case when n % 50 = 0 then 'failed' else 'done' end, ${at('n', jobs, recent)}, 0, 0, 1, 0, ${at('n', jobs, recent)}, ${at('n', jobs, recent)}
        from generate_series(1, ${jobs}) n`,
      `insert into webhook_deliveries (id, account_id, key_id, url, event, body, state, tries, next_at, created_at, subject)
        select ${sqlId('evt', 'n')}, ${sqlId('acc', accountOf('n', accounts))},
          ${sqlId('key', accountOf('n', accounts))}, 'https://example.test/hook', 'video.completed',
          '{"event":"video.completed","data":{"videoId":"vid_' || n || '","note":"' || repeat('x', 600) || '"}}',
          case when n % 1000 = 0 then 'failed' else 'delivered' end, 1, ${at('n', jobs, recent)}, ${at('n', jobs, recent)}, ${sqlId('vid', 'n')}
        from generate_series(1, ${jobs}) n`,
      `insert into webhook_tries (delivery_id, at, status, milliseconds) select ${sqlId('evt', 'n')}, ${at('n', jobs, recent)}, 200, 40
        from generate_series(1, ${jobs}) n`,
      `insert into idempotency_keys select ${sqlId('acc', accountOf('n', accounts))}, 'key-' || n, 'f', 202, '{}',
          ${at('n', jobs / 4, now - dayMs)}
        from generate_series(1, ${jobs / 4}) n`,
    ],
    [
      'documents and segments',
      // What is looked for is the job; a body of a real length would only make the file larger.
      `insert into job_documents select ${sqlId('vid', 'n')}, kind, '{}' from generate_series(1, ${jobs}) n, unnest(array['storyboard', 'timeline']) kind`,
      `insert into segment_work (job_id, key, fence, first_frame, end_frame, state, lease_until, frames, tries, abandoned)
        select ${sqlId('vid', `${jobs} - n / 8`)}, 's' || n % 8, 1, n % 8 * 120, n % 8 * 120 + 120, 'waiting', 0, 0, 0, 0
        from generate_series(0, ${Math.min(jobs, inFlight * 50) - 1}) n`,
    ],
    [
      'shares, assets and outbox',
      `insert into video_shares select 'share-' || n, ${sqlId('vid', 'n')}, ${begin} from generate_series(1, ${Math.min(jobs, accounts)}) n`,
      `insert into asset_uses select md5(n::text) || md5(n::text), 'vid_' || lpad(n::text, 26, '0') || '/timeline'
        from generate_series(1, ${jobs}) n`,
      `insert into outbox (id, kind, body, created_at, handed_at, topic, owner)
        select ${sqlId('evt', `n + ${jobs}`)}, 'enqueue', '{"topic":"build"}', ${now}, ${now}, 'build', ${sqlId('acc', accountOf('n', accounts))} from generate_series(1, ${inFlight}) n`,
    ],
    [
      'infographics',
      `insert into infographic_projects select ${sqlId('prj', 'n')}, ${sqlId('acc', accountOf('n', accounts))},
          '{"id":"prj_' || lpad(n::text, 26, '0') || '","title":"Revenue","prompt":"Revenue","createdAt":0,"updatedAt":0}', ${begin}
        from generate_series(1, ${jobs / 50}) n`,
      `insert into infographic_versions (id, project_id, thumbnail, record, created_at) select id, project, 'infographics/a.jpg',
          replace(replace(${quoted(versionRecord('infographics/a.jpg'))}, '${marks.id}', id), '@project@', project), ${begin}
        from (select ${sqlId('ver', 'n')} as id, ${sqlId('prj', `1 + n / 3`)} as project
          from generate_series(1, ${Math.floor(jobs / 50) * 3 - 1}) n) rows`,
      `insert into infographic_renders (id, project_id, version_id, status, record, created_at, file)
        select ${sqlId('rnd', 'n')}, ${sqlId('prj', 'n')}, ${sqlId('ver', 'n * 3 - 1')}, 'completed',
          '{"id":"rnd_' || n || '","status":"completed","file":"infographics/rnd_' || n || '.mp4"}', ${at('n', jobs / 50, begin)}, 'infographics/rnd_' || n || '.mp4'
        from generate_series(1, ${jobs / 50}) n`,
    ],
  ];
  // Foreign keys hold by the way the rows are made; looking each up takes longer than writing it.
  for (const [what, ...statements] of steps) {
    const started = Date.now();
    for (const statement of statements) await query(`set session_replication_role = replica; ${statement}`);
    say(`${what}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
  }
  await query('vacuum analyze');
}
