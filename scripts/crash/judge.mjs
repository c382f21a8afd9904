import { join } from 'node:path';
import { importBuilt } from '../setup.mjs';

/** Reads the database after all nodes have stopped. `accepted`: ids of videos; `events`: by video, ids of its events. */
export async function judge({ openDatabase, files }, accepted, events) {
  const { locateFfmpeg, probeMedia } = await importBuilt('render-pool');
  const tools = await locateFfmpeg({});
  const { db, close } = await openDatabase();
  const figures = {
    jobs: accepted.size,
    lost: 0,
    charged_twice: 0,
    charged_wrong: 0,
    stuck: 0,
    failed: 0,
    unplayable: 0,
  };
  try {
    const rows = await db.selectFrom('video_jobs').select(['id', 'status', 'record']).execute();
    const entries = await db.selectFrom('ledger_entries').selectAll().execute();
    const balances = await db.selectFrom('balances').selectAll().execute();
    const known = new Map(rows.map((row) => [row.id, row]));
    figures.unknown_jobs = rows.filter((row) => !accepted.has(row.id)).length;
    for (const id of accepted.keys()) {
      const row = known.get(id);
      if (!row) {
        figures.lost += 1;
        continue;
      }
      if (row.status === 'failed') {
        figures.failed += 1;
        process.stderr.write(`${id} failed: ${JSON.stringify(JSON.parse(row.record).error)}\n`);
      }
      if (!['completed', 'failed'].includes(row.status)) figures.stuck += 1;
      const settled = entries.filter((entry) => entry.kind === 'settle' && entry.hold_id === `${id}:credits`);
      if (settled.length > 1) figures.charged_twice += 1;
      const record = JSON.parse(row.record);
      const charged = settled.reduce((total, entry) => total + entry.charged, 0);
      if (charged !== (record.creditsCost ?? 0)) figures.charged_wrong += 1;
      for (const render of record.renders) {
        const probed = await probeMedia(tools, join(files, render.file)).catch(() => null);
        if (!probed?.video) figures.unplayable += 1;
      }
      if (row.status === 'completed' && record.renders.length !== 1) figures.unplayable += 1;
    }
    const missing = [...accepted.keys()].filter((id) => !events.has(id));
    figures.events_missing = missing.length;
    const deliveries = await db.selectFrom('webhook_deliveries').selectAll().execute();
    for (const id of missing) {
      const own = deliveries.filter(({ subject }) => subject === id);
      process.stderr.write(`${id} told nobody: ${JSON.stringify(own.map(({ state, tries }) => ({ state, tries })))}\n`);
    }
    figures.events_doubled = [...events.values()].filter((ids) => ids.size > 1).length;
    figures.ledger_wrong = balances.filter((balance) => {
      const own = entries.filter((entry) => entry.account_id === balance.account_id && entry.unit === balance.unit);
      const sum = (column) => own.reduce((total, entry) => total + entry[column], 0);
      return sum('available') !== balance.available || sum('held') !== balance.held || balance.held !== 0;
    }).length;
    return figures;
  } finally {
    await close();
  }
}
