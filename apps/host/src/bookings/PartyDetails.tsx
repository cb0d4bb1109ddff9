import { counts } from '@caravan/shell/counts';
import type { Participant, TripTraveler } from '@caravan/sdk';
import { ageOn, today } from '@caravan/shell/format';
import { useFormat } from '@caravan/shell/useFormat';
import { Facts } from '@caravan/ui/Facts';
import { TextLink } from '@caravan/ui/TextLink';
import type { ReactNode } from 'react';
import { words } from './messages.ts';

export type PartyDetailsProps = { order: TripTraveler };

/** Everyone on an order, with the details that the host may see. */
export function PartyDetails({ order }: PartyDetailsProps) {
  // The response's party may or may not include the customer.
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
    [w.age, person.dateOfBirth && counts.years(ageOn(person.dateOfBirth, today()))],
    [w.instagram, person.instagramHandle],
    [w.country, person.countryCode && format.country(person.countryCode)],
  ];
  return (
    <>
      <p className="font-medium">
        {person.firstName} {person.lastName}
      </p>
      <Facts
        layout="columns"
        className="mt-1"
        items={rows.flatMap(([label, value]) => (value ? [{ id: label, label, value }] : []))}
      />
    </>
  );
}
