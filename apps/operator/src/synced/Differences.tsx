import { restoreItineraryVersion } from '@caravan/sdk/client';
import type { supply } from '@caravan/sdk/connect';
import { getGetItineraryQueryKey } from '@caravan/sdk/react-query';
import { packageWords } from '@caravan/shell/tripWords';
import { useBarred } from '@caravan/shell/useBarred';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { type Column, DataTable } from '@caravan/ui/DataTable';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fields, valueWords, words } from './messages.ts';
import { type Decision, syncedKey, useDecide } from './useSynced.ts';
import { Value } from './Value.tsx';

type Row = supply.Difference;
export type DifferencesProps = { itinerary: supply.SyncedItinerary; differences: Row[] };

const tones = { replaced: 'warning', kept: 'green', refused: 'red' } as const;
const isFate = (next: string): next is keyof typeof tones => next in tones;

const fieldOf = ({ field }: Row) =>
  field.startsWith('days/') ? valueWords.day(Number(field.slice('days/'.length))) : (fields[field] ?? field);

/** What differs from the last push, part by part: on phones, each part is a card. */
export function Differences({ itinerary, differences }: DifferencesProps) {
  const format = useFormat();
  const { use, isPending } = useUsePushed(itinerary);
  const [isAsking, setIsAsking] = useState(false);
  const barred = useBarred('updateItinerary');
  const own = differences.filter(({ departureId }) => !departureId);
  const value = (row: Row, side: 'pushed' | 'here') => {
    if (row.field === 'removed') return side === 'here' ? valueWords.deleted : valueWords.present;
    return (
      <Value
        field={row.field}
        json={row[side]}
        other={row[side === 'here' ? 'pushed' : 'here']}
        currency={itinerary.currency}
      />
    );
  };
  const columns: Column<Row>[] = [
    { id: 'field', header: words.field, primary: true, cell: fieldOf, className: 'align-top' },
    {
      id: 'pushed',
      header: words.pushedColumn,
      cell: (row) => value(row, 'pushed'),
      className: 'align-top wide:max-w-80',
    },
    {
      id: 'here',
      header: words.here,
      cell: (row) => value(row, 'here'),
      className: 'align-top wide:max-w-80',
    },
    {
      id: 'next',
      header: words.next,
      cell: ({ next }) =>
        isFate(next) && (
          <Badge size="sm" tone={tones[next]} dot className="whitespace-normal">
            {words.fates[next]}
          </Badge>
        ),
      className: 'align-top',
    },
    {
      id: 'use',
      header: words.usePushed,
      hideHeader: true,
      cell: (row) => (
        <Button
          size="sm"
          variant="secondary"
          className="whitespace-nowrap"
          aria-label={`${row.field === 'removed' ? words.restoreDeparture : words.usePushed}: ${fieldOf(row)}`}
          isDisabled={isPending}
          {...(barred && { disabledReason: barred })}
          onPress={() => use([row])}
        >
          {row.field === 'removed' ? words.restoreDeparture : words.usePushed}
        </Button>
      ),
      className: 'align-top',
    },
  ];
  return (
    <Card
      title={words.comparison}
      padded={false}
      actions={
        own.length > 1 && (
          <Button
            size="sm"
            variant="ghost"
            {...(barred && { disabledReason: barred })}
            onPress={() => setIsAsking(true)}
          >
            {words.useAll}
          </Button>
        )
      }
    >
      <DataTable
        label={words.comparison}
        columns={columns}
        rows={differences}
        rowId={({ departureId, field }) => `${departureId}/${field}`}
        rowLabel={fieldOf}
        limit={Number.POSITIVE_INFINITY}
        {...(differences.length > own.length && {
          groupBy: ({ departureId, startDate, packageLevel }: Row) => ({
            id: departureId,
            label: departureId
              ? words.departure(format.date(startDate), packageWords[packageLevel as 'standard'])
              : words.itinerary,
          }),
        })}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          use(own);
        }}
        title={words.useAllTitle}
        confirmLabel={words.useAll}
      >
        {words.useAllText(own.length)}
      </ConfirmDialog>
    </Card>
  );
}

/** Uses what was pushed. An itinerary's previous version can be restored; departures have none. */
function useUsePushed({ itineraryId }: supply.SyncedItinerary) {
  const client = useQueryClient();
  const restore = useChange(restoreItineraryVersion, {
    done: words.undone,
    refresh: [syncedKey],
    onDone: (saved) => client.setQueryData(getGetItineraryQueryKey(itineraryId), saved),
  });
  const change = useDecide({
    done: ({ version }, { usePushed = [], departureId, version: before = 0n }: Decision) => {
      const [first = ''] = usePushed;
      if (first === 'removed') return words.restored;
      const title = usePushed.length > 1 ? words.usedAll : words.used(fieldOf({ field: first } as Row));
      if (departureId) return title;
      return {
        title,
        action: {
          label: words.undo,
          onAction: () => restore.run(itineraryId, Number(before), { version: Number(version) }),
        },
      };
    },
  });
  return {
    use: (rows: readonly Row[]) =>
      change.run({
        itineraryId,
        departureId: rows[0]!.departureId,
        version: rows[0]!.version,
        usePushed: rows.map(({ field }) => field),
      }),
    isPending: change.isPending || restore.isPending,
  };
}
