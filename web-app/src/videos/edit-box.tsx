import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState, type ReactNode } from 'react';
import { post } from '../api/client.js';
import type { Video } from '../api/wire.js';
import { tellChange } from '../text/messages.js';
import { Said } from '../text/said.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { Problem } from '../ui/pieces.js';

/** A change in words, which makes a version of its own. */
export function EditBox({ video }: { video: Video }): ReactNode {
  const t = useText();
  const id = useId();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const edit = useMutation({
    mutationFn: () =>
      post<{ id: string }>(`/v1/videos/${video.id}/edit`, { prompt: words.trim() }, crypto.randomUUID()),
    onSuccess: (made) => {
      void queries.invalidateQueries({ queryKey: ['videos'] });
      void navigate({ to: '/videos/$id', params: { id: made.id } });
    },
  });
  return (
    <section className="sheet edit-box">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (words.trim() !== '' && !edit.isPending) edit.mutate();
        }}
      >
        <label htmlFor={id} className="section-title">
          {t.video.edit}
        </label>
        <textarea
          id={id}
          rows={3}
          value={words}
          placeholder={t.video.editPlaceholder}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) event.currentTarget.form?.requestSubmit();
          }}
        />
        <ul className="chips">
          {t.video.suggestions.map((words) => (
            <li key={words}>
              <button type="button" onClick={() => setWords(words)}>
                {words}
              </button>
            </li>
          ))}
        </ul>
        <p className="hint" id={`${id}-hint`}>
          {t.video.editHint}
        </p>
        {edit.error && <Problem error={edit.error} />}
        <Button kind="main" type="submit" icon="pencil" busy={edit.isPending} disabled={words.trim() === ''}>
          {t.video.editSubmit}
        </Button>
      </form>
      {video.edit && <Changes video={video} />}
    </section>
  );
}

function Changes({ video: { edit } }: { video: Video }): ReactNode {
  const t = useText();
  return (
    <>
      <h2 className="section-title">{t.video.changes}</h2>
      {edit?.changes.length === 0 && <p>{t.video.nothingChanged}</p>}
      <ul className="changes">
        {edit?.changes.map(({ what }) => (
          <li key={what}>
            <Said message={tellChange(t.messages, what)} />
          </li>
        ))}
      </ul>
    </>
  );
}
