import type { Airport, Itinerary } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { TextLink } from '@caravan/ui/TextLink';
import type { ReactNode } from 'react';
import { Facts } from '../list/Facts.tsx';
import { paths } from '../paths.ts';
import { CommentAt } from './CommentAt.tsx';
import { words } from './messages.ts';

/** A fact with the comment on its field. */
const row = (label: string, field: string, value: ReactNode) =>
  [
    label,
    <span key={field} className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span>{value || '–'}</span>
      <CommentAt field={field} label={label} />
    </span>,
  ] as const;

const airport = (a?: Airport) => a && [a.code, a.name].filter(Boolean).join(' · ');

/** An itinerary at a glance. */
export function Details({ itinerary: i }: { itinerary: Itinerary }) {
  const format = useFormat();
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
          row(f.code, 'operatorCode', i.operatorCode),
          row(f.destination, 'destination', `${i.destination}, ${format.countryNamed(i.country)}`),
          row(f.days, 'lengthInDays', words.length(i.lengthInDays)),
          row(f.spots, 'minimumSpots', `${i.minimumSpots}–${i.maximumSpots}`),
          [f.tier, i.tier],
          row(f.categories, 'categories', i.categories?.join(', ')),
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
          row(f.arrival, 'arrivalLocation', airport(i.arrivalLocation)),
          row(f.departure, 'departureLocation', airport(i.departureLocation)),
          row(f.passport, 'passportRequired', required(i.passportRequired)),
          row(f.insurance, 'travelerInsuranceRequired', required(i.travelerInsuranceRequired)),
          row(f.inventory, 'itineraryInventoryEnabled', yes(i.itineraryInventoryEnabled)),
          row(f.instant, 'instantApproval', yes(i.instantApproval)),
          row(
            f.summary,
            'tripSummary',
            i.tripSummary && <span className="whitespace-pre-line">{i.tripSummary}</span>,
          ),
        ]}
      />
    </div>
  );
}
