import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.js';
import { newWebhookSecret } from '../ids/ids.js';
import { holderOf } from './stored-secrets.js';
import { KeyFile } from './key-file.js';
import type { SecretSettings } from './open-secret-box.js';
import { SecretBox } from './secret-box.js';
import { deriveSecretKey } from './secret-key.js';

/**
 * The way out when the key is lost: every API key gets a new webhook secret, which its receivers have to be given, and
 * links that were handed out end. Everything else is untouched. Returns the new secrets.
 */
export async function resetSecrets(
  settings: Pick<SecretSettings, 'dataDir' | 'secretKey'>,
  db: Kysely<Database>,
): Promise<{ accountId: string; keyId: string; name: string; webhookSecret: string }[]> {
  const file = new KeyFile(settings.dataDir);
  const current = settings.secretKey ?? file.read()[0] ?? file.create()[0];
  const box = new SecretBox(deriveSecretKey(current as string));
  return db.transaction().execute(async (trx) => {
    // Made anew at the next start.
    await trx.deleteFrom('settings').where('name', 'in', ['link_secret', 'oauth_keys']).execute();
    const keys = await trx.selectFrom('api_keys').select(['id', 'account_id', 'name', 'revoked_at']).execute();
    const made = keys.map((key) => ({ ...key, webhookSecret: newWebhookSecret() }));
    for (const { id, webhookSecret } of made) {
      const sealed = box.seal(holderOf.webhookSecret(id), webhookSecret);
      await trx
        .updateTable('api_keys')
        .set({ webhook_secret: sealed, former_webhook_secret: null })
        .where('id', '=', id)
        .execute();
    }
    return made
      .filter((key) => key.revoked_at === null)
      .map(({ id, account_id, name, webhookSecret }) => ({ accountId: account_id, keyId: id, name, webhookSecret }));
  });
}
