import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { storageQuery } from '../api/operator-queries.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { Loading, Problem } from '../ui/pieces.js';
import { Table } from '../ui/table.js';

/** What takes room, and how long it is kept. */
export function StoragePage(): ReactNode {
  const t = useText();
  const { storage: words } = t.operator;
  const { number, bytes, ago } = useFormats();
  const { data, error, isPending } = useQuery(storageQuery);
  const total = data?.folders.reduce((sum, folder) => sum + folder.bytes, data.database_bytes) ?? 0;
  return (
    <section aria-label={t.operator.parts.storage}>
      {error && <Problem error={error} />}
      {isPending && <Loading />}
      {data && (
        <>
          <p className="soft">
            {words.kinds[data.kind]} {data.retention_days === 0 ? words.keptForEver : words.kept(data.retention_days)}
          </p>
          <Table
            name={t.operator.parts.storage}
            heads={[words.what, { figure: words.files }, { figure: words.size }]}
            rows={[
              ...data.folders.map(({ name, files, bytes: size, is_partial: isPartial }) => ({
                key: name,
                cells: [
                  words.folders[name] ?? name,
                  number(files),
                  `${isPartial ? `${words.more} ` : ''}${bytes(size)}`,
                ],
              })),
              { key: 'database', cells: [words.database, '', bytes(data.database_bytes)] },
              { key: 'total', cells: [<b>{words.total}</b>, '', <b>{bytes(total)}</b>] },
            ]}
          />
          <p className="hint">{words.measured(ago(data.measured_at))}</p>
        </>
      )}
    </section>
  );
}
