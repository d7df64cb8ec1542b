import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-admin';

/** The name of a row as a real link, so that keyboards reach it and it opens in a new tab; plain text without a path. */
export function RecordLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (!to) return <>{children}</>;
  return (
    <Link
      to={to}
      // The row listens too; one click must lead there once.
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={{ color: 'text.primary', fontWeight: 550, overflowWrap: 'anywhere' }}
    >
      {children}
    </Link>
  );
}
