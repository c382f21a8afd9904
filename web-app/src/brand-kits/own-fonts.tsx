import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { post, remove } from '../api/client.js';
import { ownFontsQuery } from '../api/queries.js';
import type { OwnFont, Upload } from '../api/wire.js';
import { useText } from '../text/text.js';
import { Button, IconButton } from '../ui/button.js';
import { Problem } from '../ui/pieces.js';

/** Fonts of the account: brought as files, and then named like any other. */
export function OwnFonts(): ReactNode {
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  const queries = useQueryClient();
  const { data } = useQuery(ownFontsQuery);
  const renew = () => Promise.all(['fonts', 'faces'].map((of) => queries.invalidateQueries({ queryKey: [of] })));
  const add = useMutation({
    mutationFn: async (files: File[]) => {
      for (const file of files) {
        const { url } = await post<Upload>(`/app/api/uploads?name=${encodeURIComponent(file.name)}`, file);
        await post<OwnFont>('/app/api/fonts', { url });
      }
    },
    onSettled: renew,
  });
  const drop = useMutation({ mutationFn: (id: string) => remove(`/app/api/fonts/${id}`), onSettled: renew });
  const fonts = data?.fonts ?? [];
  return (
    <div className="own-fonts">
      <div className="row">
        <p className="hint">{t.kits.fontHint}</p>
        <Button icon="clip" kind="quiet" busy={add.isPending} onClick={() => picker.current?.click()}>
          {t.kits.fontUpload}
        </Button>
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        data-own-fonts
        aria-label={t.kits.fontUpload}
        accept=".woff2,.ttf,.otf,font/woff2,font/ttf,font/otf"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) add.mutate(files);
        }}
      />
      {(add.error ?? drop.error) && <Problem error={add.error ?? drop.error} />}
      {fonts.length > 0 && (
        <ul aria-label={t.kits.fontOwn}>
          {fonts.map(({ id, family, weight, style }) => (
            <li key={id}>
              <span>{family}</span>
              <span className="soft tabular">{style === 'italic' ? `${weight} ${t.kits.fontItalic}` : weight}</span>
              <IconButton
                name={`${t.common.remove}: ${family} ${weight}`}
                icon="close"
                onClick={() => drop.mutate(id)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
