import type { PublicTrip } from '@caravan/sdk';
import { joinWaitlist } from '@caravan/sdk/client';
import { counts } from '@caravan/shell/counts';
import { Form } from '@caravan/shell/Form';
import { today } from '@caravan/shell/format';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useFormat } from '@caravan/shell/useFormat';
import { useOptionalProfile } from '@caravan/shell/useProfile';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { QuantityStepper } from '@caravan/ui/QuantityStepper';
import { useEffect } from 'react';
import { currentDraft, peopleFor, type Person, updateDraft, useDraft } from '../checkout/draft.ts';
import { words as checkoutWords } from '../checkout/messages.ts';
import { checkPerson, toParticipant } from '../checkout/people.ts';
import { PersonFields } from '../checkout/PersonFields.tsx';
import { RoomPicker } from '../checkout/RoomPicker.tsx';
import { resize, toHoldInput } from '../checkout/selection.ts';
import { words } from './messages.ts';

/**
 * Who is waiting, and for which rooms. Input is kept in the tab's draft, which survives a reload, and booking
 * after all.
 */
export function WaitlistForm({ trip }: { trip: PublicTrip }) {
  const { tripPath } = trip;
  const draft = useDraft(tripPath);
  const profile = useOptionalProfile();
  const format = useFormat();
  const { selection } = draft;
  const most = Math.min(trip.maximumParty, trip.maximumSpots);
  const spots = Math.min(selection.spots, most);
  const people = peopleFor(draft.people, spots);

  useEffect(() => {
    const [first, ...others] = currentDraft(tripPath).people;
    if (!profile || first?.email) return;
    const { firstName, lastName, email, phoneNumber, gender, address } = profile;
    const own: Person = {
      firstName,
      lastName,
      email,
      phone: phoneNumber ?? '',
      gender: gender ?? null,
      dateOfBirth: first?.dateOfBirth ?? null,
      countryCode: address?.countryCode || null,
    };
    updateDraft(tripPath, { people: [own, ...others] });
  }, [profile, tripPath]);

  const join = useChange(joinWaitlist, {
    failed: 'here',
    signedOutAllowed: true,
    onDone: (waiting) => updateDraft(tripPath, { waiting }),
  });
  const errors = people.map((person, i) => checkPerson(person, i, people, today()));
  const wrong = errors.some((found) => Object.keys(found).length > 0);
  const form = useForm({
    values: {},
    check: () => ({ root: wrong ? checkoutWords.fix : undefined }),
    send: () => {
      const [customer, ...additionalParticipants] = people.map(toParticipant);
      const { rooms } = toHoldInput({ ...selection, spots }, trip);
      return join.send(trip.id, { spots, rooms: rooms ?? [], customer: customer!, additionalParticipants });
    },
  });
  const checked = form.faults > 0;
  const change = (position: number, part: Partial<Person>) => {
    const next = [...peopleFor(draft.people, Math.max(spots, draft.people.length))];
    next[position] = { ...next[position]!, ...part };
    updateDraft(tripPath, { people: next });
  };

  return (
    <Form form={form}>
      <h1 className="display-title mt-3">{words.heading(trip.name)}</h1>
      <p className="mt-2 text-muted">{format.dateRange(trip.startDate, trip.endDate)}</p>
      <ul className="mt-6 grid list-disc gap-1.5 ps-5 text-muted">
        {words.how.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Card className="mt-8">
        <QuantityStepper
          label={words.party}
          value={spots}
          onChange={(next) => updateDraft(tripPath, { selection: resize(selection, next) })}
          min={1}
          max={most}
          limitMessage={words.largest(counts.spots(most))}
        />
      </Card>
      {people.map((person, i) => (
        <fieldset key={i} className="mt-12">
          <legend className="display text-2xl">
            {i === 0
              ? checkoutWords.you
              : [person.firstName, person.lastName].join(' ').trim() || checkoutWords.companion(i + 1)}
          </legend>
          <p className="mt-1 mb-6 text-sm text-muted">
            {i === 0 ? checkoutWords.youText : checkoutWords.companionText}
          </p>
          <PersonFields
            value={person}
            onChange={(part) => change(i, part)}
            errors={checked ? errors[i]! : {}}
            isCustomer={i === 0}
          />
        </fieldset>
      ))}
      <section className="mt-12">
        <h2 className="display text-2xl">{words.rooms}</h2>
        <RoomPicker
          trip={trip}
          names={people.map((person, i) => person.firstName.trim() || checkoutWords.companion(i + 1))}
          selection={{ ...selection, spots }}
          onChange={(next) => updateDraft(tripPath, { selection: next })}
          money={(minor) => format.money(minor, trip.currency, { trim: true })}
        />
      </section>
      {form.failure && <Alert tone="error" className="mt-8" title={form.failure} />}
      <Button type="submit" size="lg" className="mt-10 w-full sm:w-auto" isPending={form.isPending}>
        {words.join}
      </Button>
    </Form>
  );
}
