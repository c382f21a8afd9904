/** What is measured: the stores and use cases of the service, asked as its requests and its background work ask them. */
import { randomUUID } from 'node:crypto';
import { importBuilt } from '../setup.mjs';
import { sql } from 'kysely';
import { accountId, apiKey, dayMs, keyId, personId, sessionToken, shareToken } from './fill.mjs';
import { queuedJob } from './records.mjs';

const built = (file) => importBuilt('host-nest', `src/${file}.js`);
const need = { credits: 12, minimum: 7, exportMinutes: 1 };
const files = {
  link: async (key) => `https://files.test/${key}`,
  remove: async () => undefined,
  removeOlder: async () => undefined,
  async *list() {},
};

const limitOf = { name: 'requests', limit: 60, windowMs: 60_000 };

/** The account with most of everything, and others by turns, as busy ones as idle ones. */
const largest = 1;
const anyOf = (accounts) => 1 + Math.floor(Math.random() * accounts);

/** Each case is a name, what is measured, and how often where that is not the rule; `close` ends the workers. */
export async function openCases(db, { accounts, jobs: filled, retentionDays }) {
  const stores = await openStores(db);
  const { account, jobs, deliveries, infographics, kits, queue, lookForWork, dispatcher, ids, sweep, remembered } =
    stores;
  const all = { limit: 20, cursor: null, status: null };
  const middle = jobId(Math.floor(filled / 2));
  const deliveriesPage = { limit: 20, cursor: null, state: null };
  const principal = { account: { id: accountId(largest) }, keyId: keyId(largest) };
  const made = [];
  const create = async (n) => {
    const id = ids.newId('vid');
    const job = queuedJob({ id, account: accountId(n), key: keyId(n), at: Date.now() });
    await jobs.checkRoom(accountId(n), need);
    const remember = { key: randomUUID(), fingerprint: 'f' };
    const answer = { status: 202, body: '{}' };
    await jobs.create(job, need, answer, { remember, documents: { inputs: {} } });
    return job;
  };
  const known = await someJobs(db, filled);
  const poll = () => {
    const { id, account_id } = known[Math.floor(Math.random() * known.length)];
    return jobs.get(account_id, id);
  };
  const progress = ({ id, fence }) => jobs.report(id, { kind: 'activity', fence, detail: `At ${Math.random()}.` });

  const list = [
    ['who a key belongs to', () => account.findByKey(apiKey(anyOf(accounts)))],
    ['poll one video', () => poll()],
    ['list videos: first page', () => jobs.list(accountId(anyOf(accounts)), all)],
    ['list videos: first page of the largest account', () => jobs.list(accountId(largest), all)],
    ['list videos: a page from the middle', () => jobs.list(accountId(largest), { ...all, cursor: middle })],
    ['list videos: one status', () => jobs.list(accountId(largest), { ...all, status: 'failed' })],
    [
      'list videos: a status that none has',
      () => jobs.list(accountId(largest), { ...all, status: 'awaiting_approval' }),
    ],
    ['rate limit of a key', () => stores.limiter.take(keyId(anyOf(accounts)), limitOf)],
    ['an Idempotency-Key', () => remembered.findRepeat(db, accountId(largest), { key: 'none', fingerprint: 'f' }, 0)],
    [
      'create a video',
      async () => {
        made.push(await create(quietAccount(accounts)));
      },
    ],
    [
      'cancel a video',
      async () => {
        const job = made.pop();
        if (job) await jobs.applyForAccount(job.accountId, job.id, { kind: 'cancel_requested' });
      },
    ],
    ...(await progressCases(jobs, create, progress, accounts)),
    ['account: balance and jobs in flight', () => account.summary(accountId(anyOf(accounts)))],
    ...(await ledgerCases(db)),
    ['deliveries: first page', () => deliveries.list(accountId(anyOf(accounts)), deliveriesPage)],
    ['deliveries: first page of the largest account', () => deliveries.list(accountId(largest), deliveriesPage)],
    [
      'deliveries: those that failed',
      () => deliveries.list(accountId(largest), { ...deliveriesPage, state: 'failed' }),
    ],
    [
      'deliveries: a state that none has',
      () => deliveries.list(accountId(largest), { ...deliveriesPage, state: 'pending' }),
    ],
    ['brand kits', () => kits.list(accountId(anyOf(accounts)))],
    ['list infographics', () => infographics.list(principal, { limit: 20 })],
    ['operator: jobs in flight by status', () => jobs.countByStatus()],
    ['operator: tasks that wait', () => queue.waiting()],
    [
      'queue: add, claim and end a task',
      () =>
        new Promise((resolve) => {
          const id = ids.newId('evt');
          queue.onEnded((ended) => ended === id && resolve());
          void queue.add({ id, topic: 'bench', body: {} });
        }),
    ],
    ['outbox: look for work', () => lookForWork()],
    ['webhooks: look for what is due', () => dispatcher.claimDue()],
    ['webhooks: take a share of many that are due', await dueCase(db, dispatcher)],
  ];
  const retention = () =>
    sweep({ db, files, segments: { sweep: async () => undefined } }, { now: Date.now() + 2 * dayMs, retentionDays });
  list.push(...webAppCases(stores, { accounts }), ...operatorCases(stores, { all, accounts }));
  // At last, for it empties tables.
  list.push(...deletionCases(stores, { known, accounts }), ['retention: one sweep', retention, 1]);
  return { cases: list, close: () => queue.close() };
}

/** What the pages of people ask for besides. */
function webAppCases({ keys, sessions, jobs, shares }, { accounts }) {
  const dayAgo = Date.now() - dayMs;
  return [
    ['web app: who is signed in', () => sessions.find(sessionToken(anyOf(accounts)))],
    ['web app: sign in', () => sessions.open(personId(anyOf(accounts)))],
    ['web app: keys of an account', () => keys.keys(accountId(anyOf(accounts)))],
    ['web app: what is being made', () => jobs.inHand([accountId(largest)], [], dayAgo)],
    ['web app: a film that is shared', () => shares.find(shareToken(anyOf(accounts)))],
  ];
}

/** What the operator's interface lists, over all accounts. */
function operatorCases({ account, jobs, keys, failures, queueStates }, { all, accounts }) {
  const page = { limit: 20, cursor: null, plan: null, email: null };
  return [
    ['operator: accounts, first page', () => account.list(page)],
    ['operator: accounts of a plan', () => account.list({ ...page, plan: 'pro' })],
    ['operator: accounts by an address', () => account.list({ ...page, email: 'nobody@example.com' })],
    ['operator: accounts of each plan', () => account.countByPlan()],
    ['operator: keys of an account', () => keys.list(accountId(anyOf(accounts)), { ...all, state: null })],
    ['operator: videos of all accounts', () => jobs.list(null, all)],
    ['operator: videos of all accounts that failed', () => jobs.list(null, { ...all, status: 'failed' })],
    ['operator: a status that no video has', () => jobs.list(null, { ...all, status: 'awaiting_approval' })],
    ['operator: what waits', () => queueStates.look()],
    ['operator: failures of a week', () => failures.lately(7, 50)],
  ];
}

/** What goes for good: a video, and once an account with all that it has but the videos that a worker still has to let go of. */
function deletionCases({ jobs, eraser }, { known, accounts }) {
  const gone = new Set();
  const remove = async () => {
    const { id, account_id: owner } = known.find((job) => !gone.has(job.id));
    gone.add(id);
    await jobs.applyForAccount(owner, id, { kind: 'delete_requested' });
  };
  const erase = async () => {
    await eraser.delete(accountId(Math.ceil(accounts / 2)));
    await eraser.eraseClosed();
  };
  return [
    ['delete a video', remove, 100],
    ['erase an account', erase, 1],
  ];
}

const jobId = (n) => `vid_${String(n).padStart(26, '0')}`;
/** One of the many accounts with few jobs: it has room for another. */
const quietAccount = (accounts) => Math.ceil(accounts * (0.1 + 0.8 * Math.random()));

async function someJobs(db, filled) {
  const ids = Array.from({ length: 500 }, () => jobId(1 + Math.floor(Math.random() * filled)));
  return db.selectFrom('video_jobs').select(['id', 'account_id']).where('id', 'in', ids).execute();
}

/** Workers of eight videos of one account report at once, as they do every second, while its people use it. */
async function progressCases(jobs, create, progress, accounts) {
  const started = [];
  for (let count = 0; count < 8; count += 1) {
    const job = await create(accounts);
    started.push((await jobs.apply(job.id, { kind: 'started' })).job);
  }
  return [
    ['progress of a video', () => progress(started[0])],
    ['progress of eight videos of one account', () => Promise.all(started.map(progress)), 100],
  ];
}

/** 20,000 webhooks are due at once, of twenty accounts to forty receivers: what a look takes of them, in turn. */
async function dueCase(db, dispatcher) {
  let isFilled = false;
  return async () => {
    if (!isFilled) {
      isFilled = true;
      const due = sql`insert into webhook_deliveries (id, account_id, key_id, url, event, body, state, tries, next_at, created_at)
        select 'evt_due' || n, id, 'key' || substr(id, 4), 'https://receiver' || n % 40 || '.test/hook', 'video.completed', '{}',
          'pending', 0, ${Date.now()}::float8 + n, ${Date.now()}
        from generate_series(1, 20000) n join (select id, row_number() over (order by id) from accounts order by id limit 21) a
          on row_number = 2 + n % 20`;
      await due.execute(db);
    }
    await dispatcher.claimSome(32);
  };
}

/** Where this version has accounts read their ledger. */
async function ledgerCases(db) {
  const { LedgerReader } = await built('accounts/ledger-reader').catch(() => ({}));
  if (!LedgerReader) return [];
  const ledger = new LedgerReader(db, Date.now);
  const page = { limit: 50, before: null };
  return [
    ['ledger: newest entries', () => ledger.entries(accountId(largest), 'credits', page)],
    ['ledger: what each of 30 days cost', () => ledger.days(accountId(largest), 30)],
  ];
}

async function openStores(db) {
  const { AccountStore } = await built('accounts/account-store');
  const { JobStore } = await built('jobs/job-store');
  const { DeliveryStore } = await built('webhooks/delivery-store');
  const { WebhookDispatcher } = await built('webhooks/webhook-dispatcher');
  const { InfographicStore } = await built('infographics/infographic-store');
  const { InfographicsController } = await built('infographics/infographics.controller');
  const { BrandKitStore } = await built('catalogs/brand-kit-store');
  const { DatabaseQueue } = await built('queue/database-queue');
  const { OutboxRelay } = await built('queue/outbox-relay');
  const { sweep } = await built('retention/sweep');
  const { KeyStore } = await built('accounts/key-store');
  const { Failures } = await built('operator/failures');
  const { SessionStore } = await built('people/session-store');
  const { ShareStore } = await built('shares/share-store');
  const { QueueStates } = await built('operator/queue-state');
  const { DatabaseRateLimiter } = await built('limits/database-rate-limiter');
  const { AccountEraser } = await built('account-data/account-eraser');
  const { defaultPlans } = await importBuilt('core', 'src/billing/index.js');
  const account = new AccountStore(db, defaultPlans, {}, Date.now);
  const jobs = new JobStore(db, account, files, Date.now);
  const store = new InfographicStore(db, account, files, Date.now);
  const queue = new DatabaseQueue(db);
  queue.work('bench', 1, { take: async () => 1, run: async () => undefined, retriesExhausted: async () => undefined });
  const url = { get: () => 'https://video.test' };
  const empty = { durable: true, add: async () => undefined, backlog: async () => 0, onEnded: () => undefined };
  return {
    account,
    jobs,
    queue,
    sweep,
    deliveries: new DeliveryStore(db, Date.now),
    infographics: new InfographicsController({}, store, files, url),
    kits: new BrandKitStore(db, Date.now),
    async lookForWork() {
      const relay = new OutboxRelay(db, empty, console.error);
      relay.start();
      await relay.close();
    },
    dispatcher: new WebhookDispatcher(db, {}, {}, {}, jobs, store, console, Date.now),
    ids: await built('ids/ids'),
    keys: new KeyStore(db, account, {}, Date.now),
    failures: new Failures(db, Date.now),
    sessions: new SessionStore(db, Date.now),
    shares: new ShareStore(db, Date.now),
    limiter: new DatabaseRateLimiter(db),
    queueStates: new QueueStates(db, jobs, queue, { redisUrl: null }, Date.now),
    eraser: new AccountEraser(db, account, jobs, store, Date.now, { error: console.error, info: () => undefined }),
    remembered: await built('jobs/remembered-requests'),
  };
}
