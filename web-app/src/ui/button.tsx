import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from './icon.js';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'main' | 'plain' | 'quiet' | 'danger';
  icon?: IconName;
  /** Something is on its way: it is not pressed again meanwhile. */
  busy?: boolean;
}

export function Button({ kind = 'plain', icon, busy = false, children, disabled, ...rest }: ButtonProps): ReactNode {
  return (
    <button type="button" className={`button ${kind}`} aria-busy={busy} disabled={disabled || busy} {...rest}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}

/** A button that is an icon alone; its name is read and shown on hovering. */
export function IconButton({
  name,
  icon,
  ...rest
}: { name: string; icon: IconName } & ButtonHTMLAttributes<HTMLButtonElement>): ReactNode {
  return (
    <button type="button" className="icon-button" aria-label={name} title={name} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
