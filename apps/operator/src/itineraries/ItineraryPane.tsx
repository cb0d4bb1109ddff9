import { EmptyState } from '@caravan/ui/EmptyState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Outlet, useParams } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { itineraryList } from '../data/lists.ts';
import { ListPane } from '../list/ListPane.tsx';
import { paths } from '../paths.ts';
import { groupItineraries } from './groups.ts';
import { words } from './messages.ts';

/** The operator's itineraries, with the selected one next to the list. */
export function ItineraryPane() {
  const { data: items } = useSuspenseQuery(itineraryList());
  const { id } = useParams({ strict: false });
  const groups = groupItineraries(items).map((group) => ({
    id: group.id,
    title: words.groups[group.id],
    items: group.items.map((i) => ({
      id: i.id,
      href: paths.itinerary(i.id),
      title: i.name,
      meta: `${i.destination} · ${words.days(i.lengthInDays)}`,
      art: i.hero.url,
    })),
  }));
  return (
    <ListPane
      label={words.list}
      groups={groups}
      current={id}
      action={
        <LinkButton href={paths.newItinerary} size="sm" variant="secondary" icon={<Plus aria-hidden />}>
          {words.add}
        </LinkButton>
      }
    >
      <Outlet />
    </ListPane>
  );
}

/** Shown at the root when there is no itinerary to go to (O-015). */
export function NoItinerary() {
  return (
    <EmptyState
      title={words.welcome}
      art="map"
      level={2}
      action={<LinkButton href={paths.newItinerary}>{words.add}</LinkButton>}
    />
  );
}
