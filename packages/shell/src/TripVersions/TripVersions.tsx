import type { ListTripVersionsParams, TripVersion } from '@caravan/sdk';
import { listTripVersions } from '@caravan/sdk/client';
import { getListTripVersionsQueryKey } from '@caravan/sdk/react-query';
import { Card } from '@caravan/ui/Card';
import type { Column } from '@caravan/ui/DataTable';
import { SegmentedControl } from '@caravan/ui/SegmentedControl';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../format/useFormat.ts';
import { useList } from '../list/useList.ts';
import { ListTable } from '../ListTable/ListTable.tsx';
import { words } from './messages.ts';
import { TripDifference } from './TripDifference.tsx';

export type TripVersionsProps = {
  tripId: string;
  /** The name of the person who saved a version, for staff. */
  by?: (memberId: string) => ReactNode;
};

/** The versions of a trip's page and days, newest first, each with what changed. */
export default function TripVersions({ tripId, by }: TripVersionsProps) {
  const format = useFormat();
  const versions = useList(
    (page: ListTripVersionsParams) => listTripVersions(tripId, page),
    (page) => getListTripVersionsQueryKey(tripId, page),
    {},
    { order: 'here' },
  );
  const { columns: head } = words;
  const columns: Column<TripVersion>[] = [
    { id: 'version', header: head.version, primary: true, cell: (v) => v.version, className: 'tabular' },
    {
      id: 'at',
      header: head.at,
      cell: (v) => <time dateTime={v.savedAt}>{format.instant(v.savedAt)}</time>,
      className: 'wide:whitespace-nowrap',
    },
    {
      id: 'by',
      header: head.by,
      cell: (v) =>
        v.changes === 0 ? (
          '–'
        ) : (
          <>
            {v.savedAs ? words.sides[v.savedAs] : words.system}
            {v.savedBy && by && <span className="text-muted"> · {by(v.savedBy)}</span>}
          </>
        ),
    },
    {
      id: 'changes',
      header: head.changes,
      cell: (v) => (
        <>
          {words.actions[v.action]}
          {v.changes > 0 && <span className="text-muted"> · {words.changes(v.changes)}</span>}
        </>
      ),
    },
  ];
  const before = (v: TripVersion) => {
    const at = versions.items?.findIndex(({ version }) => version === v.version) ?? -1;
    return versions.items?.[at + 1]?.version;
  };
  return (
    <Card padded={false}>
      <ListTable
        label={words.title}
        columns={columns}
        list={versions}
        rowId={(v) => String(v.version)}
        rowLabel={(v) => `${head.version} ${v.version}`}
        details={(v) => <Compared tripId={tripId} version={v.version} before={before(v)} />}
        empty={words.none}
        emptyText={words.noneText}
        art="calendar"
        emptyLevel={3}
      />
    </Card>
  );
}

type ComparedProps = { tripId: string; version: number; before: number | undefined };

/** A version beside the one before it, or beside the trip as it is now. */
function Compared({ tripId, version, before }: ComparedProps) {
  const [side, setSide] = useState<'before' | 'now'>(before === undefined ? 'now' : 'before');
  return (
    <div className="flex flex-col gap-4">
      {before !== undefined && (
        <SegmentedControl
          label={words.compare}
          value={side}
          onChange={(next) => setSide(next as 'before' | 'now')}
          options={[
            { id: 'before', label: words.before },
            { id: 'now', label: words.now },
          ]}
        />
      )}
      {side === 'before' && before !== undefined ? (
        <TripDifference tripId={tripId} version={before} with={version} />
      ) : (
        <TripDifference tripId={tripId} version={version} />
      )}
    </div>
  );
}
