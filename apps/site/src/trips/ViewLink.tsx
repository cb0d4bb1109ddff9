import { LinkButton } from '@caravan/ui/LinkButton';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import type { TripSearch } from './filter.ts';

/** Switches between posters and map, keeping the filters. */
export function ViewLink({ search }: { search: TripSearch }) {
  const { view, ...filters } = search;
  return (
    <LinkButton href={paths.trips(view ? filters : { ...filters, view: 'map' })} variant="secondary">
      {view ? words.asList : words.asMap}
    </LinkButton>
  );
}
