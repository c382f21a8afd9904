import type { Kysely } from 'kysely';
import type { Configuration } from '../configuration/configuration.js';
import type { Database } from '../database/schema.js';
import { KeyFile } from './key-file.js';
import { SecretBox } from './secret-box.js';
import { deriveSecretKey, newSecretKeyText, SecretKeyError } from './secret-key.js';
import { missingKeys, sealAll } from './stored-secrets.js';

export type SecretSettings = Pick<Configuration, 'dataDir' | 'secretKey' | 'previousSecretKeys'>;

/**
 * The keys of this installation: SECRET_KEY, else the first of the key file, which is made when there is none. Those
 * of SECRET_KEY_PREVIOUS and of the file still open. Everything stored is sealed with the current key when this returns.
 * `exclusive`: no other process uses the database and the file.
 * @throws SecretKeyError when something stored was sealed with a key that is not there
 */
export async function openSecretBox(
  settings: SecretSettings,
  { db, exclusive }: { db: Kysely<Database>; exclusive: boolean },
): Promise<SecretBox> {
  const file = new KeyFile(settings.dataDir);
  const usesFile = settings.secretKey === null;
  let inFile = file.read();
  const openBox = async (current: string) => {
    const former = [...settings.previousSecretKeys, ...inFile];
    const box = new SecretBox(deriveSecretKey(current), former.map(deriveSecretKey));
    const missing = await missingKeys(box, db);
    if (missing.length > 0) throw new SecretKeyError(wrongKey(settings, file, inFile.length > 0, box, missing));
    return box;
  };
  if (usesFile && inFile.length === 0) {
    // A new file next to secrets of a lost one would only hide what has happened.
    await openBox(newSecretKeyText());
    inFile = file.create();
  }
  const current = settings.secretKey ?? (inFile[0] as string);
  const box = await openBox(current);
  await sealAll(box, { db, exclusive });
  if (usesFile && exclusive && inFile.length > 1) file.write([current]);
  return box;
}

function wrongKey(
  { secretKey }: SecretSettings,
  file: KeyFile,
  hasFile: boolean,
  box: SecretBox,
  missing: string[],
): string {
  const ids = missing.join(', ');
  const lost = 'If that key is lost for good: npm run secret-key -- reset.';
  if (secretKey !== null) {
    return (
      `SECRET_KEY (key ${box.currentKeyId}) is not the key that the stored secrets are encrypted with (key ${ids}). ` +
      `Set it to that one, the same on all nodes; to change it, set SECRET_KEY_PREVIOUS to the former key beside it. ${lost}`
    );
  }
  return (
    `The stored secrets are encrypted with a key that is not here (key ${ids}): ` +
    `SECRET_KEY is not set, and ${file.path} ${hasFile ? 'holds another key' : 'is missing'}. ` +
    `Put that file back from your backup, or set SECRET_KEY to the key that was used. ${lost}`
  );
}
