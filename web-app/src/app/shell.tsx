import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { meQuery } from '../api/queries.js';
import { useText } from '../text/text.js';
import { Icon, type IconName } from '../ui/icon.js';
import { Balance } from './balance.js';
import { base } from './base.js';
import { Preferences } from './preferences.js';
import { Wordmark } from './wordmark.js';

/** Around every page: where one is, where one can go, and what is left. */
export function Shell(): ReactNode {
  const t = useText();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  const [isOpen, setOpen] = useState(false);
  const { data: me } = useQuery(meQuery);
  useEffect(() => {
    setOpen(false);
    // A new page is read from its beginning, as after a real load.
    if (!first.current) main.current?.focus({ preventScroll: true });
    if (!first.current) window.scrollTo(0, 0);
    first.current = false;
  }, [path]);
  return (
    <div className="shell">
      <a className="skip" href="#main">
        {t.nav.skip}
      </a>
      <header className="rail" data-open={isOpen}>
        <div className="rail-head">
          <Wordmark />
          <button
            type="button"
            className="icon-button rail-toggle"
            aria-expanded={isOpen}
            aria-controls="navigation"
            aria-label={t.nav.menu}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'close' : 'menu'} />
          </button>
        </div>
        <div className="rail-body" id="navigation">
          <nav aria-label={t.nav.label}>
            <Link to="/" className="button main new-video" activeOptions={{ exact: true, includeSearch: false }}>
              <Icon name="plus" />
              <span>{t.nav.create}</span>
            </Link>
            <NavGroup
              title={t.nav.make}
              items={[
                ['/videos', 'film', t.nav.videos],
                ['/infographics', 'chart', t.nav.infographics],
              ]}
            />
            <NavGroup
              title={t.nav.choose}
              items={[
                ['/brand-kits', 'kit', t.nav.kits],
                ['/styles', 'swatch', t.nav.styles],
                ['/voices', 'voice', t.nav.voices],
              ]}
            />
            <NavGroup
              title={t.nav.manage}
              items={[
                ['/account', 'account', t.nav.account],
                ['/keys', 'key', t.nav.keys],
                ['/webhooks', 'hook', t.nav.webhooks],
                ['/providers', 'plug', t.nav.providers],
                ['/agents', 'agent', t.nav.agents],
                ['/members', 'members', t.nav.members],
              ]}
            />
            {me?.is_operator === true && (
              <NavGroup title={t.nav.operate} items={[['/operator', 'gauge', t.operator.title]]} />
            )}
          </nav>
          <RailFoot />
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}

type Address =
  | '/videos'
  | '/infographics'
  | '/brand-kits'
  | '/styles'
  | '/voices'
  | '/account'
  | '/keys'
  | '/webhooks'
  | '/providers'
  | '/agents'
  | '/members'
  | '/operator';

function NavGroup({ title, items }: { title: string; items: [Address, IconName, string][] }): ReactNode {
  return (
    <section>
      <h2 className="nav-title">{title}</h2>
      <ul>
        {items.map(([to, icon, name]) => (
          <li key={to}>
            <Link to={to} className="nav-link">
              <Icon name={icon} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RailFoot(): ReactNode {
  const t = useText();
  const { data: me } = useQuery(meQuery);
  return (
    <div className="rail-foot">
      {me && <Balance me={me} />}
      <Preferences />
      {me && (
        <form method="post" action={`${base}/app/sign-out`} className="who">
          <span>
            {me.person.name}
            <small>{me.person.email}</small>
          </span>
          <button className="link">{t.nav.signOut}</button>
        </form>
      )}
    </div>
  );
}
