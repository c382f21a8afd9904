import { sql, type Kysely, type Migration, type MigrationProvider } from 'kysely';
import type { Database } from './schema.js';

const statements: Record<string, string[]> = {
  '0001-service': [
    `create table accounts (
      id text primary key, name text not null, email text, plan text not null, unlimited boolean not null,
      renewed_period text not null, created_at double precision not null)`,
    `create table api_keys (
      id text primary key, account_id text not null references accounts, name text not null,
      hash text not null unique, hint text not null, webhook_secret text not null, default_webhook_url text,
      created_at double precision not null, revoked_at double precision)`,
    `create index api_keys_account on api_keys (account_id)`,
    `create table balances (
      account_id text not null references accounts, unit text not null,
      available integer not null check (available >= 0), held integer not null check (held >= 0),
      primary key (account_id, unit))`,
    `create table ledger_entries (
      id integer generated always as identity primary key, account_id text not null references accounts,
      unit text not null, kind text not null, available integer not null, held integer not null,
      charged integer not null, hold_id text, reason text not null, at double precision not null)`,
    `create index ledger_entries_account on ledger_entries (account_id, unit, id)`,
    `create unique index ledger_entries_resolution on ledger_entries (hold_id) where kind in ('settle', 'release')`,
    `create table holds (
      id text primary key, account_id text not null references accounts, unit text not null,
      amount integer not null, state text not null)`,
    `create table video_jobs (
      id text primary key, account_id text not null references accounts, status text not null,
      in_flight boolean not null, fence integer not null, record text not null, created_at double precision not null)`,
    `create index video_jobs_account on video_jobs (account_id, id desc)`,
    `create index video_jobs_in_flight on video_jobs (account_id) where in_flight`,
    `create table job_documents (
      job_id text not null, kind text not null, body text not null, primary key (job_id, kind))`,
    `create table outbox (id text primary key, kind text not null, body text not null, created_at double precision not null)`,
    `create table queue_tasks (
      id text primary key, topic text not null, body text not null, state text not null,
      run_at double precision not null, tries integer not null, abandoned integer not null, lease integer not null,
      lease_until double precision not null, last_error text, created_at double precision not null)`,
    `create index queue_tasks_due on queue_tasks (topic, run_at) where state in ('waiting', 'running')`,
    `create table webhook_deliveries (
      id text primary key, account_id text not null, key_id text not null, url text not null, event text not null,
      body text not null, state text not null, tries integer not null, next_at double precision not null,
      created_at double precision not null)`,
    `create index webhook_deliveries_due on webhook_deliveries (next_at) where state = 'pending'`,
    `create table webhook_tries (
      id integer generated always as identity primary key, delivery_id text not null references webhook_deliveries,
      at double precision not null, status integer, error text, milliseconds integer not null)`,
    `create index webhook_tries_delivery on webhook_tries (delivery_id)`,
    `create table idempotency_keys (
      account_id text not null, key text not null, fingerprint text not null, status integer not null,
      body text not null, created_at double precision not null, primary key (account_id, key))`,
    `create table brand_kits (
      id text primary key, account_id text not null references accounts, record text not null,
      created_at double precision not null)`,
    `create table social_imports (
      account_id text not null, day text not null, used integer not null, primary key (account_id, day))`,
    `create table rate_times (subject text not null, at double precision not null)`,
    `create index rate_times_subject on rate_times (subject, at)`,
    `create table settings (name text primary key, value text not null)`,
    `create table sign_in_links (
      hash text primary key, account_id text not null references accounts, created_at double precision not null,
      used_at double precision)`,
  ],
  '0002-segments': [
    `create table segment_work (
      job_id text not null, key text not null, fence integer not null, first_frame integer not null,
      end_frame integer not null, state text not null, claim text, node text, lease_until double precision not null,
      frames integer not null, tries integer not null, abandoned integer not null, refused_by text, error text,
      primary key (job_id, key))`,
    `create table render_nodes (id text primary key, seen_at double precision not null)`,
  ],
  '0003-handed-tasks': [
    `alter table outbox add column handed_at double precision`,
    `create index outbox_handed on outbox (handed_at)`,
  ],
  '0004-infographics': [
    `create table infographic_projects (
      id text primary key, account_id text not null references accounts, record text not null,
      created_at double precision not null)`,
    `create index infographic_projects_account on infographic_projects (account_id, id desc)`,
    `create table infographic_versions (
      id text primary key, project_id text not null references infographic_projects, record text not null,
      created_at double precision not null)`,
    `create index infographic_versions_project on infographic_versions (project_id, id desc)`,
    `create table infographic_renders (
      id text primary key, project_id text not null references infographic_projects, version_id text not null,
      status text not null, record text not null, created_at double precision not null)`,
    `create index infographic_renders_project on infographic_renders (project_id, id desc)`,
  ],
  '0005-asset-uses': [
    `create table asset_uses (digest text not null, holder text not null, primary key (digest, holder))`,
    `create index asset_uses_holder on asset_uses (holder)`,
    ...[
      `select job_id || '/' || kind as holder, body from job_documents`,
      `select id as holder, record as body from infographic_versions`,
      `select id as holder, record as body from brand_kits`,
    ].map(
      (documents) => `insert into asset_uses (digest, holder)
        select distinct found[1], holder
        from (${documents}) as stored, regexp_matches(body, '"digest":"([0-9a-f]{64})"', 'g') as found`,
    ),
  ],
  '0006-people': [
    `create table people (
      id text primary key, account_id text not null references accounts, role text not null, name text not null,
      email text not null unique, password_hash text not null, created_at double precision not null)`,
    `create table sessions (
      hash text primary key, person_id text not null references people on delete cascade,
      created_at double precision not null, used_at double precision not null, ends_at double precision not null)`,
    `create index sessions_person on sessions (person_id)`,
  ],
  '0007-connected-agents': [
    `create table oauth_records (
      kind text not null, id text not null, grant_id text, uid text, payload text not null,
      ends_at double precision, primary key (kind, id))`,
    `create index oauth_records_grant on oauth_records (grant_id)`,
    `create index oauth_records_uid on oauth_records (uid)`,
    `create index oauth_records_ends on oauth_records (ends_at)`,
    `create table connected_agents (
      grant_id text primary key, key_id text not null references api_keys, account_id text not null references accounts,
      person_id text not null references people, name text not null, scopes text not null,
      created_at double precision not null)`,
    `create index connected_agents_account on connected_agents (account_id)`,
  ],
  '0008-web-app': [
    `alter table api_keys add column used_at double precision`,
    `create table app_keys (
      account_id text primary key references accounts, key_id text not null references api_keys)`,
    `create index people_account on people (account_id)`,
    `create index brand_kits_account on brand_kits (account_id, id desc)`,
    `create index webhook_deliveries_account on webhook_deliveries (account_id, id desc)`,
  ],
  // What lists and retention choose by gets a column and an index: no table that grows is read from end to end.
  '0009-growth': [
    `alter table video_jobs add column oldest_render_at double precision`,
    `update video_jobs set oldest_render_at = (
        select min((render ->> 'createdAt')::double precision) from json_array_elements(record::json -> 'renders') as render)
      where record like '%"file":"%'`,
    `create index video_jobs_status on video_jobs (account_id, status, id desc)`,
    `create index video_jobs_old_renders on video_jobs (oldest_render_at, id) where oldest_render_at is not null`,
    `alter table infographic_versions add column thumbnail text`,
    `update infographic_versions set thumbnail = record::json ->> 'thumbnail' where record like '%"thumbnail":"%'`,
    `alter table infographic_renders add column file text`,
    `update infographic_renders set file = record::json ->> 'file' where record like '%"file":"%'`,
    `create index infographic_renders_old on infographic_renders (created_at, id) where file is not null`,
    `alter table queue_tasks add column ended_at double precision`,
    `update queue_tasks set ended_at = created_at where state in ('done', 'failed')`,
    `create index queue_tasks_ended on queue_tasks (ended_at) where ended_at is not null`,
    `create index idempotency_keys_created on idempotency_keys (created_at)`,
    `create index if not exists webhook_deliveries_account on webhook_deliveries (account_id, id desc)`,
    `create index webhook_deliveries_state on webhook_deliveries (account_id, state, id desc)`,
    `create index webhook_deliveries_ended on webhook_deliveries (created_at) where state <> 'pending'`,
    `create index if not exists brand_kits_account on brand_kits (account_id, id desc)`,
    `create index ledger_entries_charged on ledger_entries (account_id, at) include (unit, charged) where charged > 0`,
    `create index outbox_waiting on outbox (id) where handed_at is null`,
    `create table leases (name text primary key, holder text not null, until double precision not null)`,
  ],
  // The lists of the operator.
  '0010-operator-lists': [
    `create index accounts_plan on accounts (plan, id desc)`,
    `create index accounts_email on accounts (email) where email is not null`,
    `drop index api_keys_account`,
    `create index api_keys_account on api_keys (account_id, id desc)`,
    `create index app_keys_key on app_keys (key_id)`,
    `create index connected_agents_key on connected_agents (key_id)`,
    `create index video_jobs_all_of_status on video_jobs (status, id desc)`,
  ],
  '0011-key-rotation': [
    `alter table api_keys add column rotated_at double precision, add column former_hash text,
      add column former_until double precision`,
    `create unique index api_keys_former on api_keys (former_hash) where former_hash is not null`,
  ],
  '0012-deletion': [
    `alter table video_jobs add column deleted boolean not null default false`,
    `alter table webhook_deliveries add column subject text`,
    `update webhook_deliveries set subject = coalesce(body::json -> 'data' ->> 'videoId', body::json -> 'data' ->> 'projectId')`,
    `create index webhook_deliveries_subject on webhook_deliveries (subject) where subject is not null`,
  ],
  '0013-shares': [
    `create table video_shares (
      token text primary key, video_id text not null unique references video_jobs on delete cascade,
      created_at double precision not null)`,
  ],
  '0014-closed-accounts': [
    `alter table accounts add column closed_at double precision, add column erased_at double precision`,
    `create index accounts_erasing on accounts (id) where closed_at is not null and erased_at is null`,
  ],
  '0015-traces': [`alter table webhook_deliveries add column traceparent text`],
  '0016-fonts': [
    `create table account_fonts (
      id text primary key, account_id text not null references accounts, record text not null,
      created_at double precision not null)`,
    `create index account_fonts_account on account_fonts (account_id, id desc)`,
  ],
  '0017-provider-keys': [
    `create table provider_keys (
      account_id text not null references accounts, part text not null, base_url text not null, model text not null,
      secret text not null, hint text not null, saved_at double precision not null, primary key (account_id, part))`,
  ],
  // Accounts take turns.
  '0018-fair-queue': [
    `alter table outbox add column topic text not null default '', add column owner text not null default ''`,
    `update outbox set topic = coalesce(body::json ->> 'topic', '')`,
    `update outbox set owner = account_id from video_jobs where video_jobs.id = outbox.body::json ->> 'jobId'`,
    `alter table queue_tasks add column owner text not null default ''`,
    `create index outbox_turns on outbox (topic, owner, id) where handed_at is null`,
    `create index outbox_owner on outbox (owner, topic) where handed_at is not null`,
    `create index queue_tasks_owner on queue_tasks (owner, topic) where state in ('waiting', 'running')`,
  ],
  '0019-passkeys': [
    `create table passkeys (
      id text primary key, person_id text not null references people on delete cascade, credential_id text not null unique,
      name text not null, public_key text not null, counter double precision not null, transports text not null,
      created_at double precision not null, used_at double precision)`,
    `create index passkeys_person on passkeys (person_id)`,
    `create table passkey_challenges (hash text primary key, person_id text, ends_at double precision not null)`,
  ],
  '0020-operator': [
    // The account of the first start was the only one that could be unlimited.
    `insert into settings (name, value) select 'operator_account', id from accounts where unlimited order by id limit 1
      on conflict do nothing`,
    `create table service_nodes (
      id text primary key, facts text not null, started_at double precision not null, seen_at double precision not null)`,
    `create index infographic_renders_failed on infographic_renders (created_at) where status = 'failed'`,
    `create index webhook_deliveries_failed on webhook_deliveries (created_at) where state = 'failed'`,
  ],
  '0021-ways-in': [
    `create table password_resets (
      hash text primary key, person_id text not null references people on delete cascade, ends_at double precision not null)`,
    `create index password_resets_person on password_resets (person_id)`,
    `create table person_identities (
      issuer text not null, subject text not null, person_id text not null references people on delete cascade,
      created_at double precision not null, primary key (issuer, subject))`,
    `create index person_identities_person on person_identities (person_id)`,
    `create table oidc_questions (hash text primary key, body text not null, ends_at double precision not null)`,
  ],
  '0022-open-accounts': [
    `create index sign_in_links_account on sign_in_links (account_id)`,
    // Of plans alone, so that counting in it is less work than reading the accounts.
    `create index accounts_open on accounts (plan) where closed_at is null`,
  ],
  '0023-key-lifetimes': [
    `alter table api_keys add column expires_at double precision, add column former_webhook_secret text,
      add column former_webhook_secret_until double precision`,
  ],
  '0024-webhook-answers': [`alter table webhook_tries add column answer text`],
  // What has run out goes when the next one comes: with a sign-in, a reset, a question.
  '0025-ends': [
    `create index sessions_ends on sessions (ends_at)`,
    `create index password_resets_ends on password_resets (ends_at)`,
    `create index passkey_challenges_ends on passkey_challenges (ends_at)`,
    `create index oidc_questions_ends on oidc_questions (ends_at)`,
    // For those that a person has let in, and for the reference that is checked when a person goes.
    `create index connected_agents_person on connected_agents (person_id)`,
  ],
  // Whom a webhook goes to: scheme, name and port.
  '0026-receivers': [
    `alter table webhook_deliveries
      add column receiver text generated always as (substring(url from '^[^/]*//[^/?#]*')) stored`,
  ],
  // Sessions are told apart, and change their token; an invitation is for somebody who is not there yet.
  '0027-sessions': [
    `alter table sessions
      add column id text not null default 'ses_' || replace(gen_random_uuid()::text, '-', ''),
      add column browser text, add column renewed_at double precision,
      add column former_hash text, add column former_until double precision`,
    `create unique index sessions_id on sessions (id)`,
    `create unique index sessions_former on sessions (former_hash)`,
    `alter table sign_in_links add column for_newcomer boolean not null default false`,
  ],
};

/** Never change a migration that was released; add the next one. */
export const migrations: MigrationProvider = {
  async getMigrations() {
    return Object.fromEntries(
      Object.entries(statements).map(([name, lines]): [string, Migration] => [
        name,
        {
          async up(db: Kysely<Database>) {
            for (const line of lines) await sql.raw(line).execute(db);
          },
        },
      ]),
    );
  },
};
