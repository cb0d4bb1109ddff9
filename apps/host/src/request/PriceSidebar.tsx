import { counts } from '@caravan/shell/counts';
import { dayWords, serviceTitle } from '@caravan/shell/serviceWords';
import { useFormat } from '@caravan/shell/useFormat';
import { Artwork } from '@caravan/ui/Artwork';
import { Skeleton } from '@caravan/ui/Skeleton';
import type { Itinerary, TripRequestCost } from '@caravan/sdk';
import { Card } from '@caravan/ui/Card';
import { Facts } from '@caravan/ui/Facts';
import type { ReactNode } from 'react';
import { words } from './messages.ts';

export type PriceSidebarProps = {
  itinerary: Itinerary;
  cost?: TripRequestCost;
  isLoading: boolean;
  /** Set when the server rejects the current input. */
  isRefused: boolean;
  children?: ReactNode;
};

/** The estimated selling price (H-103), next to the form. */
export function PriceSidebar({ itinerary, cost, isLoading, isRefused, children }: PriceSidebarProps) {
  const format = useFormat();
  const range = cost?.suggestedSellPrice;
  return (
    <Card as="aside" padded={false} className="lg:sticky lg:under-header">
      <Artwork src={itinerary.hero.url} alt="" aspect="16/9" rounded={false} />
      <div className="p-6">
        <p className="kicker">
          {format.countryNamed(itinerary.country)} · {counts.days(itinerary.lengthInDays)}
        </p>
        <p className="display mt-1 text-xl">{itinerary.name}</p>
        <div aria-live="polite" className="mt-5 border-t border-line pt-5">
          <h2 className="text-sm text-muted">{words.suggested}</h2>
          {isLoading ? (
            <Skeleton className="mt-2 h-8 w-44" />
          ) : range ? (
            <>
              <p className="display tabular mt-1 text-[1.75rem]">
                {format.money(range.minPriceMinor, range.currency)} –{' '}
                {format.money(range.maxPriceMinor, range.currency)}
              </p>
              <p className="mt-2 text-sm text-muted">{words.suggestedText}</p>
              {cost && cost.groupVariableMinor > 0 && (
                <Facts
                  layout="plain"
                  className="mt-4"
                  items={[
                    ...cost.selectedWorkshopSpaces.map((space) => ({
                      id: space.activity.id ?? serviceTitle(space.activity),
                      label: `${serviceTitle(space.activity)}: ${dayWords.hours(space.hoursRequested)}`,
                      value: format.money(space.costMinor, cost.currency),
                    })),
                    {
                      id: 'group',
                      label: words.groupCost,
                      value: format.money(cost.groupVariableMinor, cost.currency),
                    },
                  ]}
                />
              )}
            </>
          ) : (
            <p className="mt-1 text-sm text-muted">
              {isRefused ? words.suggestedLater : words.suggestedNone}
            </p>
          )}
        </div>
        {children}
      </div>
    </Card>
  );
}
