import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const ask = promisify(execFile);
/** A program that does not answer is known by its file. */
const PATIENCE_MILLISECONDS = 20_000;

/** Answers of this process, by file and its state: a render asks for the same programs again and again. */
const versions = new Map<string, Promise<string>>();

/**
 * What a program says of itself (`--version` and the like), to name what it makes: the same at another path, another
 * one when the file at the path is replaced. Asked once for a state of the file (size, time, inode), and kept in
 * `<cacheRoot>/probe`, so that a start reads a small file and runs nothing.
 */
export async function programVersion(
  program: string,
  argument: string,
  place: { cacheRoot: string; environment?: Record<string, string> },
): Promise<string> {
  const file = await realpath(program).catch(() => program);
  const state = await stat(file, { bigint: true }).catch(() => undefined);
  const known = `${file}\0${argument}\0${state ? `${state.size} ${state.mtimeNs} ${state.ctimeNs} ${state.ino}` : ''}`;
  const key = createHash('sha256').update(known).digest('hex').slice(0, 32);
  const kept = join(place.cacheRoot, 'probe', `${key}.version`);
  const answer =
    versions.get(key) ??
    readFile(kept, 'utf8').catch(async () => {
      const said = await answerOf(file, argument, place.environment);
      if (said === null) return `unknown ${known.replaceAll('\0', ' ')}`;
      await keep(kept, said);
      return said;
    });
  versions.set(key, answer);
  answer.catch(() => versions.delete(key));
  return answer;
}

/** Null when the program gives none. Folders differ from machine to machine and say nothing of what it makes. */
async function answerOf(file: string, argument: string, environment?: Record<string, string>): Promise<string | null> {
  try {
    const { stdout } = await ask(file, [argument], {
      env: { LD_LIBRARY_PATH: dirname(file), ...environment },
      timeout: PATIENCE_MILLISECONDS,
      killSignal: 'SIGKILL',
      maxBuffer: 1 << 20,
    });
    return stdout.trim() === '' ? null : stdout.trim().replaceAll(dirname(file), '.');
  } catch {
    return null;
  }
}

async function keep(file: string, answer: string): Promise<void> {
  const aside = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(aside, answer);
    await rename(aside, file);
  } catch {
    // It is asked again next time.
    await rm(aside, { force: true }).catch(() => undefined);
  }
}
