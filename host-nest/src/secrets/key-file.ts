import { closeSync, fsyncSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newSecretKeyText, SecretKeyError } from './secret-key.js';

/**
 * `DATA_DIR/secret.key`: one key a line, the one in use first. It is used where SECRET_KEY is not set.
 */
export class KeyFile {
  readonly path: string;

  constructor(dataDir: string) {
    this.path = join(dataDir, 'secret.key');
  }

  /** The keys, the one in use first; none when there is no file. @throws SecretKeyError */
  read(): string[] {
    let text: string;
    try {
      text = readFileSync(this.path, 'utf8');
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') return [];
      throw new SecretKeyError(`${this.path} cannot be read (${message}). Make it readable for the server's user.`);
    }
    const keys = text.split('\n').filter((line) => line !== '');
    if (keys.length > 0 && keys.every((key) => /^[A-Za-z0-9+/]{43}=$/.test(key))) return keys;
    throw new SecretKeyError(`${this.path} is damaged. Put the file back from your backup.`);
  }

  /** Makes the file with a new key, unless another process has made it meanwhile; returns its keys. */
  create(): string[] {
    this.put([newSecretKeyText()], (aside) => {
      try {
        linkSync(aside, this.path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    });
    return this.read();
  }

  /** Replaces the file; it is on the disk, whole, when this returns. */
  write(keys: readonly string[]): void {
    this.put(keys, (aside) => renameSync(aside, this.path));
  }

  /**
   * Puts a new key before the others. Stored secrets are encrypted anew with it at the next start.
   * @throws SecretKeyError
   */
  rotate(): void {
    const keys = this.read();
    // A new file next to secrets of a lost one would only hide what has happened.
    if (keys.length === 0) {
      throw new SecretKeyError(
        `${this.path} is missing. Put it back from your backup; the first start of all makes it.`,
      );
    }
    this.write([newSecretKeyText(), ...keys]);
  }

  private put(keys: readonly string[], bring: (aside: string) => void): void {
    const aside = `${this.path}.${process.pid}`;
    try {
      const file = openSync(aside, 'w', 0o600);
      try {
        writeSync(file, keys.map((key) => `${key}\n`).join(''));
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      bring(aside);
    } finally {
      rmSync(aside, { force: true });
    }
    syncFolder(dirname(this.path));
  }
}

function syncFolder(path: string): void {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
