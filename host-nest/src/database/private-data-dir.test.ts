import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ConfigurationError } from '../configuration/configuration.js';
import { closeDataDir } from './private-data-dir.js';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'scenewright-private-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const bits = (path: string) => (statSync(path).mode & 0o7777).toString(8);
function put(path: string, mode: number) {
  const full = join(place, 'data', path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, 'x');
  chmodSync(full, mode);
}

it('makes a folder that is its owner’s alone', () => {
  closeDataDir(join(place, 'a', 'b'));
  expect(bits(join(place, 'a', 'b'))).toBe('700');
});

it('closes what an older version has left open, and no other file of the folder', () => {
  const kept = ['lock', 'database/pg_wal/0001', 'files/videos/a.mp4', 'assets/ab/cd', 'work/1-2/frame.png'];
  for (const path of [...kept, 'notes/mine.txt']) put(path, 0o666);
  const data = join(place, 'data');
  for (const name of readdirSync(data, { recursive: true })) {
    if (statSync(join(data, String(name))).isDirectory()) chmodSync(join(data, String(name)), 0o777);
  }
  chmodSync(data, 0o755);
  expect(closeDataDir(data)).toEqual([]);
  expect(bits(data)).toBe('700');
  for (const path of kept) expect([path, bits(join(data, path))]).toEqual([path, '600']);
  for (const path of ['database', 'database/pg_wal', 'files/videos', 'work/1-2']) {
    expect([path, bits(join(data, path))]).toEqual([path, '700']);
  }
  expect([bits(join(data, 'notes')), bits(join(data, 'notes/mine.txt'))]).toEqual(['777', '666']);
});

it('closes files of the database in folders that are closed already', () => {
  put('database/base/5/1259', 0o666);
  const data = join(place, 'data');
  for (const name of ['database/base/5', 'database/base', 'database', '.']) chmodSync(join(data, name), 0o700);
  closeDataDir(data);
  expect(bits(join(data, 'database/base/5/1259'))).toBe('600');
});

it('refuses a folder that all users share, and leaves it as it is', () => {
  chmodSync(place, 0o1777);
  expect(() => closeDataDir(place)).toThrow(ConfigurationError);
  expect(() => closeDataDir(place)).toThrow(/^DATA_DIR is wrong\. .* name a folder of its own/);
  expect(bits(place)).toBe('1777');
});
