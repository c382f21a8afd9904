// @cost 4
import { rm } from 'node:fs/promises';
import { defaultPlans } from '@scenewright/core/billing';
import { sql, type Kysely } from 'kysely';
import { makeDataDir } from '../../testing/data-dir.js';
import { planOf, recordStatements } from '../../testing/recorded-statements.js';
import { addAccount } from '../../testing/stored-jobs.js';
import { closeAccount } from '../account-data/close-account.js';
import { AccountStore } from '../accounts/account-store.js';
import { KeyStore } from '../accounts/key-store.js';
import { BrandKitStore } from '../catalogs/brand-kit-store.js';
import type { FileStore } from '../files/file-store.js';
import { InfographicStore } from '../infographics/infographic-store.js';
import { JobStore } from '../jobs/job-store.js';
import { Failures } from '../operator/failures.js';
import { removeOldHistory } from '../retention/old-history.js';
import { removeOldInfographicRenders, removeOldVideoRenders } from '../retention/old-renders.js';
import { ConnectedAgents } from '../oauth/connected-agents.js';
import { OidcStore, type SentAway } from '../oidc/oidc-store.js';
import { PasskeyStore } from '../passkeys/passkey-store.js';
import { PasswordResets } from '../people/password-resets.js';
import { SessionStore } from '../people/session-store.js';
import type { SecretBox } from '../secrets/secret-box.js';
import { DeliveryStore } from '../webhooks/delivery-store.js';
import { openEmbeddedDatabase, type OpenDatabase } from './open-database.js';
import type { Database } from './schema.js';

let dataDir: string;
let opened: OpenDatabase;
beforeAll(async () => {
  dataDir = await makeDataDir();
  opened = await openEmbeddedDatabase(dataDir);
  await addAccount(opened.db);
  // Of many accounts, so that it matters by which of its columns a table is looked through.
  await sql`insert into accounts select 'a' || n, 'A', null, 'creator', true, '9999-12', 0 from generate_series(1, 200) n`.execute(
    opened.db,
  );
  await sql`insert into video_jobs (id, account_id, status, in_flight, fence, record, created_at)
    select 'vid_' || n, 'a' || n % 200 + 1, case when n % 3 = 0 then 'failed' else 'completed' end, false, 1, '{}', 0
    from generate_series(1, 4000) n`.execute(opened.db);
  await sql`analyze video_jobs`.execute(opened.db);
});
afterAll(async () => {
  await opened.close();
  await rm(dataDir, { recursive: true, force: true });
});

const files = {} as FileStore;
const accounts = (db: Kysely<Database>) => new AccountStore(db, defaultPlans, {} as SecretBox);
const jobs = (db: Kysely<Database>) => new JobStore(db, accounts(db), files);
const keys = (db: Kysely<Database>) => new KeyStore(db, accounts(db), {} as SecretBox, Date.now);
const graphics = (db: Kysely<Database>) => new InfographicStore(db, accounts(db), files);
const page = { limit: 20, cursor: 'vid_5', status: null, state: null };

/** Each with the indexes that its statements go by, and the columns that are looked for in them. */
const uses: [string, (db: Kysely<Database>) => Promise<unknown>, [index: string, ...columns: string[]][]][] = [
  ['a page of videos', (db) => jobs(db).list('acc_1', page), [['video_jobs_account', 'account_id', 'id']]],
  [
    'a page of videos of one status',
    (db) => jobs(db).list('acc_1', { ...page, status: 'failed' }),
    [['video_jobs_status', 'account_id', 'status', 'id']],
  ],
  [
    'what open pages are told',
    (db) => jobs(db).inHand(['acc_1', 'a1'], ['vid_5'], Date.now()),
    // Each part of the union, and the whole, which begins with what is in flight.
    [
      ['video_jobs_account', 'account_id', 'id'],
      ['video_jobs_pkey', 'id'],
      ['video_jobs_in_flight', 'account_id'],
    ],
  ],
  [
    'a page of deliveries',
    (db) => new DeliveryStore(db).list('acc_1', page),
    [['webhook_deliveries_account', 'account_id', 'id']],
  ],
  [
    'a page of deliveries of one state',
    (db) => new DeliveryStore(db).list('acc_1', { ...page, state: 'failed' }),
    [['webhook_deliveries_state', 'account_id', 'state', 'id']],
  ],
  [
    'the newest failures of all accounts',
    (db) => new Failures(db, Date.now).lately(7, 50),
    [
      ['video_jobs_all_of_status', 'status'],
      ['infographic_renders_failed', 'created_at'],
      ['webhook_deliveries_failed', 'created_at'],
    ],
  ],
  [
    'the brand kits of an account',
    (db) => new BrandKitStore(db, Date.now).list('acc_1'),
    [['brand_kits_account', 'account_id']],
  ],
  [
    'what a list says of the versions of projects',
    (db) => graphics(db).summaries(['prj_1', 'prj_2']),
    [['infographic_versions_project', 'project_id']],
  ],
  ['an account', (db) => accounts(db).summary('acc_1'), [['video_jobs_in_flight', 'account_id']]],
  [
    'the accounts of a plan',
    (db) => accounts(db).list({ limit: 20, cursor: 'acc_5', plan: 'pro', email: null }),
    [['accounts_plan', 'plan', 'id']],
  ],
  [
    'the accounts of an address',
    (db) => accounts(db).list({ limit: 20, cursor: null, plan: null, email: 'a@b.test' }),
    [['accounts_email', 'email']],
  ],
  [
    'the keys of an account',
    (db) => keys(db).list('acc_1', { ...page, state: null }),
    [['api_keys_account', 'account_id', 'id']],
  ],
  [
    'the jobs of all accounts of one status',
    (db) => jobs(db).list(null, { ...page, status: 'failed' }),
    [['video_jobs_all_of_status', 'status', 'id']],
  ],
  [
    'old history',
    (db) => removeOldHistory(db, 1),
    [
      ['idempotency_keys_created', 'created_at'],
      ['queue_tasks_ended', 'ended_at'],
      ['webhook_deliveries_ended', 'created_at'],
    ],
  ],
  [
    'old MP4s of videos',
    (db) => removeOldVideoRenders(db, files, 1),
    [['video_jobs_old_renders', 'oldest_render_at', 'id']],
  ],
  [
    'old MP4s of infographics',
    (db) => removeOldInfographicRenders(db, files, 1),
    [['infographic_renders_old', 'created_at', 'id']],
  ],
];

it.each(uses)('%s: by an index, and no table is read from end to end', async (_, use, indexes) => {
  const { db, statements } = recordStatements(opened.db);
  await use(db);
  expect(statements).toHaveLength(indexes.length);
  for (const [at, statement] of statements.entries()) {
    const plan = await planOf(opened.db, statement);
    expect(plan).not.toContain('Seq Scan');
    const [index, ...columns] = indexes[at]!;
    const [, condition] = new RegExp(`\\b${index}\\b.*\n\\s+Index Cond: (.*)`).exec(plan) ?? [];
    expect([plan, condition?.match(/\b[a-z_]+\b/g) ?? []]).toEqual([plan, expect.arrayContaining(columns)]);
  }
});

/** What else people do: that it has indexes for all it looks for, whichever they are. Some refer to people who are not there. */
const lookUps: [string, (db: Kysely<Database>) => Promise<unknown>][] = [
  ['the keys that people have made', (db) => keys(db).keys('acc_1')],
  ['a key that is rotated', (db) => keys(db).rotate('key_1', 0)],
  ['a sign-in', (db) => new SessionStore(db, Date.now).open('usr_1')],
  ['a new password', (db) => new PasswordResets(db, Date.now).create('usr_1')],
  ['a question to an authenticator', (db) => new PasskeyStore(db, Date.now).ask('question', null)],
  [
    'a person who is sent to an issuer',
    (db) => new OidcStore(db, Date.now).sendAway({ question: {} as SentAway['question'], next: '', link: null }),
  ],
  ['the agents of a person who leaves', (db) => new ConnectedAgents(db, accounts(db), Date.now).forgetPerson('usr_1')],
];

it.each(lookUps)('%s: by indexes, and none of them from end to end', async (_, use) => {
  const { db, statements } = recordStatements(opened.db);
  await use(db).catch(() => undefined);
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) {
    const plan = await planOf(opened.db, statement);
    expect(plan).not.toContain('Seq Scan');
    // Nor an index without a condition.
    const count = (what: RegExp) => [...plan.matchAll(what)].length;
    expect([plan, count(/Index Cond/g)]).toEqual([plan, count(/Index (Only )?Scan/g)]);
  }
});

it('the accounts of each plan: counted in an index, and no table is read', async () => {
  await sql`vacuum analyze accounts`.execute(opened.db);
  const { db, statements } = recordStatements(opened.db);
  await accounts(db).countByPlan();
  const plans = await Promise.all(statements.map((statement) => planOf(opened.db, statement)));
  expect(plans).toEqual([expect.stringContaining('Index Only Scan using accounts_open')]);
});

it('what an account loses as it is closed: found without reading what others have', async () => {
  const { db, statements } = recordStatements(opened.db);
  await db.transaction().execute((trx) => closeAccount(trx, 'acc_1', accounts(db).planOf, 1));
  expect(statements.length).toBeGreaterThan(6);
  for (const statement of statements) expect(await planOf(opened.db, statement)).not.toContain('Seq Scan');
});
