import type { Payable } from '@caravan/sdk';
import { useAdminListPayables } from '@caravan/sdk/react-query';
import { MoneyText } from '@caravan/shell/MoneyText';
import { Badge } from '@caravan/ui/Badge';
import { Card } from '@caravan/ui/Card';
import { type Column, DataTable } from '@caravan/ui/DataTable';
import { EmptyState } from '@caravan/ui/EmptyState';
import { useState } from 'react';
import { RowButton } from '@caravan/shell/RowButton';
import { type Insurer, InsurerAccount } from './InsurerAccount.tsx';
import { words } from './messages.ts';
import { hasStatement } from './payee.ts';

const w = words.payables;

/** What is currently owed to hosts, operators, and insurers. */
export function PayablesTable({ onOpen }: { onOpen: (payee: string) => void }) {
  const payables = useAdminListPayables();
  const [insurer, setInsurer] = useState<Insurer>();
  const columns: Column<Payable>[] = [
    {
      id: 'payee',
      header: words.payouts.payee,
      primary: true,
      sortValue: (p) => p.payeeName,
      cell: (p) =>
        hasStatement(p.payeeKind) ? (
          <RowButton onPress={() => onOpen(`${p.payeeKind}:${p.payeeId}`)}>{p.payeeName}</RowButton>
        ) : (
          p.payeeName
        ),
    },
    {
      id: 'kind',
      header: words.payouts.kind,
      sortValue: (p) => p.payeeKind,
      cell: (p) => words.payouts.kinds[p.payeeKind],
    },
    {
      id: 'account',
      header: w.account,
      cell: (p) => (
        <Badge size="sm" tone={p.hasAccount ? 'green' : 'warning'}>
          {p.hasAccount ? w.has : w.waits}
        </Badge>
      ),
    },
    {
      id: 'owed',
      header: w.owed,
      align: 'right',
      sortValue: (p) => p.owedMinor,
      cell: (p) => (
        <>
          <MoneyText minor={p.owedMinor} currency={p.currency} />
          {p.owedMinor < 0 && <span className="block text-[0.8125rem] text-muted">{w.ahead}</span>}
        </>
      ),
    },
  ];
  return (
    <Card padded={false}>
      <DataTable
        label={words.payouts.tabs.payables}
        columns={columns}
        rows={payables.data?.items}
        rowId={(p) => `${p.payeeId}${p.currency}`}
        rowLabel={(p) => p.payeeName}
        error={payables.error?.message}
        onRetry={() => void payables.refetch()}
        dense
        empty={
          <EmptyState title={w.empty} art="suitcase">
            {w.emptyText}
          </EmptyState>
        }
        rowActions={(p) =>
          hasStatement(p.payeeKind)
            ? [{ id: 'statement', label: w.statement, onAction: () => onOpen(`${p.payeeKind}:${p.payeeId}`) }]
            : [
                {
                  id: 'account',
                  label: w.setAccount,
                  onAction: () => setInsurer({ id: p.payeeId, name: p.payeeName }),
                },
              ]
        }
      />
      {insurer && <InsurerAccount insurer={insurer} onClose={() => setInsurer(undefined)} />}
    </Card>
  );
}
