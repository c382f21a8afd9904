import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useRef, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import { post } from '../api/client.js';
import { shapes } from '../api/wire.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { Problem } from '../ui/pieces.js';
import { ShapeChoice } from '../ui/shape-choice.js';
import { AttachmentList } from './attachment-list.js';
import { Options } from './options.js';
import { QuoteLine } from './quote-line.js';
import { useAttachments } from './use-attachments.js';
import { bodyOf, type Wish } from './wish.js';

const choices = ['auto', ...shapes] as const;
const lengths = ['15', '30', '60', '120'];

/** The prompt with all that belongs to it, on one sheet. */
export function Composer({ wish, onChange }: { wish: Wish; onChange: Dispatch<SetStateAction<Wish>> }): ReactNode {
  const t = useText();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const attachments = useAttachments((change) =>
    onChange((before) => ({ ...before, attachments: change(before.attachments) })),
  );
  const body = bodyOf(wish);
  const start = useStart();
  const isComing = wish.attachments.some(({ url }) => url === undefined);
  const set = (change: Partial<Wish>) => onChange({ ...wish, ...change });
  return (
    <form
      className="composer"
      data-over={isOver}
      onSubmit={(event) => {
        event.preventDefault();
        if (wish.prompt.trim() !== '' && !isComing && !start.isPending) start.mutate(body);
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        attachments.add(event.dataTransfer.files);
      }}
    >
      <label htmlFor={`${id}-prompt`} className="visually-hidden">
        {t.create.prompt}
      </label>
      <textarea
        id={`${id}-prompt`}
        className="prompt"
        rows={4}
        placeholder={t.create.placeholder}
        value={wish.prompt}
        onChange={(event) => set({ prompt: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) event.currentTarget.form?.requestSubmit();
        }}
        onPaste={(event) => {
          if (event.clipboardData.files.length > 0) attachments.add(event.clipboardData.files);
        }}
      />
      <AttachmentList files={wish.attachments} onDrop={attachments.drop} onUse={attachments.use} />
      {attachments.problem !== null && <Problem error={attachments.problem} />}
      <div className="composer-row">
        <Button kind="quiet" icon="clip" onClick={() => picker.current?.click()} title={t.create.dropHint}>
          {t.create.attach}
        </Button>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          aria-label={t.create.attach}
          onChange={(event) => {
            attachments.add(event.target.files ?? []);
            event.target.value = '';
          }}
        />
        <ShapeChoice shapes={choices} value={wish.shape} onPick={(shape) => set({ shape })} />
        <select
          className="length"
          aria-label={t.create.length}
          value={wish.duration}
          onChange={(event) => set({ duration: event.target.value })}
        >
          <option value="">{t.create.lengthAuto}</option>
          {lengths.map((seconds) => (
            <option key={seconds} value={seconds}>
              {t.common.seconds(Number(seconds))}
            </option>
          ))}
        </select>
      </div>
      <Options wish={wish} set={set} />
      {start.error && <Problem error={start.error} />}
      <footer className="composer-foot">
        <QuoteLine body={body} />
        <Button
          kind="main"
          type="submit"
          icon="arrow"
          busy={start.isPending || isComing}
          disabled={wish.prompt.trim() === ''}
        >
          {start.isPending ? t.create.submitting : t.create.submit}
        </Button>
      </footer>
      {isOver && (
        <div className="drop-sheet" aria-hidden="true">
          <b>{t.create.drop}</b>
          <span>{t.create.dropHint}</span>
        </div>
      )}
    </form>
  );
}

function useStart() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: Record<string, unknown>) => post<{ id: string }>('/v1/videos', body, crypto.randomUUID()),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ['videos'] });
      void queries.invalidateQueries({ queryKey: ['me'] });
      void navigate({ to: '/videos/$id', params: { id } });
    },
  });
}
