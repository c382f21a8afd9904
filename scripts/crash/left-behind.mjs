import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Processes and files of servers that were killed. The last one was stopped in good order and must have swept them. */
export async function leftBehind(folder, pids) {
  const mine = (text) => text.includes(folder) || pids.some((pid) => text.includes(`scenewright-browser-${pid}-`));
  const running = () =>
    readdirSync('/proc').filter((name) => {
      try {
        return (
          /^\d+$/.test(name) && Number(name) !== process.pid && mine(readFileSync(`/proc/${name}/cmdline`, 'utf8'))
        );
      } catch {
        return false;
      }
    });
  for (let tries = 0; tries < 50 && existsSync('/proc') && running().length > 0; tries++) await sleep(100);
  const list = (path) => (existsSync(path) ? readdirSync(path, { recursive: true }).map(String) : []);
  const rests = [
    ...(existsSync('/proc') ? running().map((pid) => `process ${pid}`) : []),
    ...['/dev/shm', tmpdir()].flatMap((place) =>
      (existsSync(place) ? readdirSync(place) : []).filter((name) => mine(name) && !folder.endsWith(name)),
    ),
    ...readdirSync(folder)
      .filter((name) => name.startsWith('cache'))
      .flatMap((name) => list(join(folder, name, 'jobs'))),
    ...list(join(folder, 'data', 'work')),
    ...list(join(folder, 'data', 'files', 'incoming')),
    ...[...list(join(folder, 'data', 'files')), ...list(join(folder, 'data', 'assets'))].filter((name) =>
      name.endsWith('.part'),
    ),
  ];
  if (rests.length > 0) process.stderr.write(`left behind: ${rests.join(', ')}\n`);
  return rests.length;
}
