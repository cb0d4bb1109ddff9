import type { AdminListPayoutsParams } from '@caravan/sdk';
import { adminListPayouts } from '@caravan/sdk/client';
import { getAdminListPayoutsQueryKey } from '@caravan/sdk/react-query';
import { ListTable } from '@caravan/shell/ListTable';
import { useList } from '@caravan/shell/useList';
import { Card } from '@caravan/ui/Card';
import { words } from './messages.ts';
import { usePayoutTable } from './usePayoutTable.tsx';

export type RecordPayoutsProps = Pick<AdminListPayoutsParams, 'tripId' | 'payeeKind' | 'payeeId'>;

/** The payouts of a trip, a host, or an operator. */
export default function RecordPayouts(of: RecordPayoutsProps) {
  const payouts = useList(adminListPayouts, getAdminListPayoutsQueryKey, of, {
    order: 'here',
    throwOnError: false,
  });
  const { table, dialog } = usePayoutTable();
  return (
    <Card padded={false}>
      <ListTable
        {...table}
        label={words.payouts.title}
        list={payouts}
        empty={words.payouts.noneHere}
        emptyText={words.payouts.noneHereText}
        art="suitcase"
        emptyLevel={3}
      />
      {dialog}
    </Card>
  );
}
