import { bookGroundTransfers } from '@caravan/sdk/client';
import { bookGroundTransfersForm } from '@caravan/sdk/forms';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Checkbox } from '@caravan/ui/Checkbox';
import { PhoneField } from '@caravan/ui/PhoneField';
import { TextField } from '@caravan/ui/TextField';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useNavigate } from '@tanstack/react-router';
import { checkContact, type Contact } from './draft.ts';
import { words } from './messages.ts';
import { orderOf } from './order.ts';
import { useTransfer } from './TransferContext.ts';

/** The person to meet (T-182). For hosts it is the last step, because their rides are free. */
export function ContactDetails() {
  const open = useTransfer();
  const { tripId, traveler, draft, dispatch } = open;
  const navigate = useNavigate();
  const book = useChange(bookGroundTransfers, {
    failed: 'here',
    onDone: async ({ groundTransfers }) => {
      dispatch({ type: 'booked', ids: groundTransfers.map((ride) => ride.id) });
      await navigate({ to: '/transfer/$tripId/$tab', params: { tripId, tab: 'success' }, replace: true });
    },
  });
  const { contact } = draft;
  const form = useForm({
    rules: bookGroundTransfersForm,
    values: { contact },
    input: () => orderOf(open),
    check: () =>
      Object.fromEntries(
        Object.entries(checkContact(contact)).map(([name, text]) => [`contact.${name}`, text]),
      ),
    send: (order) =>
      traveler
        ? navigate({ to: '/transfer/$tripId/$tab', params: { tripId, tab: 'payment' } })
        : book.send(order),
  });
  /** Input is also stored in the draft, which all steps share. */
  const field = <Name extends keyof Contact>(name: Name) => {
    const { onChange, ...bound } = form.field(`contact.${name}`);
    const change = (value: Contact[Name]) => {
      dispatch({ type: 'contact', contact: { [name]: value } });
      onChange(value as never);
    };
    return { ...bound, value: contact[name], onChange: change, isRequired: true };
  };
  return (
    <Form form={form} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <h2 className="display text-2xl sm:col-span-2">{words.contact}</h2>
      {form.failure && (
        <Alert tone="error" className="sm:col-span-2">
          {form.failure}
        </Alert>
      )}
      <TextField label={words.firstName} {...field('firstName')} autoComplete="given-name" maxLength={80} />
      <TextField label={words.lastName} {...field('lastName')} autoComplete="family-name" maxLength={80} />
      <TextField label={words.email} type="email" {...field('email')} autoComplete="email" maxLength={320} />
      <PhoneField label={words.phone} {...field('phone')} />
      <Checkbox className="sm:col-span-2" {...field('termsAndConditions')} isRequired={false}>
        {words.terms}
      </Checkbox>
      <Button type="submit" size="lg" className="justify-self-start" isPending={form.isPending}>
        {traveler ? words.continue : words.bookFree}
      </Button>
    </Form>
  );
}
