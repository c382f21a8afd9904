import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { voicesQuery } from '../api/queries.js';
import type { Voice } from '../api/wire.js';
import { useFormats } from '../text/formats.js';
import { inWords } from '../text/messages.js';
import { useText } from '../text/text.js';
import { Empty, Loading, PageHead, Problem } from '../ui/pieces.js';
import { ListenButton } from './listen-button.js';
import { Field } from '../ui/field.js';

export function VoicesPage(): ReactNode {
  const t = useText();
  const { languageName } = useFormats();
  const [search, setSearch] = useState('');
  const query = useQuery(voicesQuery);
  const matches = ({ name, languages, accent }: Voice) =>
    [name, accent, ...languages, ...languages.map(languageName)].some((word) =>
      word.toLowerCase().includes(search.trim().toLowerCase()),
    );
  const voices = query.data?.voices.filter(matches);
  return (
    <>
      <PageHead title={t.voices.title} lead={t.voices.lead} />
      <Field label={t.voices.search} type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      {query.error && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Loading />}
      {voices?.length === 0 && <Empty icon="voice" title={t.voices.none} text={t.voices.lead} />}
      <ul className="rows">
        {voices?.map((voice) => (
          <OneVoice key={voice.id} voice={voice} />
        ))}
      </ul>
    </>
  );
}

function OneVoice({ voice }: { voice: Voice }): ReactNode {
  const t = useText();
  const { languageName } = useFormats();
  const { id, name, description, languages } = voice;
  return (
    <li>
      <div>
        <b>{name}</b>
        <span className="soft">{inWords(t.messages, description)}</span>
      </div>
      {languages.length > 3 ? (
        <details className="soft">
          <summary>{t.voices.languages(languages.length)}</summary>
          {languages.map(languageName).join(', ')}
        </details>
      ) : (
        <span className="soft">{languages.map(languageName).join(', ')}</span>
      )}
      <span className="row">
        <ListenButton voice={voice} />
        <Link to="/" search={{ voice: id }} aria-label={`${t.voices.use}: ${name}`}>
          {t.voices.use}
        </Link>
      </span>
    </li>
  );
}
