import type { StatementKind } from '@caravan/sdk';
import { Button } from '@caravan/ui/Button';
import { lazy, Suspense, useState } from 'react';
import { words } from './messages.ts';

const StatementDrawer = lazy(() =>
  import('./StatementDrawer.tsx').then((m) => ({ default: m.StatementDrawer })),
);

export type StatementButtonProps = { kind: StatementKind; id: string };

/** Opens the statement of a host or operator, to read or print. */
export function StatementButton({ kind, id }: StatementButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        {words.statement.title}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <StatementDrawer kind={kind} id={id} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
