import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { post, put, remove } from '../api/client.js';
import { brandKitsQuery, facesQuery } from '../api/queries.js';
import type { BrandKit } from '../api/wire.js';
import { base } from '../app/base.js';
import { NotFound } from '../app/not-found.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { ColorField, Field } from '../ui/field.js';
import { Loading, PageHead, Problem } from '../ui/pieces.js';
import { useSettled } from '../ui/use-settled.js';
import { FontField } from './font-field.js';
import { OwnFonts } from './own-fonts.js';
import { LogoField, type LogoChange } from './logo-field.js';

const SampleScene = lazy(() =>
  import('../stage/sample-scene.js').then(({ SampleScene: component }) => ({ default: component })),
);

const fresh: Omit<BrandKit, 'id' | 'has_logo'> = {
  name: '',
  description: '',
  website_url: '',
  colors: { primary: '#14614a', secondary: '#f2ede1', accent: '#c2571a' },
  fonts: { heading: 'Bricolage Grotesque', body: 'Inter' },
};

/** Makes a brand kit, or changes one, with a scene beside it that wears it. */
export function BrandKitPage(): ReactNode {
  const { id } = useParams({ from: '/brand-kits/$id' });
  const query = useQuery(brandKitsQuery);
  if (query.error) return <Problem error={query.error} />;
  if (!query.data) return <Loading />;
  const kit = query.data.brand_kits.find((one) => one.id === id);
  if (!kit && id !== 'new') return <NotFound />;
  return <KitForm key={id} kit={kit ?? null} />;
}

function KitForm({ kit }: { kit: BrandKit | null }): ReactNode {
  const t = useText();
  const [draft, setDraft] = useState(() => (kit ? formOf(kit) : fresh));
  const [logo, setLogo] = useState<LogoChange>({ kind: 'kept' });
  const { save, drop } = useSaving(kit, draft, logo);
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  return (
    <>
      <PageHead title={kit ? kit.name : t.kits.make} lead={t.kits.lead} />
      <div className="kit-columns">
        <form
          className="sheet form"
          onSubmit={(event) => {
            event.preventDefault();
            if (!save.isPending) save.mutate();
          }}
        >
          <Field
            label={t.kits.name}
            required
            maxLength={100}
            value={draft.name}
            onChange={(event) => set({ name: event.target.value })}
          />
          <LogoField
            shown={kit?.has_logo ? `${base}/app/api/brand-kits/${kit.id}/logo` : null}
            change={logo}
            onChange={setLogo}
            onColors={([primary, secondary, accent]) =>
              set({
                colors: {
                  primary: primary ?? draft.colors.primary,
                  secondary: secondary ?? draft.colors.secondary,
                  accent: accent ?? draft.colors.accent,
                },
              })
            }
          />
          <fieldset className="colors">
            <legend>{t.kits.colors}</legend>
            {(['primary', 'secondary', 'accent'] as const).map((name) => (
              <ColorField
                key={name}
                label={t.kits[name]}
                value={draft.colors[name]}
                onPick={(color) => set({ colors: { ...draft.colors, [name]: color } })}
              />
            ))}
          </fieldset>
          <fieldset className="two">
            <legend>{t.kits.fonts}</legend>
            {(['heading', 'body'] as const).map((part) => (
              <FontField
                key={part}
                label={t.kits[part]}
                value={draft.fonts[part]}
                onPick={(font) => set({ fonts: { ...draft.fonts, [part]: font } })}
              />
            ))}
          </fieldset>
          <OwnFonts />
          <Field
            label={`${t.kits.description} (${t.common.optional})`}
            maxLength={2000}
            value={draft.description}
            onChange={(event) => set({ description: event.target.value })}
          />
          <Field
            label={`${t.kits.website} (${t.common.optional})`}
            type="url"
            value={draft.website_url}
            onChange={(event) => set({ website_url: event.target.value })}
          />
          {(save.error ?? drop.error) && <Problem error={save.error ?? drop.error} />}
          <div className="row">
            <Button kind="main" type="submit" icon="check" busy={save.isPending}>
              {t.common.save}
            </Button>
            {kit && (
              <>
                <Link to="/" search={{ kit: kit.id }}>
                  {t.kits.useIt}
                </Link>
                <Button kind="danger" busy={drop.isPending} onClick={() => drop.mutate()}>
                  {t.common.remove}
                </Button>
              </>
            )}
          </div>
        </form>
        <KitSample draft={draft} />
      </div>
    </>
  );
}

const formOf = ({ name, description, website_url, colors, fonts }: BrandKit): typeof fresh => ({
  name,
  description,
  website_url,
  colors,
  fonts,
});

function useSaving(kit: BrandKit | null, draft: typeof fresh, logo: LogoChange) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const done = async () => {
    await queries.invalidateQueries({ queryKey: ['brand-kits'] });
    void navigate({ to: '/brand-kits' });
  };
  const save = useMutation({
    mutationFn: () => {
      const body = { ...draft, ...(logo.kind !== 'kept' && { logo_url: logo.kind === 'new' ? logo.url : null }) };
      return kit ? put(`/app/api/brand-kits/${kit.id}`, body) : post('/app/api/brand-kits', body);
    },
    onSuccess: done,
  });
  const drop = useMutation({ mutationFn: () => remove(`/app/api/brand-kits/${kit?.id ?? ''}`), onSuccess: done });
  return { save, drop };
}

function KitSample({ draft }: { draft: typeof fresh }): ReactNode {
  const t = useText();
  const { colors, fonts } = useDeferredValue(draft);
  // As long as a name is typed, the sample keeps what it wears.
  const heading = useSettled(fonts.heading.trim(), 500);
  const body = useSettled(fonts.body.trim(), 500);
  const { data } = useQuery({ ...facesQuery({ heading, body }), placeholderData: keepPreviousData });
  const assets = useMemo(() => Object.fromEntries((data?.faces ?? []).map((face) => [face.key, face])), [data]);
  const settled = useMemo(() => ({ heading, body }), [heading, body]);
  return (
    <figure className="kit-sample">
      <Suspense fallback={<Loading />}>
        <SampleScene
          colors={colors}
          fonts={settled}
          assets={assets}
          assetBase={`${base}/app/api/fonts/files/${[heading, body].map(slugOf).join('--')}`}
        />
      </Suspense>
      <figcaption>{t.kits.sample}</figcaption>
    </figure>
  );
}

/** A family as the service names it in an address. */
const slugOf = (family: string): string =>
  family
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
