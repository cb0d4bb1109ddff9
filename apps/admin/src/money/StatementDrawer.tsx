import type { StatementKind } from '@caravan/sdk';
import { adminPrintStatement } from '@caravan/sdk/client';
import { useAdminGetStatement } from '@caravan/sdk/react-query';
import { PdfButton } from '@caravan/shell/PdfButton';
import { useFormat } from '@caravan/shell/useFormat';
import { Drawer } from '@caravan/ui/Drawer';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { Facts } from '../list/Facts.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import { words } from './messages.ts';

export type StatementDrawerProps = { kind: StatementKind; id: string; onClose: () => void };

const w = words.statement;

/** A host's or operator's ledger account, itemized and as a PDF. */
export function StatementDrawer({ kind, id, onClose }: StatementDrawerProps) {
  const format = useFormat();
  const loaded = useAdminGetStatement(kind, id);
  const statement = loaded.data?.statement;
  const sums = statement && [statement, ...(statement.otherSums ?? [])];
  return (
    <Drawer isOpen onClose={onClose} size="lg" title={loaded.data?.payeeName ?? w.title}>
      {loaded.error ? (
        <ErrorState onRetry={() => void loaded.refetch()}>{loaded.error.message}</ErrorState>
      ) : !statement || !sums ? (
        <Skeleton className="h-40" />
      ) : (
        <div className="flex flex-col gap-6">
          <Facts
            split
            rows={[
              [w.earned, format.list(sums.map((sum) => format.money(sum.totalMinor, sum.currency)))],
              [w.paid, format.list(sums.map((sum) => format.money(sum.paidMinor, sum.currency)))],
              [w.open, format.list(sums.map((sum) => format.money(sum.dueMinor, sum.currency)))],
            ]}
          />
          <PdfButton
            label={w.print}
            name={`${w.title} ${loaded.data?.payeeName ?? ''}.pdf`}
            file={() => adminPrintStatement(kind, id)}
            failed={w.notPrinted}
          />
          <LedgerTable label={w.title} entries={statement.entries} />
        </div>
      )}
    </Drawer>
  );
}
