import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { post } from '../api/client.js';
import { keysQuery, meQuery } from '../api/queries.js';
import type { MadeKey } from '../api/wire.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { Field } from '../ui/field.js';
import { CopyText, Problem } from '../ui/pieces.js';

export function MakeKeyDialog({ onClose, onMade }: { onClose(): void; onMade(key: MadeKey): void }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [lastDay, setLastDay] = useState('');
  const make = useMutation({
    mutationFn: () =>
      post<MadeKey>('/app/api/keys', {
        name: name.trim(),
        default_webhook_url: url.trim() === '' ? null : url.trim(),
        // To the end of the day that was chosen, where its chooser is.
        expires_at: lastDay === '' ? null : new Date(`${lastDay}T23:59:59`).toISOString(),
      }),
    onSuccess: (made) => {
      void queries.invalidateQueries({ queryKey: keysQuery.queryKey });
      onMade(made);
    },
  });
  return (
    <Dialog title={t.keys.make} onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!make.isPending) make.mutate();
        }}
      >
        <Field
          label={t.keys.name}
          required
          autoFocus
          maxLength={100}
          placeholder={t.keys.namePlaceholder}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Field
          label={`${t.keys.webhook} (${t.common.optional})`}
          hint={t.keys.webhookHint}
          type="url"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
        <Field
          label={`${t.keys.lastDay} (${t.common.optional})`}
          hint={t.keys.lastDayHint}
          type="date"
          min={new Date().toISOString().slice(0, 10)}
          value={lastDay}
          onChange={(event) => setLastDay(event.target.value)}
        />
        {make.error && <Problem error={make.error} />}
        <div className="dialog-actions">
          <Button kind="main" type="submit" icon="key" busy={make.isPending}>
            {t.keys.make}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The one time that a key is shown. */
export function MadeKeyDialog({ made, onClose }: { made: MadeKey; onClose(): void }): ReactNode {
  const t = useText();
  const { data: me } = useQuery(meQuery);
  return (
    <Dialog title={t.keys.madeTitle} onClose={onClose} insists>
      <p>{t.keys.madeText}</p>
      <CopyText label={t.keys.key} value={made.api_key} />
      <CopyText label={t.keys.secret} value={made.webhook_secret} />
      {me && (
        <CopyText
          label={t.keys.try}
          value={`curl ${me.base_url}/v1/videos -H "Authorization: Bearer ${made.api_key}"`}
        />
      )}
      <div className="dialog-actions">
        <Button kind="main" icon="check" onClick={onClose}>
          {t.keys.done}
        </Button>
      </div>
    </Dialog>
  );
}
