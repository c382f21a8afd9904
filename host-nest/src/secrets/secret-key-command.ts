import { readConfiguration } from '../configuration/read-configuration.js';
import { openEmbeddedDatabase, openServerDatabase } from '../database/open-database.js';
import { KeyFile } from './key-file.js';
import { resetSecrets } from './reset-secrets.js';
import { newSecretKeyText } from './secret-key.js';

const usage = `npm run secret-key -- new      prints a value for SECRET_KEY
npm run secret-key -- rotate   puts a new key into DATA_DIR/secret.key; the next start encrypts everything with it
npm run secret-key -- reset    for a lost key, with the server stopped: makes new webhook secrets and prints them
`;

/**
 * `npm run secret-key`: keys of stored secrets, for operators. Returns what to print.
 * @throws ConfigurationError, SecretKeyError, DataDirInUse; RangeError for a word it does not know
 */
export async function secretKeyCommand(
  word: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  if (word === 'new') return `${newSecretKeyText()}\n`;
  if (word === 'rotate') return rotate(environment);
  if (word === 'reset') return reset(environment);
  throw new RangeError(usage);
}

function rotate(environment: Readonly<Record<string, string | undefined>>): string {
  const { secretKey, dataDir } = readConfiguration(environment);
  if (secretKey !== null) {
    return (
      'SECRET_KEY is set, so that the key is yours to change: stop all nodes, set SECRET_KEY to the value below and ' +
      `SECRET_KEY_PREVIOUS to the former one, start the nodes, then take SECRET_KEY_PREVIOUS away.\n${newSecretKeyText()}\n`
    );
  }
  const file = new KeyFile(dataDir);
  file.rotate();
  return `${file.path} begins with a new key. Start the server again: it encrypts everything with it and drops the former one.\n`;
}

async function reset(environment: Readonly<Record<string, string | undefined>>): Promise<string> {
  const configuration = readConfiguration(environment);
  const { databaseUrl, dataDir } = configuration;
  const { db, close } = databaseUrl ? await openServerDatabase(databaseUrl) : await openEmbeddedDatabase(dataDir);
  try {
    const keys = await resetSecrets(configuration, db);
    const lines = keys.map((key) => `${key.accountId} ${key.keyId} ${key.webhookSecret} ${key.name}\n`);
    return `New webhook secrets, shown once (account, key, secret, name of the key):\n${lines.join('')}`;
  } finally {
    await close();
  }
}
