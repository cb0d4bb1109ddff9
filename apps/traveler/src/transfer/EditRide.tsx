import { type GroundTransfer, type RideTraveler } from '@caravan/sdk';
import { updateGroundTransfer } from '@caravan/sdk/client';
import { updateGroundTransferForm } from '@caravan/sdk/forms';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { PhoneField } from '@caravan/ui/PhoneField';
import { TextField } from '@caravan/ui/TextField';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useId, useState } from 'react';
import { words } from './messages.ts';
import { RideSupport } from './RideSupport.tsx';

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

/** Corrects the flight or the person to meet; all fields are required, and something must have changed (T-189). */
export function EditRide({ ride, onClose }: { ride: GroundTransfer; onClose: () => void }) {
  const id = useId();
  const [was] = useState(() => valuesOf(ride.journey.traveler));
  const update = useChange(updateGroundTransfer, {
    failed: 'here',
    done: words.updated,
    onDone: onClose,
  });
  const changedIn = (values: Values) => names.filter((name) => values[name].trim() !== was[name]);
  const form = useForm({
    rules: updateGroundTransferForm,
    values: was,
    input: (values) => ({
      version: ride.version,
      ...Object.fromEntries(changedIn(values).map((name) => [name, values[name].trim()])),
    }),
    send: (input) => update.send(ride.id, input),
  });
  const { values } = form;
  const whole = names.every((name) => values[name].trim() !== '');
  const unchanged = changedIn(values).length === 0;
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
          <Button type="submit" form={id} isDisabled={!whole || unchanged} isPending={form.isPending}>
            {words.save}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} className="grid grid-cols-1 gap-5">
        {form.failure && (
          <Alert tone="error" title={words.updateFailed}>
            <p>{form.failure}</p>
            <RideSupport ride={ride} />
          </Alert>
        )}
        {names.map((name) => {
          const field = {
            label: labels[name],
            ...form.field(name),
            // All fields are required, so an emptied one shows its error immediately.
            ...(values[name].trim() === '' && { error: words.required }),
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
