import type { Airport, Itinerary } from '@caravan/sdk';
import { TextLink } from '@caravan/ui/TextLink';
import { Facts } from '../list/Facts.tsx';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

const airport = (a?: Airport) => a && [a.code, a.name].filter(Boolean).join(' · ');

/** What an itinerary is, at a glance. */
export function Details({ itinerary: i }: { itinerary: Itinerary }) {
  const f = words.facts;
  const operator = i.operator?.displayName ?? i.operatorName;
  const yes = (value?: boolean) => (value ? words.yes : words.no);
  const required = (value?: boolean) => (value ? words.required : words.notRequired);
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
      <Facts
        rows={[
          [
            f.operator,
            i.owner ? (
              <TextLink key="o" href={paths.operator(i.owner)}>
                {operator ?? i.owner}
              </TextLink>
            ) : (
              operator
            ),
          ],
          [f.code, i.operatorCode],
          [f.destination, `${i.destination}, ${i.country}`],
          [f.days, words.length(i.lengthInDays)],
          [f.spots, `${i.minimumSpots}–${i.maximumSpots}`],
          [f.tier, i.tier],
          [f.categories, i.categories?.join(', ')],
          [
            f.id,
            <code key="id" className="text-xs">
              {i.id}
            </code>,
          ],
        ]}
      />
      <Facts
        rows={[
          [f.arrival, airport(i.arrivalLocation)],
          [f.departure, airport(i.departureLocation)],
          [f.passport, required(i.passportRequired)],
          [f.insurance, required(i.travelerInsuranceRequired)],
          [f.inventory, yes(i.itineraryInventoryEnabled)],
          [f.instant, yes(i.instantApproval)],
          [
            f.summary,
            i.tripSummary && (
              <span key="s" className="whitespace-pre-line">
                {i.tripSummary}
              </span>
            ),
          ],
        ]}
      />
    </div>
  );
}
