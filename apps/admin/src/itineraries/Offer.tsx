import type { Itinerary } from '@caravan/sdk';
import { Departures } from './Departures.tsx';
import { words } from './messages.ts';
import { Packages } from './Packages.tsx';
import { Periods } from './Periods.tsx';
import { Section } from './Section.tsx';

/** What hosts can request: the packages, and the departures or validity periods with their prices. */
export function Offer({ itinerary }: { itinerary: Itinerary }) {
  return (
    <div className="flex flex-col gap-10">
      <Section title={words.tabs.packages} field="packages">
        <Packages itinerary={itinerary} />
      </Section>
      {itinerary.itineraryInventoryEnabled ? (
        <Section title={words.departures} field="departures">
          <Departures itinerary={itinerary} />
        </Section>
      ) : (
        <Section title={words.periods} field="validityPeriods">
          <Periods itinerary={itinerary} />
        </Section>
      )}
    </div>
  );
}
