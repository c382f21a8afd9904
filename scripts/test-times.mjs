/** What a run of the tests has cost, file by file, so that growth is seen while it is small. */
import { createRequire } from 'node:module';
import { relative } from 'node:path';

const { costOf } = createRequire(import.meta.url)('./test-order.cjs');

/** Minutes that the whole run may take on two cores. */
const budgetMinutes = 25;
/** A file of more seconds says what it costs. */
const unstatedSeconds = 15;
/** A file that takes so many times what it says has grown; on a busy machine all do. */
const grown = 2.5;

/** Lines on the slowest files of jest's report, and on those whose cost is not, or no longer, what their comment says. */
export function slowestFiles(report, root, shown = 12) {
  const files = report.testResults
    .map(({ name, startTime, endTime, assertionResults }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
      cases: assertionResults.length,
      cost: costOf(name),
    }))
    .sort((a, b) => b.seconds - a.seconds);
  const all = files.reduce((sum, { seconds }) => sum + seconds, 0);
  const lines = files.slice(0, shown).map(({ name, seconds, cases, cost }) => {
    const said = cost === null ? '' : `, @cost ${cost}`;
    return `${seconds.toFixed(0).padStart(6)} s  ${name} (${cases} cases${said})`;
  });
  const silent = files.filter(({ seconds, cost }) => cost === null && seconds > unstatedSeconds);
  const more = files.filter(({ seconds, cost }) => cost !== null && seconds > Math.max(unstatedSeconds, grown * cost));
  return [
    `Slowest of ${files.length} files, which took ${(all / 60).toFixed(1)} min one after another:`,
    ...lines,
    ...silent.map(({ name, seconds }) => `  says no @cost, and took ${seconds.toFixed(0)} s: ${name}`),
    ...more.map(({ name, seconds, cost }) => `  says @cost ${cost}, and took ${seconds.toFixed(0)} s: ${name}`),
  ];
}

/** Whether a whole run was within its budget. */
export function budgetLine(seconds) {
  const took = `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
  const verdict = seconds > budgetMinutes * 60 ? 'OVER the' : 'within the';
  return `Took ${took}, ${verdict} ${budgetMinutes} min that the whole run may take on two cores.`;
}
