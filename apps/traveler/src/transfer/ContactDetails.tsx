import { bookGroundTransfers } from '@caravan/sdk/client';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Checkbox } from '@caravan/ui/Checkbox';
import { PhoneField } from '@caravan/ui/PhoneField';
import { TextField } from '@caravan/ui/TextField';
import { useChange } from '@caravan/shell/useChange';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { checkContact, type Contact } from './draft.ts';
import { words } from './messages.ts';
import { orderOf } from './order.ts';
import { ridesKey } from './useRides.ts';
import { useTransfer } from './TransferContext.ts';

/** Who is met (T-182). For hosts it is the last step: their rides cost nothing. */
export function ContactDetails() {
  const open = useTransfer();
  const { tripId, traveler, draft, dispatch } = open;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [tried, setTried] = useState(false);
  const book = useChange(bookGroundTransfers, {
    failed: 'here',
    onDone: async ({ groundTransfers }) => {
      dispatch({ type: 'booked', ids: groundTransfers.map((ride) => ride.id) });
      await queryClient.invalidateQueries({ queryKey: ridesKey });
      await navigate({ to: '/transfer/$tripId/$tab', params: { tripId, tab: 'success' }, replace: true });
    },
  });
  const { contact } = draft;
  const failure = book.error;
  const errors = tried ? checkContact(contact) : {};
  const errorOf = (name: keyof Contact) => errors[name] ?? failure?.fields[`contact.${name}`];
  const change = (part: Partial<Contact>) => dispatch({ type: 'contact', contact: part });
  const submit = () => {
    setTried(true);
    if (Object.keys(checkContact(contact)).length > 0) return;
    if (traveler) void navigate({ to: '/transfer/$tripId/$tab', params: { tripId, tab: 'payment' } });
    else book.run(orderOf(open));
  };
  return (
    <Form onSubmit={submit} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <h2 className="display text-2xl sm:col-span-2">{words.contact}</h2>
      {failure && (
        <Alert tone="error" className="sm:col-span-2">
          {failure.message}
        </Alert>
      )}
      <TextField
        label={words.firstName}
        value={contact.firstName}
        onChange={(firstName) => change({ firstName })}
        error={errorOf('firstName')}
        autoComplete="given-name"
        maxLength={80}
        isRequired
      />
      <TextField
        label={words.lastName}
        value={contact.lastName}
        onChange={(lastName) => change({ lastName })}
        error={errorOf('lastName')}
        autoComplete="family-name"
        maxLength={80}
        isRequired
      />
      <TextField
        label={words.email}
        type="email"
        value={contact.email}
        onChange={(email) => change({ email })}
        error={errorOf('email')}
        autoComplete="email"
        maxLength={320}
        isRequired
      />
      <PhoneField
        label={words.phone}
        value={contact.phone}
        onChange={(phone) => change({ phone })}
        error={errorOf('phone')}
        isRequired
      />
      <Checkbox
        className="sm:col-span-2"
        value={contact.termsAndConditions}
        onChange={(termsAndConditions) => change({ termsAndConditions })}
        error={errorOf('termsAndConditions')}
      >
        {words.terms}
      </Checkbox>
      <Button type="submit" size="lg" className="justify-self-start" isPending={book.isPending}>
        {traveler ? words.continue : words.bookFree}
      </Button>
    </Form>
  );
}
