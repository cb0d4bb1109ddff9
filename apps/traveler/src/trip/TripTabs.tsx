import type { Booking } from '@caravan/sdk';
import { TabBar } from '@caravan/ui/TabBar';
import { paths, type TripTab } from '../paths.ts';
import { words } from './messages.ts';

export type TripTabsProps = {
  tripId: string;
  /** What the user can open; without it, the overview tab is there but leads nowhere (T-033). */
  open?: {
    booking: Booking | undefined;
    /** The page's path. */
    current: string;
    /** Until the terms are signed, only the overview is available (T-024). */
    signed: boolean;
  };
};

/**
 * The pages of a trip (T-023). Update Payment Method has no tab (T-055); hosts have no booking to manage
 * (T-039), but a form to fill in (H-446).
 */
export function TripTabs({ tripId, open }: TripTabsProps) {
  const signed = open?.signed ?? false;
  const tabs: [TripTab, string, boolean][] = [
    ['trip-overview', words.overview, true],
    ['itinerary', words.itinerary, signed],
    ['manage-booking', words.manage, signed && open?.booking !== undefined],
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
          href: paths.trip(tripId, tab),
          label,
          isCurrent: open?.current === paths.trip(tripId, tab),
          isDisabled: !open,
        }))}
    />
  );
}
