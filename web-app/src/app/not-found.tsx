import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '../text/text.js';
import { Empty } from '../ui/pieces.js';

export function NotFound(): ReactNode {
  const t = useText();
  return (
    <Empty icon="film" heading="h1" title={t.notFound.title} text={t.notFound.text}>
      <Link to="/videos" className="button plain">
        {t.notFound.back}
      </Link>
    </Empty>
  );
}
