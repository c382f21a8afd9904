import { useState, type ReactNode } from 'react';
import type { VideoStatus } from '../api/wire.js';
import { ErrorMessage } from '../text/said.js';
import { useText } from '../text/text.js';
import { Button } from './button.js';
import { Icon, type IconName } from './icon.js';

/** What the window is called. */
export function Title({ of }: { of: string }): ReactNode {
  return <title>{`${of} · Scenewright`}</title>;
}

/** The head of a page: what it is, and what can be done here. */
export function PageHead({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }): ReactNode {
  return (
    <header className="page-head">
      <Title of={title} />
      <div>
        <h1>{title}</h1>
        {lead !== undefined && <p className="lead">{lead}</p>}
      </div>
      {children}
    </header>
  );
}

/** Where there is nothing yet: why, and what to do about it. */
export function Empty({
  icon,
  heading: Heading = 'h2',
  title,
  text,
  children,
}: {
  icon: IconName;
  /** "h1" where it is all that the page holds. */
  heading?: 'h1' | 'h2';
  title: string;
  text: string;
  children?: ReactNode;
}): ReactNode {
  return (
    <div className="empty">
      <span className="empty-mark">
        <Icon name={icon} />
      </span>
      <Heading>{title}</Heading>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** `children`: other words for it than those for whose video it is. */
export function StatusMark({ status, children }: { status: VideoStatus; children?: ReactNode }): ReactNode {
  const t = useText();
  return <span className={`status ${status}`}>{children ?? t.status[status]}</span>;
}

export function Problem({ error, onRetry }: { error: unknown; onRetry?: () => void }): ReactNode {
  const t = useText();
  return (
    <div className="problem" role="alert">
      <Icon name="warn" />
      <p>
        <ErrorMessage error={error} />
      </p>
      {onRetry && (
        <Button kind="quiet" onClick={onRetry}>
          {t.common.retry}
        </Button>
      )}
    </div>
  );
}

export function Loading(): ReactNode {
  const t = useText();
  return (
    <p className="loading" role="status">
      <span className="visually-hidden">{t.common.loading}</span>
    </p>
  );
}

/** A text to take along, such as a key or a link. */
export function CopyText({ label, value }: { label: string; value: string }): ReactNode {
  const t = useText();
  const [copied, setCopied] = useState(false);
  return (
    <div className="copy-text">
      <span className="copy-label">{label}</span>
      <code>{value}</code>
      <Button
        kind="quiet"
        icon={copied ? 'check' : 'copy'}
        aria-label={`${t.common.copy}: ${label}`}
        onClick={() => void navigator.clipboard.writeText(value).then(() => setCopied(true))}
      >
        {copied ? t.common.copied : t.common.copy}
      </Button>
    </div>
  );
}

/** More of a list that comes page by page. */
export function More({
  query,
}: {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): unknown };
}): ReactNode {
  const t = useText();
  if (!query.hasNextPage) return null;
  return (
    <p className="more">
      <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {t.common.more}
      </Button>
    </p>
  );
}
