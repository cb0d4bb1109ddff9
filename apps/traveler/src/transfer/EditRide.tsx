import { type GroundTransfer, type RideTraveler } from '@caravan/sdk';
import { updateGroundTransfer } from '@caravan/sdk/client';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { PhoneField } from '@caravan/ui/PhoneField';
import { TextField } from '@caravan/ui/TextField';
import { useChange } from '@caravan/shell/useChange';
import { useId, useState } from 'react';
import { words } from './messages.ts';
import { ridesKey } from './useRides.ts';

const names = ['flightNumber', 'firstName', 'lastName', 'email', 'phone'] as const;
type Values = Record<(typeof names)[number], string>;

const labels: Values = {
  flightNumber: words.flight,
  firstName: words.firstName,
  lastName: words.lastName,
  email: words.email,
  phone: words.phone,
};

const valuesOf = (traveler: RideTraveler): Values => ({
  flightNumber: traveler.flightNumber,
  firstName: traveler.firstName,
  lastName: traveler.lastName,
  email: traveler.email ?? '',
  phone: traveler.phone ?? '',
});

/** Corrects the flight or who is met; all of it is required, and something must have changed (T-189). */
export function EditRide({ ride, onClose }: { ride: GroundTransfer; onClose: () => void }) {
  const id = useId();
  const [was] = useState(() => valuesOf(ride.journey.traveler));
  const [values, setValues] = useState(was);
  const changed = names.filter((name) => values[name].trim() !== was[name]);
  const update = useChange(updateGroundTransfer, {
    failed: 'here',
    done: words.updated,
    refresh: [ridesKey],
    onDone: onClose,
  });
  const failure = update.error;
  const errorOf = (name: (typeof names)[number]) =>
    values[name].trim() === '' ? words.required : failure?.fields[name];
  const whole = names.every((name) => values[name].trim() !== '');
  const submit = () => {
    if (!whole || changed.length === 0) return;
    update.run(ride.id, {
      version: ride.version,
      ...Object.fromEntries(changed.map((name) => [name, values[name].trim()])),
    });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.editTitle}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {words.keep}
          </Button>
          <Button
            type="submit"
            form={id}
            isDisabled={!whole || changed.length === 0}
            isPending={update.isPending}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={submit} className="grid grid-cols-1 gap-5">
        {failure && Object.keys(failure.fields).length === 0 && (
          <Alert tone="error" title={words.updateFailed}>
            {failure.message}
          </Alert>
        )}
        {names.map((name) => {
          const field = {
            label: labels[name],
            value: values[name],
            onChange: (text: string) => setValues((v) => ({ ...v, [name]: text })),
            error: errorOf(name),
            isRequired: true,
          };
          return name === 'phone' ? (
            <PhoneField key={name} {...field} />
          ) : (
            <TextField key={name} {...field} maxLength={name === 'email' ? 320 : 80} />
          );
        })}
      </Form>
    </Dialog>
  );
}
