/** Records as the service stores them, made by core: one of each kind, with marks where each row has its own. */
import { importBuilt } from '../setup.mjs';

/** What stands in a record for the id of the row, its account, its key and its time. */
export const marks = { id: '@id@', account: '@account@', key: '@key@', at: 1_111_111_111_111 };

const scenes = Array.from({ length: 6 }, (_, at) => ({
  id: `scene-${at + 1}`,
  title: `What the quarter brought, part ${at + 1}`,
  durationSeconds: 5,
}));

/** A job that has just been asked for. */
export function queuedJob({ id, account, key, at }) {
  return {
    status: 'queued',
    id,
    accountId: account,
    keyId: key,
    projectId: id.replace('vid', 'prj'),
    sourceVideoId: null,
    model: 'gen-6-fast',
    multiScene: true,
    prompt:
      'Our Q3: revenue grew 24% to $4.2M. EMEA brought 41%, North America 38%, APAC 21%. ' +
      'Churn fell from 5.1% to 3.4%. Next: launch in Japan in May 2027.',
    enhancedPrompt: null,
    request: {
      model: 'gen-6-fast',
      aiVideo: 'auto',
      resolution: '720p',
      render: true,
      images: [],
      documents: [],
      audio: [],
    },
    aspectRatio: '16:9',
    dimensions: null,
    durationSeconds: 30,
    autoRender: { resolution: '720p', width: 1280, height: 720 },
    gated: false,
    passedGates: [],
    webhookUrl: null,
    estimatedCredits: 12,
    estimatedExportMinutes: 1,
    creditHold: `${id}:credits`,
    minuteHold: `${id}:minutes`,
    spentCredits: 0,
    fence: 0,
    progress: { scenesCommitted: 0, scenesPlanned: 0 },
    scenes: [],
    renders: [],
    warnings: [],
    phaseDetail: '',
    createdAt: at,
    updatedAt: at,
    lastActivityAt: at,
  };
}

/** The same job in each state that the table is filled with, as JSON. */
export async function jobRecords() {
  const { decide } = await importBuilt('core', 'src/jobs/index.js');
  const after = (job, ...events) =>
    events.reduce((at, event) => {
      const decision = decide(at, { fence: at.fence, ...event }, marks.at);
      if (!decision.ok) throw new Error(decision.refusal.message);
      return decision.job;
    }, job);
  const queued = queuedJob(marks);
  const processing = after(queued, { kind: 'started' });
  const rendering = after(processing, {
    kind: 'generation_finished',
    scenes,
    durationSeconds: 30,
    credits: { completed: 12, stopped: 12 },
    warnings: [],
  });
  const completed = after(rendering, {
    kind: 'render_finished',
    render: {
      ...{ id: 'rnd', resolution: '720p', width: 1280, height: 720, fps: 30, bytes: 1_700_000 },
      ...{ file: `videos/${marks.id}/rnd.mp4`, durationSeconds: 30, exportMinutes: 1, createdAt: marks.at },
    },
  });
  const failed = after(processing, { kind: 'work_failed', error: { code: 'generation_failed', message: 'No.' } });
  const canceled = after(queued, { kind: 'cancel_requested' });
  const all = { processing, rendering, completed, failed, canceled };
  return Object.fromEntries(Object.entries(all).map(([status, job]) => [status, JSON.stringify(job)]));
}

/** A version of an infographic: about as large as those that the planner makes. */
export const versionRecord = (thumbnail) =>
  JSON.stringify({
    ...{ id: marks.id, projectId: '@project@', status: 'ready', prompt: 'Revenue by region', fps: 30, duration: 10 },
    dimensions: { width: 1080, height: 1350 },
    graphic: {
      content: { title: 'Revenue by region' },
      panels: Array.from({ length: 24 }, (_, at) => ({
        kind: 'bars',
        title: `Region ${at}: where the growth of the year came from`,
        values: Array.from({ length: 8 }, (_, value) => ({ label: `Quarter ${value}`, value: at * 100 + value * 7 })),
      })),
      warnings: [],
    },
    ...{ creditsCost: 5, thumbnail, createdAt: marks.at },
  });
