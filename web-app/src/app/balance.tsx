import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Me } from '../api/wire.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';

/** What is left of the month, as a meter of its plan. */
export function Balance({ me: { account, plan } }: { me: Me }): ReactNode {
  const t = useText();
  const { number } = useFormats();
  const meters = [
    [t.balance.credits, account.credits_available, plan.monthly_credits],
    [t.balance.minutes, account.export_minutes_available, plan.monthly_export_minutes],
  ] as const;
  return (
    <Link to="/account" className="balance">
      {meters.map(([name, left, all]) => (
        <span key={name}>
          <b>{number(left)}</b> {name}
          <meter min={0} max={Math.max(all, left, 1)} value={left} aria-label={name} />
        </span>
      ))}
    </Link>
  );
}
