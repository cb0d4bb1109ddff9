import type { Trip } from '@caravan/sdk';
import { control, fill, isShown, show, shows, until } from '@caravan/shell/screenTest';
import { Form } from '@caravan/shell/Form';
import { useForm } from '@caravan/shell/useForm';
import { expect, it } from 'vitest';
import { OptionalField } from '../itineraries/OptionalField.tsx';
import { TripOffer } from './TripOffer.tsx';

it('a trip shows what it sells beside its days, and what its host chose (O-059)', async () => {
  const trip = {
    currency: 'USD',
    operatorCosts: {
      optionalAccommodations: [
        {
          timing: 'preTrip',
          singleSupplementQuantity: 3,
          costThresholds: [
            { numberOfTravelers: 1, priceMinor: 9_000 },
            { numberOfTravelers: 2, priceMinor: 6_000 },
          ],
        },
      ],
    },
    additionalOptionalServices: [
      { id: 'm', name: 'Massage', type: 'activity', priceMinor: 4_000, quantity: 5 },
    ],
    hostSelectedOptionalServices: [{ serviceId: 'm', quantity: 2, name: 'Massage' }],
    hostSelectedOptionalActivities: [{ serviceId: 'r', quantity: 1, name: 'Rafting' }],
    optionalOnTripServices: [{ id: 'r', type: 'activity', name: 'Rafting' }],
    accountManager: { id: 'a', displayName: 'Mia Vogel' },
    tripLeadTime: { months: 3, days: 0 },
  } as unknown as Trip;
  show(<TripOffer trip={trip} />);
  await shows('Before Trip');
  for (const text of [
    '$90 a night for 1 traveler',
    '$60 a night each for 2 travelers',
    '3 private rooms',
    '$40 · up to 5',
    'Massage × 2',
    'Rafting × 1',
    'Mia Vogel',
    '3 months',
  ])
    expect(document.body.textContent).toContain(text);
  show(<TripOffer trip={{ currency: 'USD' } as Trip} />);
  await until(() => expect(isShown('Extras and arrangements')).toBe(false));
});

function Optional() {
  const one = { id: 'm', name: 'Massage', type: 'activity', priceMinor: 4_000, quantity: 5 };
  const form = useForm({ values: { optional: [one] }, sendFields: () => Promise.resolve() });
  return (
    <Form form={form}>
      <OptionalField currency="USD" />
    </Form>
  );
}

it('an optional service has its name, price and quantity, which is not below 0 (O-074, O-144)', async () => {
  show(<Optional />);
  await until(() => expect(control<HTMLInputElement>('input', 'Name')?.value).toBe('Massage'));
  expect(control<HTMLInputElement>('input', 'Price')?.value).toContain('40');
  await fill('Quantity', '-3');
  control<HTMLInputElement>('input', 'Quantity')!.blur();
  await until(() =>
    expect(Number(control<HTMLInputElement>('input', 'Quantity')!.value)).toBeGreaterThanOrEqual(0),
  );
});
