import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { EmptyState } from '@caravan/ui/EmptyState';
import { useSuspenseQueries } from '@tanstack/react-query';
import { Outlet, useParams } from '@tanstack/react-router';
import { pendingRequestList, tripList } from '../data/lists.ts';
import { ListPane } from '../list/ListPane.tsx';
import { paths } from '../paths.ts';
import { groupTrips } from './groups.ts';
import { words } from './messages.ts';

/** Requests and trips, with the selected one next to the list. */
export function TripPane() {
  const format = useFormat();
  const [requests, trips] = useSuspenseQueries({ queries: [pendingRequestList(), tripList()] });
  const { id } = useParams({ strict: false });
  const groups = groupTrips(requests.data, trips.data).map((group) => ({
    id: group.id,
    title: words.groups[group.id],
    items: group.entries.map((entry) => ({
      id: entry.id,
      href: paths.trip(entry.id, 'review-details', entry.model),
      title: entry.title,
      meta: [format.dateRange(entry.start, entry.end), entry.hostName].filter(Boolean).join('\n'),
      art: entry.art,
      badge: entry.shortId && (
        <Badge size="sm" tone="neutral">
          {words.id(entry.shortId)}
        </Badge>
      ),
    })),
  }));
  return (
    <ListPane label={words.list} groups={groups} current={id}>
      <Outlet />
    </ListPane>
  );
}

export function NoTrip() {
  return (
    <EmptyState title={words.empty} art="suitcase" level={2}>
      {words.emptyText}
    </EmptyState>
  );
}
