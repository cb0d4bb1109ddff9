import type { Itinerary, ItineraryVersion, ListItineraryVersionsParams } from '@caravan/sdk';
import { listItineraryVersions, listUserMetadata } from '@caravan/sdk/client';
import { getListItineraryVersionsQueryKey, getListUserMetadataQueryKey } from '@caravan/sdk/react-query';
import { allPages } from '@caravan/shell/allPages';
import { useFormat } from '@caravan/shell/useFormat';
import { ListTable } from '@caravan/shell/ListTable';
import { useList } from '@caravan/shell/useList';
import { useOpened } from '@caravan/shell/useOpened';
import { Card } from '@caravan/ui/Card';
import type { Column } from '@caravan/ui/DataTable';
import { useQuery } from '@tanstack/react-query';
import { actionWords } from '../audit/entry.ts';
import { RowButton } from '@caravan/shell/RowButton';
import { GitCompare } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { RowLink } from '@caravan/shell/RowLink';
import { useStaff } from '../frame/useStaff.ts';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

const VersionDrawer = lazy(() => import('./VersionDrawer.tsx'));

/** All versions of an itinerary, newest first. Admins and support also see who saved each one. */
export function Versions({ itinerary }: { itinerary: Itinerary }) {
  const { id } = itinerary;
  const [opened, open, close] = useOpened('version');
  const format = useFormat();
  const { seesAll } = useStaff();
  const versions = useList(
    (page: ListItineraryVersionsParams) => listItineraryVersions(id, page),
    (page) => getListItineraryVersionsQueryKey(id, page),
    {},
    { order: 'here' },
  );
  const chosen = versions.items?.find(({ version }) => String(version) === opened);
  // A link may point to a version further down.
  const isFurther = !!opened && !chosen && versions.hasMore && !versions.isLoadingMore;
  const { loadMore } = versions;
  useEffect(() => {
    if (isFurther) loadMore();
  }, [isFurther, loadMore]);
  const ids = [...new Set(versions.items?.flatMap((v) => v.savedBy ?? []))].sort();
  const people = useQuery({
    queryKey: [...getListUserMetadataQueryKey({ ids }), 'all'],
    queryFn: () => allPages((page) => listUserMetadata({ ids, limit: 100, ...page })),
    enabled: seesAll && ids.length > 0,
    throwOnError: false,
  });
  const nameOf = (member: string) => people.data?.find((p) => p.id === member)?.name;
  const head = words.versionColumns;
  const columns: Column<ItineraryVersion>[] = [
    {
      id: 'version',
      header: head.version,
      primary: true,
      cell: (v) => <RowButton onPress={() => open(String(v.version))}>{v.version}</RowButton>,
      className: 'tabular',
    },
    {
      id: 'at',
      header: head.at,
      cell: (v) => <time dateTime={v.savedAt}>{format.instant(v.savedAt)}</time>,
      className: 'wide:whitespace-nowrap',
    },
    ...(seesAll
      ? [
          {
            id: 'by',
            header: head.by,
            cell: (v: ItineraryVersion) => {
              if (!v.savedBy) return words.system;
              const name = nameOf(v.savedBy);
              return name ? <RowLink href={paths.user(v.savedBy)}>{name}</RowLink> : '–';
            },
          },
        ]
      : []),
    {
      id: 'action',
      header: head.action,
      cell: (v) =>
        [actionWords(v.action), v.restoredFrom !== undefined && words.restored(v.restoredFrom)]
          .filter(Boolean)
          .join(' '),
    },
    { id: 'changes', header: head.changes, align: 'right', cell: (v) => v.changes, className: 'tabular' },
  ];
  return (
    <Card padded={false}>
      <ListTable
        label={words.tabs.versions}
        columns={columns}
        list={versions}
        rowId={(v) => String(v.version)}
        rowLabel={(v) => String(v.version)}
        rowActions={(v) => [
          {
            id: 'compare',
            label: words.difference.open,
            icon: <GitCompare aria-hidden />,
            onAction: () => open(String(v.version)),
          },
        ]}
        empty={words.noVersions}
        emptyText={words.noVersionsText}
        art="calendar"
        emptyLevel={3}
      />
      <Suspense fallback={null}>
        {chosen && <VersionDrawer itinerary={itinerary} version={chosen} onClose={close} />}
      </Suspense>
    </Card>
  );
}
