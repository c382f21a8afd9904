import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { voicesQuery } from '../api/queries.js';
import type { Voice } from '../api/wire.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { Empty, Loading, PageHead, Problem } from '../ui/pieces.js';
import { Field } from '../ui/field.js';

export function VoicesPage(): ReactNode {
  const t = useText();
  const { languageName } = useFormats();
  const [sought, setSought] = useState('');
  const query = useQuery(voicesQuery);
  const matches = ({ name, languages, accent }: Voice) =>
    [name, accent, ...languages, ...languages.map(languageName)].some((word) =>
      word.toLowerCase().includes(sought.trim().toLowerCase()),
    );
  const voices = query.data?.voices.filter(matches);
  return (
    <>
      <PageHead title={t.voices.title} lead={t.voices.lead} />
      <Field label={t.voices.search} type="search" value={sought} onChange={(event) => setSought(event.target.value)} />
      {query.error && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Loading />}
      {voices?.length === 0 && <Empty icon="voice" title={t.voices.none} text={t.voices.lead} />}
      <ul className="rows">
        {voices?.map(({ id, name, description, languages }) => (
          <li key={id}>
            <div>
              <b>{name}</b>
              <span className="soft">{description}</span>
            </div>
            <span className="soft">{languages.map(languageName).join(', ')}</span>
            <Link to="/" search={{ voice: id }} aria-label={`${t.voices.use}: ${name}`}>
              {t.voices.use}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
