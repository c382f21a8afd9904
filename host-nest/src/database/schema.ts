import type { Generated, GeneratedAlways } from 'kysely';
import type { Sealed } from '../secrets/envelope.js';

/**
 * Tables. Times are milliseconds since 1970 in double precision, because int8 is a number in PGlite and
 * a text in pg. JSON is kept as text and read by the code that owns it.
 */
export interface Database {
  accounts: {
    id: string;
    name: string;
    email: string | null;
    plan: string;
    unlimited: boolean;
    /** The month that was granted last, such as `2026-11`. */
    renewed_period: string;
    created_at: number;
    /** Since when it is shut for good. */
    closed_at: Generated<number | null>;
    /** Since when nothing of it is left but its books. */
    erased_at: Generated<number | null>;
  };
  api_keys: {
    id: string;
    account_id: string;
    name: string;
    hash: string;
    /** The first characters, to tell keys apart. */
    hint: string;
    webhook_secret: Sealed;
    default_webhook_url: string | null;
    created_at: number;
    revoked_at: number | null;
    /** Written once a minute at most. */
    used_at: number | null;
    rotated_at: Generated<number | null>;
    /** What opened it before it was rotated, and until when it still does. */
    former_hash: Generated<string | null>;
    former_until: Generated<number | null>;
    /** From when on it opens nothing. */
    expires_at: Generated<number | null>;
    /** What signed before the secret was rotated, and until when it still signs as well. */
    former_webhook_secret: Generated<Sealed | null>;
    former_webhook_secret_until: Generated<number | null>;
  };
  /** The key that stands for the people of an account who use the web app: nobody is told it. */
  app_keys: { account_id: string; key_id: string };
  balances: { account_id: string; unit: string; available: number; held: number };
  ledger_entries: {
    id: Generated<number>;
    account_id: string;
    unit: string;
    kind: string;
    available: number;
    held: number;
    charged: number;
    hold_id: string | null;
    reason: string;
    at: number;
  };
  holds: { id: string; account_id: string; unit: string; amount: number; state: string };
  video_jobs: {
    id: string;
    account_id: string;
    status: string;
    in_flight: boolean;
    fence: number;
    record: string;
    created_at: number;
    /** When the oldest MP4 of the record was made; null without one. */
    oldest_render_at: Generated<number | null>;
    /** Nobody is told of it any more; it goes when its worker has stopped. */
    deleted: Generated<boolean>;
  };
  /** Links by which anybody sees one video. */
  video_shares: { token: string; video_id: string; created_at: number };
  job_documents: { job_id: string; kind: string; body: string };
  outbox: {
    id: string;
    kind: string;
    body: string;
    created_at: number;
    /** When a queue that may forget got the task; the row then stays until the task has ended. */
    handed_at: Generated<number | null>;
    topic: Generated<string>;
    /** The account that it is for: accounts take turns. */
    owner: Generated<string>;
  };
  queue_tasks: {
    id: string;
    topic: string;
    body: string;
    state: string;
    run_at: number;
    tries: number;
    abandoned: number;
    lease: number;
    lease_until: number;
    last_error: string | null;
    created_at: number;
    /** When it was done or given up. */
    ended_at: Generated<number | null>;
    /** The account that it is for. */
    owner: Generated<string>;
  };
  webhook_deliveries: {
    id: string;
    account_id: string;
    key_id: string;
    url: string;
    event: string;
    body: string;
    state: string;
    tries: number;
    next_at: number;
    created_at: number;
    /** The video or infographic project that it tells of. */
    subject: Generated<string | null>;
    /** The trace of the work that it tells of. W3C Trace Context. */
    /** Scheme, name and port of `url`. */
    receiver: GeneratedAlways<string>;
    traceparent: Generated<string | null>;
  };
  webhook_tries: {
    id: Generated<number>;
    delivery_id: string;
    at: number;
    status: number | null;
    error: string | null;
    milliseconds: number;
    /** The beginning of what the receiver answered. */
    answer: Generated<string | null>;
  };
  idempotency_keys: {
    account_id: string;
    key: string;
    fingerprint: string;
    status: number;
    body: string;
    created_at: number;
  };
  brand_kits: { id: string; account_id: string; record: string; created_at: number };
  /** A face that the account has brought; `record` is its asset. */
  account_fonts: { id: string; account_id: string; record: string; created_at: number };
  /** Keys of accounts for providers of their own. */
  provider_keys: {
    account_id: string;
    part: string;
    base_url: string;
    model: string;
    secret: Sealed;
    /** The last characters. */
    hint: string;
    saved_at: number;
  };
  infographic_projects: { id: string; account_id: string; record: string; created_at: number };
  infographic_versions: {
    id: string;
    project_id: string;
    record: string;
    created_at: number;
    /** As in the record, for lists. */
    thumbnail: Generated<string | null>;
  };
  infographic_renders: {
    id: string;
    project_id: string;
    version_id: string;
    status: string;
    record: string;
    created_at: number;
    /** The MP4 of the record, for retention. */
    file: Generated<string | null>;
  };
  /** Which assets the documents of `holder` name: one that no row names may be removed. */
  asset_uses: { digest: string; holder: string };
  social_imports: { account_id: string; day: string; used: number };
  rate_times: { subject: string; at: number };
  settings: { name: string; value: string };
  sign_in_links: {
    hash: string;
    account_id: string;
    created_at: number;
    used_at: number | null;
    /** It adds a person, and changes nothing of those who are there. */
    for_newcomer: Generated<boolean>;
  };
  /** Who signs in. `email` in small letters. */
  people: {
    id: string;
    account_id: string;
    role: 'owner' | 'member';
    name: string;
    email: string;
    password_hash: string;
    created_at: number;
  };
  /** What people sign in with in place of a password. `credential_id` in base64url, `public_key` (COSE) in base64. */
  passkeys: {
    id: string;
    person_id: string;
    credential_id: string;
    name: string;
    public_key: string;
    counter: number;
    transports: string;
    created_at: number;
    used_at: number | null;
  };
  /** What authenticators were asked and have not answered; `person_id` null for whoever signs in. */
  passkey_challenges: { hash: string; person_id: string | null; ends_at: number };
  sessions: {
    hash: string;
    /** By which people tell their sessions apart. */
    id: Generated<string>;
    person_id: string;
    browser: string | null;
    created_at: number;
    used_at: number;
    ends_at: number;
    /** When it got its token; null: when it was opened. */
    renewed_at: number | null;
    /** The token before, and until when it counts; null: until its successor is used. */
    former_hash: string | null;
    former_until: number | null;
  };
  /** Links by which people take a new password. */
  password_resets: { hash: string; person_id: string; ends_at: number };
  /** Who people are to an issuer of OpenID Connect. */
  person_identities: { issuer: string; subject: string; person_id: string; created_at: number };
  /** Who was sent to the issuer and is not back; `body` is `SentAway`. */
  oidc_questions: { hash: string; body: string; ends_at: number };
  /** What the authorization server keeps. Tokens stand here by their hashes. */
  oauth_records: {
    kind: string;
    id: string;
    grant_id: string | null;
    uid: string | null;
    payload: string;
    ends_at: number | null;
  };
  /** A grant, and the key that stands for it: it counts requests, signs webhooks and can be revoked like any other. */
  connected_agents: {
    grant_id: string;
    key_id: string;
    account_id: string;
    person_id: string;
    name: string;
    scopes: string;
    created_at: number;
  };
  /** Segments of the videos that several nodes are drawing now. `claim` names one hold of one node on one segment. */
  segment_work: {
    job_id: string;
    key: string;
    /** Of the job's lease: the node that puts the video together. */
    fence: number;
    first_frame: number;
    end_frame: number;
    state: 'waiting' | 'drawing' | 'drawn' | 'given_up';
    claim: string | null;
    node: string | null;
    /** By the clock of the database. */
    lease_until: number;
    frames: number;
    tries: number;
    abandoned: number;
    refused_by: string | null;
    error: string | null;
  };
  render_nodes: { id: string; seen_at: number };
  /** Processes of the service that give a sign, with what they are and do (JSON). Times by the clock of the database. */
  service_nodes: { id: string; facts: string; started_at: number; seen_at: number };
  /** Work that one node does for all. `until` by the clock of the database. */
  leases: { name: string; holder: string; until: number };
}
