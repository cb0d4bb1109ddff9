import type { Participant, TripTraveler } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { TextLink } from '@caravan/ui/TextLink';
import type { ReactNode } from 'react';
import { words } from './messages.ts';

export type PartyDetailsProps = { order: TripTraveler };

/** Everyone of an order, with what the host may know of them. */
export function PartyDetails({ order }: PartyDetailsProps) {
  // The answer's party may or may not repeat the customer.
  const others = order.party.filter((p) => p.id === undefined || p.id !== order.traveler.id);
  return (
    <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
      {[order.traveler, ...others].map((person, i) => (
        <li key={person.id ?? i}>
          <Person person={person} />
        </li>
      ))}
    </ul>
  );
}

function Person({ person }: { person: Participant }) {
  const format = useFormat();
  const w = words.details;
  const rows: [string, ReactNode][] = [
    [w.email, person.email && <TextLink href={`mailto:${person.email}`}>{person.email}</TextLink>],
    [w.phone, person.phone],
    [w.dateOfBirth, person.dateOfBirth && format.date(person.dateOfBirth, 'MM/DD/YYYY')],
    [w.instagram, person.instagramHandle],
    [w.country, person.countryCode],
  ];
  return (
    <>
      <p className="font-medium">
        {person.firstName} {person.lastName}
      </p>
      <dl className="mt-1 grid grid-cols-1 gap-0.5 text-[0.8125rem]">
        {rows
          .filter(([, value]) => Boolean(value))
          .map(([label, value]) => (
            <div key={label} className="flex gap-2">
              <dt className="text-muted">{label}</dt>
              <dd className="tabular min-w-0 truncate">{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
