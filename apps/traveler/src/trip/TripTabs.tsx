import { TabBar } from '@caravan/ui/TabBar';
import { paths, type TripTab } from '../paths.ts';
import { words } from './messages.ts';
import { useOpenTrip } from './TripContext.ts';

export type TripTabsProps = {
  /** The page's path. */
  current: string;
  /** Until the terms are signed there is the overview alone (T-024). */
  signed: boolean;
};

/** The pages of a trip (T-023). Update Payment Method has no tab (T-055); hosts have no booking to manage (T-039), but a form to fill in (H-446). */
export function TripTabs({ current, signed }: TripTabsProps) {
  const { trip, booking } = useOpenTrip();
  const tabs: [TripTab, string, boolean][] = [
    ['trip-overview', words.overview, true],
    ['itinerary', words.itinerary, signed],
    ['manage-booking', words.manage, signed && booking !== undefined],
    ['preparation', words.preparation, signed],
    ['trip-form', words.form, signed],
  ];
  return (
    <TabBar
      label={words.tabs}
      className="mt-4"
      items={tabs
        .filter(([, , shown]) => shown)
        .map(([tab, label]) => ({
          href: paths.trip(trip.id, tab),
          label,
          isCurrent: current === paths.trip(trip.id, tab),
        }))}
    />
  );
}
