import type { Airport, Itinerary, LeadTime } from '@caravan/sdk';
import { useListCategories } from '@caravan/sdk/react-query';
import { serviceTypeWords } from '@caravan/shell/serviceWords';
import { activityLevelWords } from '@caravan/shell/tripWords';
import { useFormat } from '@caravan/shell/useFormat';
import { TextLink } from '@caravan/ui/TextLink';
import type { ReactNode } from 'react';
import { Facts } from '../list/Facts.tsx';
import { paths } from '../paths.ts';
import { CommentAt } from './CommentAt.tsx';
import { words } from './messages.ts';
import { Photos } from './Photos.tsx';
import { Section } from './Section.tsx';

const f = words.facts;
const g = words.groups;

/** A fact with the comment on its field. */
const row = (label: string, field: string, value: ReactNode) =>
  [
    label,
    <span key={field} className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="min-w-0">{value || '–'}</span>
      <CommentAt field={field} label={label} />
    </span>,
  ] as const;

const airport = (a?: Airport) => a && [a.code, a.name].filter(Boolean).join(' · ');
const yes = (value?: boolean) => (value ? words.yes : words.no);
const required = (value?: boolean) => (value ? words.required : words.notRequired);
const text = (value?: string) => value && <span className="whitespace-pre-line">{value}</span>;
const lines = (list?: readonly string[]) =>
  list?.length ? (
    <ul className="list-disc ps-4">
      {list.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  ) : undefined;
const lead = ({ months, days }: LeadTime = {}) =>
  [months && words.months(months), days && words.length(days)].filter(Boolean).join(', ');

type Props = { itinerary: Itinerary };

/** Everything that an operator submits in the form of an itinerary, each field with its comment. */
export function Details({ itinerary: i }: Props) {
  return (
    <div className="@container">
      <div className="grid gap-x-12 gap-y-10 @3xl:grid-cols-2">
        <Basics itinerary={i} />
        <Terms itinerary={i} />
        <Section title={g.included}>
          <Facts
            rows={[
              row(f.inclusions, 'inclusions', lines(i.inclusions)),
              row(f.exclusions, 'exclusions', lines(i.exclusions)),
            ]}
          />
        </Section>
        <Planning itinerary={i} />
        <div className="@3xl:col-span-2">
          <Section title={f.photos} field="photos">
            <Photos photos={i.photos ?? []} />
          </Section>
        </div>
      </div>
    </div>
  );
}

function Basics({ itinerary: i }: Props) {
  const format = useFormat();
  const operator = i.operator?.displayName ?? i.operatorName;
  const { data } = useListCategories(
    { hidden: true },
    { query: { throwOnError: false, staleTime: 600_000 } },
  );
  const named = (id: string) => data?.items.find(({ _id }) => _id === id)?.name ?? id;
  return (
    <Section title={g.basics}>
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
          row(f.name, 'name', i.name),
          row(f.destination, 'destination', `${i.destination}, ${format.countryNamed(i.country)}`),
          row(f.summary, 'tripSummary', text(i.tripSummary)),
          row(f.days, 'lengthInDays', words.length(i.lengthInDays)),
          row(f.activity, 'activityLevel', i.activityLevel && activityLevelWords[i.activityLevel]),
          row(f.categories, 'categories', i.categories?.map(named).join(', ')),
          [f.tier, i.tier],
          [
            f.id,
            <code key="id" className="text-xs">
              {i.id}
            </code>,
          ],
        ]}
      />
    </Section>
  );
}

function Terms({ itinerary: i }: Props) {
  return (
    <Section title={g.terms}>
      <Facts
        rows={[
          row(f.arrival, 'arrivalLocation', airport(i.arrivalLocation)),
          row(f.departure, 'departureLocation', airport(i.departureLocation)),
          row(f.code, 'operatorCode', i.operatorCode),
          row(f.insurance, 'travelerInsuranceRequired', required(i.travelerInsuranceRequired)),
          row(f.passport, 'passportRequired', required(i.passportRequired)),
          row(f.instant, 'instantApproval', yes(i.instantApproval)),
          row(f.inventory, 'itineraryInventoryEnabled', yes(i.itineraryInventoryEnabled)),
          row(f.spots, 'minimumSpots', `${i.minimumSpots}–${i.maximumSpots}`),
          [f.currency, i.currency],
        ]}
      />
    </Section>
  );
}

function Planning({ itinerary: i }: Props) {
  const format = useFormat();
  const money = (minor?: number) => minor !== undefined && format.money(minor, i.currency);
  const options = (i.additionalOptionalServices ?? []).map((one) =>
    [
      one.name || serviceTypeWords[one.type],
      money(one.priceMinor),
      one.quantity !== undefined && words.upTo(one.quantity),
    ]
      .filter(Boolean)
      .join(' · '),
  );
  return (
    <Section title={g.planning}>
      <Facts
        rows={[
          row(f.cities, 'cities', i.cities?.join(', ')),
          row(f.logistics, 'logistics', text(i.logistics)),
          row(f.lead, 'tripLeadTime', lead(i.tripLeadTime)),
          row(
            f.increase,
            'yearOverYearIncreaseBp',
            i.yearOverYearIncreaseBp && format.percent(i.yearOverYearIncreaseBp),
          ),
          row(f.groundTransfer, 'hostGroundTransferCostMinor', money(i.hostGroundTransferCostMinor)),
          row(f.optional, 'additionalOptionalServices', lines(options)),
        ]}
      />
    </Section>
  );
}
