// @cost 3
import { defaultPlans } from '@scenewright/core/billing';
import { testDatabase } from '../../testing/test-database.js';
import { addAccount, queuedJob } from '../../testing/stored-jobs.js';
import { AccountStore } from '../accounts/account-store.js';
import type { FileStore } from '../files/file-store.js';
import type { SecretBox } from '../secrets/secret-box.js';
import { JobStore } from './job-store.js';

const serverUrl = process.env['TEST_DATABASE_URL'] as string;
if (!serverUrl) console.warn('SKIPPED: jobs on PostgreSQL. Set TEST_DATABASE_URL to run it.');

(serverUrl ? describe : describe.skip)('jobs on PostgreSQL', () => {
  let made: Awaited<ReturnType<typeof testDatabase>>;
  let jobs: JobStore;
  let accounts: AccountStore;
  beforeAll(async () => {
    made = await testDatabase(serverUrl);
    await addAccount(made.opened.db);
    accounts = new AccountStore(made.opened.db, defaultPlans, {} as SecretBox);
    jobs = new JobStore(made.opened.db, accounts, {} as FileStore);
    await jobs.create(queuedJob(), { credits: 0, minimum: 0, exportMinutes: 0 }, { status: 202, body: '{}' });
    await jobs.apply('vid_1', { kind: 'started' });
  });
  afterAll(() => made?.drop());

  it('tell their progress, and the account its balance, while somebody holds the account', async () => {
    await made.opened.db.transaction().execute(async (trx) => {
      await trx.selectFrom('accounts').selectAll().where('id', '=', 'acc_1').forUpdate().execute();
      // Both would wait here for ever, and the test for its time-out.
      const result = await jobs.report('vid_1', { kind: 'activity', fence: 1, detail: 'Half of it.' });
      expect(result).toMatchObject({ ok: true, job: { phaseDetail: 'Half of it.' } });
      expect(await accounts.summary('acc_1')).toMatchObject({ accountId: 'acc_1', inFlight: 1 });
    });
    expect(await jobs.find('vid_1')).toMatchObject({ phaseDetail: 'Half of it.' });
  });

  it('take no progress from a worker that others have followed', async () => {
    await jobs.apply('vid_1', { kind: 'started' });
    const result = await jobs.report('vid_1', { kind: 'activity', fence: 1, detail: 'From the dead.' });
    expect(result).toMatchObject({ ok: false, refusal: { code: 'stale_lease' } });
    expect(await jobs.find('vid_1')).toMatchObject({ phaseDetail: 'Half of it.' });
  });
});
