import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { get, post } from '../api/client.js';
import { keysQuery } from '../api/queries.js';
import type { ApiKey } from '../api/wire.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { CopyText, Problem } from '../ui/pieces.js';

interface KeyDialogProps {
  apiKey: ApiKey;
  onClose(): void;
}

/** Another secret for a key, shown once; what it was before works for a day still. */
export function RotateKeyDialog({ apiKey, onClose }: KeyDialogProps): ReactNode {
  const t = useText();
  const { time } = useFormats();
  const queries = useQueryClient();
  const rotate = useMutation({
    mutationFn: () =>
      post<{ api_key: string; former_valid_until: string | null }>(`/app/api/keys/${apiKey.id}/rotate`, {}),
    onSuccess: () => queries.invalidateQueries({ queryKey: keysQuery.queryKey }),
  });
  const made = rotate.data;
  return (
    <Dialog title={t.keys.rotateTitle(apiKey.name)} onClose={onClose} insists={made !== undefined}>
      {made ? (
        <>
          <p>{t.keys.madeText}</p>
          <CopyText label={t.keys.key} value={made.api_key} />
          {made.former_valid_until !== null && (
            <p className="hint">{t.keys.formerUntil(time(made.former_valid_until))}</p>
          )}
        </>
      ) : (
        <p>{t.keys.rotateText}</p>
      )}
      {rotate.error && <Problem error={rotate.error} />}
      <div className="dialog-actions">
        {made ? (
          <Button kind="main" icon="check" onClick={onClose}>
            {t.keys.done}
          </Button>
        ) : (
          <Button kind="main" icon="again" busy={rotate.isPending} onClick={() => rotate.mutate()}>
            {t.keys.rotate}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** What signs the webhooks of a key, and another in its place. */
export function SecretDialog({ apiKey, onClose }: KeyDialogProps): ReactNode {
  const t = useText();
  const { time } = useFormats();
  const queries = useQueryClient();
  const queryKey = ['webhook-secret', apiKey.id];
  const address = `/app/api/keys/${apiKey.id}/webhook-secret`;
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => get<{ webhook_secret: string }>(address, signal),
    gcTime: 0,
  });
  const rotate = useMutation({
    mutationFn: () => post<{ webhook_secret: string; former_valid_until: string | null }>(`${address}/rotate`, {}),
    onSuccess: ({ webhook_secret }) => {
      queries.setQueryData(queryKey, { webhook_secret });
      void queries.invalidateQueries({ queryKey: keysQuery.queryKey });
    },
  });
  const formerUntil = rotate.data?.former_valid_until ?? apiKey.former_secret_until;
  return (
    <Dialog title={`${t.keys.showSecret}: ${apiKey.name}`} onClose={onClose}>
      <p>{t.keys.secretText}</p>
      {data && <CopyText label={t.keys.secret} value={data.webhook_secret} />}
      <p className="hint">
        {formerUntil === null ? t.keys.secretRotateText : t.keys.formerSecretUntil(time(formerUntil))}
      </p>
      {(error ?? rotate.error) && <Problem error={error ?? rotate.error} />}
      <div className="dialog-actions">
        <Button icon="again" busy={rotate.isPending} onClick={() => rotate.mutate()}>
          {t.keys.secretRotate}
        </Button>
      </div>
    </Dialog>
  );
}
