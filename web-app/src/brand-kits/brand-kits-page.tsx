import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { brandKitsQuery } from '../api/queries.js';
import { base } from '../app/base.js';
import { useText } from '../text/text.js';
import { Empty, Loading, PageHead, Problem } from '../ui/pieces.js';

export function BrandKitsPage(): ReactNode {
  const t = useText();
  const query = useQuery(brandKitsQuery);
  const kits = query.data?.brand_kits;
  const make = (
    <Link to="/brand-kits/$id" params={{ id: 'new' }} className="button main">
      {t.kits.make}
    </Link>
  );
  return (
    <>
      <PageHead title={t.kits.title} lead={t.kits.lead}>
        {kits && kits.length > 0 && make}
      </PageHead>
      {query.error && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Loading />}
      {kits?.length === 0 && (
        <Empty icon="kit" title={t.kits.empty} text={t.kits.emptyText}>
          {make}
        </Empty>
      )}
      <ul className="cards">
        {kits?.map(({ id, name, colors, fonts, has_logo: hasLogo }) => (
          <li key={id}>
            <Link to="/brand-kits/$id" params={{ id }} className="card">
              <span className="card-picture kit-picture">
                {hasLogo && <img src={`${base}/app/api/brand-kits/${id}/logo`} alt="" loading="lazy" />}
                <Swatches colors={Object.values(colors)} />
              </span>
              <span className="card-text">
                <b>{name}</b>
                <span className="card-facts">
                  {[...new Set([fonts.heading, fonts.body])].map((font) => (
                    <span key={font}>{font}</span>
                  ))}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Colours side by side. */
export function Swatches({ colors }: { colors: readonly string[] }): ReactNode {
  return (
    <svg className="swatches" viewBox={`0 0 ${colors.length} 1`} preserveAspectRatio="none" aria-hidden="true">
      {colors.map((color, at) => (
        <rect key={`${at}-${color}`} x={at} width="1" height="1" fill={color} />
      ))}
    </svg>
  );
}
