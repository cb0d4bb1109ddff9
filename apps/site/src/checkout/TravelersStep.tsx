import { today } from '@caravan/shell/format';
import { useForm } from '@caravan/shell/useForm';
import { useOptionalProfile } from '@caravan/shell/useProfile';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Card } from '@caravan/ui/Card';
import { Checkbox } from '@caravan/ui/Checkbox';
import { QuantityStepper } from '@caravan/ui/QuantityStepper';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { paths } from '../paths.ts';
import { partyLimit } from '../trip/party.ts';
import { useCheckout } from './CheckoutContext.ts';
import { currentDraft, peopleFor, type Person, updateDraft } from './draft.ts';
import { words } from './messages.ts';
import { checkPerson } from './people.ts';
import { PersonFields } from './PersonFields.tsx';
import { askReminder } from './remind.ts';
import { resize } from './selection.ts';
import { StepActions } from './StepActions.tsx';

/** The number of travelers, and their details. */
export function TravelersStep() {
  const { trip, draft, hold, take, isTaking } = useCheckout();
  const navigate = useNavigate();
  const profile = useOptionalProfile();
  const [wanted, setWanted] = useState<number | null>(null);
  const spots = wanted ?? hold.spots;
  const people = peopleFor(draft.people, spots);
  const { tripPath } = trip;
  const limit = partyLimit(trip, hold.spots);

  useEffect(() => {
    const [first, ...others] = currentDraft(tripPath).people;
    if (!profile || first?.email) return;
    const { firstName, lastName, email, phoneNumber, gender, address } = profile;
    updateDraft(tripPath, {
      people: [
        {
          firstName,
          lastName,
          email,
          phone: phoneNumber ?? '',
          gender: gender ?? null,
          dateOfBirth: first?.dateOfBirth ?? null,
          countryCode: address?.countryCode || null,
        },
        ...others,
      ],
    });
  }, [profile, tripPath]);

  const change = (position: number, part: Partial<Person>) => {
    const next = [...peopleFor(draft.people, Math.max(spots, draft.people.length))];
    next[position] = { ...next[position]!, ...part };
    updateDraft(tripPath, { people: next });
  };
  const resizeTo = async (next: number) => {
    setWanted(next);
    await take(resize(draft.selection, next));
    setWanted(null);
  };
  const errors = people.map((person, i) => checkPerson(person, i, people, today()));
  const wrong = errors.some((found) => Object.keys(found).length > 0);
  // The values live in the draft, which outlives the page.
  const form = useForm({
    values: {},
    check: () => ({ root: wrong ? words.fix : undefined }),
    send: () => {
      askReminder(tripPath);
      return navigate({ to: paths.book(tripPath, 'rooms') });
    },
  });
  const checked = form.faults > 0;

  return (
    <Form form={form}>
      <h1 className="display-title">{words.travelersTitle}</h1>
      <p className="mt-2 text-muted">{words.travelersText}</p>
      <Card className="mt-8">
        <QuantityStepper
          label={words.places}
          value={spots}
          onChange={(next) => void resizeTo(next)}
          min={1}
          max={limit.most}
          limitMessage={limit.why}
          isDisabled={isTaking}
        />
      </Card>
      {checked && wrong && <Alert tone="error" className="mt-6" title={words.fix} />}
      {people.map((person, i) => (
        <fieldset key={i} className="mt-12">
          <legend className="display text-2xl">
            {i === 0
              ? words.you
              : [person.firstName, person.lastName].join(' ').trim() || words.companion(i + 1)}
          </legend>
          <p className="mt-1 mb-6 text-sm text-muted">{i === 0 ? words.youText : words.companionText}</p>
          <PersonFields
            value={person}
            onChange={(part) => change(i, part)}
            errors={checked ? errors[i]! : {}}
            isCustomer={i === 0}
          />
          {i === 0 && (
            <Checkbox
              className="mt-6"
              value={draft.remind ?? false}
              onChange={(remind) => {
                updateDraft(tripPath, { remind });
                askReminder(tripPath);
              }}
            >
              {words.remind}
            </Checkbox>
          )}
        </fieldset>
      ))}
      <StepActions isPending={isTaking} />
    </Form>
  );
}
