import fc from 'fast-check';
import { applyMovement, type Balance, type Hold, type MeterUnit } from '../billing/ledger.js';
import { decide, openVideoJob } from './decide.js';
import type { JobEffect, JobEvent } from './job-event.js';
import { videoJobTransitions } from './transition-table.js';
import { isInFlight, jobStatuses, type JobFacts, type JobStatus, type QueuedJob, type VideoJob } from './video-job.js';

const target = { resolution: '720p', width: 1280, height: 720 };
const facts: JobFacts = {
  id: 'vid_1',
  accountId: 'acc_1',
  keyId: 'key_1',
  projectId: 'prj_1',
  sourceVideoId: null,
  model: 'gen-6-fast',
  multiScene: true,
  prompt: 'p',
  enhancedPrompt: null,
  request: {},
  aspectRatio: null,
  dimensions: null,
  durationSeconds: 30,
  autoRender: target,
  gated: true,
  passedGates: [],
  webhookUrl: null,
  estimatedCredits: 9,
  estimatedExportMinutes: 1,
  creditHold: 'vid_1:credits',
  minuteHold: 'vid_1:minutes',
  spentCredits: 3,
  fence: 4,
  progress: { scenesCommitted: 0, scenesPlanned: 0 },
  scenes: [],
  renders: [],
  warnings: [],
  phaseDetail: '',
  createdAt: 0,
  updatedAt: 0,
  lastActivityAt: 0,
};
const ended = { creditsCost: 9, endedAt: 1 };
const resolved = { creditHold: null, minuteHold: null };
/** Every status, in every variant that decides differently. */
const jobs: VideoJob[] = [
  { ...facts, status: 'queued' },
  { ...facts, status: 'processing', phase: 'planning', cancelRequested: false, revision: null },
  { ...facts, status: 'processing', phase: 'planning', cancelRequested: true, revision: null },
  {
    ...facts,
    status: 'processing',
    phase: 'finishing',
    cancelRequested: false,
    revision: null,
    autoRender: null,
    minuteHold: null,
  },
  { ...facts, status: 'rendering', cancelRequested: false, target, work: { purpose: 'first', credits: 9 } },
  { ...facts, status: 'rendering', cancelRequested: true, target, work: { purpose: 'first', credits: 9 } },
  {
    ...facts,
    creditHold: null,
    status: 'rendering',
    cancelRequested: false,
    target,
    work: { purpose: 'again', webhookUrl: null, ...ended },
  },
  {
    ...facts,
    creditHold: null,
    status: 'rendering',
    cancelRequested: true,
    target,
    work: { purpose: 'again', webhookUrl: null, ...ended },
  },
  { ...facts, status: 'awaiting_approval', review: { gate: 'cast_sheets', revision: 0 } },
  { ...facts, ...resolved, status: 'completed', error: null, ...ended },
  { ...facts, ...resolved, status: 'failed', error: { code: 'x', message: 'y' }, ...ended },
  { ...facts, ...resolved, status: 'canceled', ...ended },
];
const render = {
  id: 'rnd_1',
  file: 'f',
  bytes: 1,
  fps: 30,
  durationSeconds: 31,
  exportMinutes: 1,
  createdAt: 5,
  ...target,
};
function events(fence: number): JobEvent[] {
  return [
    { kind: 'started' },
    { kind: 'activity', fence, phase: 'generating', detail: 'd' },
    { kind: 'gate_reached', fence, gate: 'cast_sheets' },
    {
      kind: 'generation_finished',
      fence,
      scenes: [{ id: 's1', title: 't', durationSeconds: 30 }],
      durationSeconds: 30,
      credits: { completed: 9, stopped: 9 },
      warnings: [],
    },
    { kind: 'render_finished', fence, render },
    { kind: 'work_failed', fence, error: { code: 'render_failed', message: 'The browser died.' } },
    { kind: 'work_stopped', fence },
    { kind: 'cancel_requested' },
    { kind: 'delete_requested' },
    { kind: 'approved' },
    { kind: 'changes_requested', changes: 'bluer' },
    { kind: 'render_requested', target, exportMinutes: 1, holdId: 'h2', webhookUrl: null },
  ];
}

describe('interface 3.1: every status against every event', () => {
  const reached = new Map<string, Set<JobStatus>>();
  for (const job of jobs) {
    for (const event of events(job.fence)) {
      const row = videoJobTransitions.find((entry) => entry.from === job.status && entry.event === event.kind);
      const result = decide(job, event, 1000);
      const key = `${job.status} ${event.kind}`;
      if (result.ok) reached.set(key, (reached.get(key) ?? new Set()).add(result.job.status));
      it(`${job.status}, ${event.kind}: ${row ? row.to.join(' or ') : 'refused'}`, () => {
        if (result.ok) expect(row?.to).toContain(result.job.status);
        else if (row) expect(['work_stopped']).toContain(event.kind);
        else expect(result.refusal.message).not.toBe('');
      });
    }
  }

  it('reaches everything that the table promises', () => {
    for (const row of videoJobTransitions) {
      expect([`${row.from} ${row.event}`, [...(reached.get(`${row.from} ${row.event}`) ?? [])].sort()]).toEqual([
        `${row.from} ${row.event}`,
        [...row.to].sort(),
      ]);
    }
    expect(new Set(jobs.map((job) => job.status))).toEqual(new Set(jobStatuses));
  });
});

describe('a worker', () => {
  it('that was presumed dead can change nothing', () => {
    const processing = jobs[1] as VideoJob;
    const taken = decide(processing, { kind: 'started' }, 10);
    if (!taken.ok) throw new Error(taken.refusal.message);
    expect(taken.job.fence).toBe(processing.fence + 1);
    for (const event of events(processing.fence)) {
      if (!('fence' in event)) continue;
      expect(decide(taken.job, event, 11)).toMatchObject({ ok: false, refusal: { code: 'stale_lease' } });
    }
  });

  it.each([
    ['an approval', 8, 'approved'],
    ['changes', 8, 'changes_requested'],
    ['an order to render again', 9, 'render_requested'],
  ])('that does not know how its work ended has no word in what %s began', (_what, at, kind) => {
    const rested = jobs[at] as VideoJob;
    const begun = decide(
      rested,
      events(rested.fence).find((event) => event.kind === kind)!,
      10,
    );
    if (!begun.ok) throw new Error(begun.refusal.message);
    const late: JobEvent = { kind: 'work_failed', fence: rested.fence, error: { code: 'e', message: 'm' } };
    expect(decide(begun.job, late, 11)).toMatchObject({ ok: false, refusal: { code: 'stale_lease' } });
  });

  it('leaves updated_at alone while it works', () => {
    const result = decide(jobs[1] as VideoJob, { kind: 'activity', fence: 4, detail: 'Drawing.' }, 99);
    expect(result).toMatchObject({ ok: true, job: { updatedAt: 0, lastActivityAt: 99, phaseDetail: 'Drawing.' } });
  });
});

describe('a re-render', () => {
  const again = jobs[6] as VideoJob;
  it('that fails leaves the job completed with its error and gives the minutes back', () => {
    const result = decide(again, { kind: 'work_failed', fence: 4, error: { code: 'e', message: 'm' } }, 9);
    expect(result).toMatchObject({
      ok: true,
      job: { status: 'completed', error: { message: 'm' }, creditsCost: 9 },
      effects: [{ kind: 'release' }, { kind: 'sendWebhook', event: 'video.failed', data: { stage: 'render' } }],
    });
  });
});

describe('review gates', () => {
  it('ask again with the next revision after changes', () => {
    const changed = decide(jobs[8] as VideoJob, { kind: 'changes_requested', changes: 'bluer' }, 9);
    if (!changed.ok) throw new Error('refused');
    expect(changed.job).toMatchObject({ status: 'processing', phase: 'revising' });
    const { fence } = changed.job;
    const paused = decide(changed.job, { kind: 'gate_reached', fence, gate: 'cast_sheets' }, 10);
    expect(paused).toMatchObject({ ok: true, job: { review: { gate: 'cast_sheets', revision: 1 } } });
  });
});

describe('any history of a job', () => {
  it('resolves each hold once, charges once, and sends one ending a work', () => {
    const pick = fc.array(fc.tuple(fc.integer({ min: 0, max: 11 }), fc.boolean()), { maxLength: 40 });
    fc.assert(
      fc.property(pick, fc.boolean(), (choices, gated) => {
        const start: QueuedJob = { ...facts, gated, spentCredits: 0, fence: 0, status: 'queued' };
        const opened = openVideoJob(start);
        let job = opened.job;
        const balances: Record<MeterUnit, Balance> = {
          credits: { available: 50, held: 0 },
          export_minutes: { available: 50, held: 0 },
        };
        const holds = new Map<string, Hold>();
        const perform = (effects: JobEffect[]) => {
          for (const effect of effects) {
            if (effect.kind !== 'hold' && effect.kind !== 'settle' && effect.kind !== 'release') continue;
            const result = applyMovement(balances[effect.unit], holds.get(effect.holdId) ?? null, effect);
            if (!result.ok) throw new Error(`${effect.kind} ${effect.holdId}: ${result.message}`);
            balances[effect.unit] = result.balance;
            if (result.hold) holds.set(result.hold.id, result.hold);
          }
        };
        perform(opened.effects);
        let holdNumber = 0;
        for (const [index, stale] of choices) {
          const chosen = events(stale ? job.fence - 1 : job.fence)[index] as JobEvent;
          const event = chosen.kind === 'render_requested' ? { ...chosen, holdId: `r${holdNumber++}` } : chosen;
          const result = decide(job, event, 1);
          if (!result.ok) continue;
          const wasEnd = !isInFlight(job);
          const sent = result.effects.filter((effect) => effect.kind === 'sendWebhook').length;
          expect(sent).toBeLessThanOrEqual(!isInFlight(result.job) && !wasEnd && !result.job.deleted ? 1 : 0);
          const isErased = result.effects.some((effect) => effect.kind === 'erase');
          expect(isErased).toBe(result.job.deleted === true && !isInFlight(result.job));
          perform(result.effects);
          job = result.job;
          // Nothing can happen to what is no more.
          if (isErased) break;
        }
        if (!isInFlight(job)) {
          expect([balances.credits.held, balances.export_minutes.held]).toEqual([0, 0]);
          expect(balances.credits.available).toBe(50 - ('creditsCost' in job ? job.creditsCost : 0));
        }
      }),
      { numRuns: 400 },
    );
  });
});
