import type { Trip } from '@caravan/sdk';
import { control, fill, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { Pricing } from './Pricing.tsx';

const trip = {
  id: 't1',
  version: 1,
  status: 'trova_pricing_approved',
  availableActions: [{ action: 'acceptAgreement', to: 'host_approved', enabled: true }],
  currency: 'USD',
  minimumSpots: 4,
  maximumSpots: 12,
  prices: { initialMinor: 200_000, remainingMinor: 220_000 },
  flightStipendMinor: 0,
  editable: ['prices', 'flightStipendMinor'],
} as unknown as Trip;

type Problem = { field: string; message: string };

function page(
  answer: () => Response,
  more: Partial<Trip> = {},
  problems: Problem[] = [],
  table: object = {},
) {
  return show(<Pricing id="t1" />, {
    at: '/trips/t1/pricing',
    others: ['/trips/t1/itinerary'],
    answers: [
      http.get('*/api/me/trips/t1', () => ok({ ...trip, ...more })),
      http.patch('*/api/me/trips/t1', answer),
      http.post('*/api/me/trips/t1', answer),
      http.post('*/rpc/caravan.pricing.v1.PricingService/EarningsTable', () =>
        Response.json({ currency: 'USD', advanceCapMinor: '100000', problems, ...table }),
      ),
    ],
  });
}

const never = () => refusal(500, 'Not asked', 'internal');
const input = (name: string) => control<HTMLInputElement>('input', name)!;
const ready = () => until(() => expect(input('Early bird price').value).toBe('$2,000'));
const save = async () => {
  await until(() => expect(control<HTMLButtonElement>('button', 'Save')!.disabled).toBe(false));
  await press('Save');
};

it('says whether prices were saved (H-592)', async () => {
  let answer = () => refusal(500, 'Anything', 'internal');
  page(() => answer());
  await ready();
  await fill('Early bird price', '2100');
  await save();
  await shows('There was an error saving the prices. Please try again.');
  answer = () => ok({ ...trip, version: 2, prices: { initialMinor: 210_000, remainingMinor: 220_000 } });
  await save();
  await shows('Prices saved');
  await shows('Your changes have been saved!');
});

it('names the break-even count in a row that lies above it', async () => {
  const rows = [8, 10].map((travelers) => ({ travelers, revenueMinor: '1' }));
  page(never, {}, [], { breakEven: 7, rows });
  await shows('break-even at 7');
  page(never, {}, [], { breakEven: 8, rows });
  await until(() => expect(document.querySelector('tbody tr')?.textContent).toMatch(/^8\s*break-even\D/));
});

it('leaving changed prices asks first (H-332)', async () => {
  const { go, path } = page(never);
  await ready();
  await fill('Regular price', '2300');
  go('/trips/t1/itinerary');
  await shows('You have unsaved changes');
  expect(path()).toBe('/trips/t1/pricing');
  await press('Leave page');
  await until(() => expect(path()).toBe('/trips/t1/itinerary'));
});

it('prices and the advance can be changed only where the server says so (H-334)', async () => {
  page(never);
  await ready();
  expect(input('Earnings Advance').disabled).toBe(false);
  page(never, { status: 'live', editable: ['name'] });
  await ready();
  expect(input('Earnings Advance').disabled).toBe(true);
  expect(input('Early bird price').disabled).toBe(true);
});

it('the agreement is asked for with later prices, not with the first (H-335)', async () => {
  page(never);
  await ready();
  await fill('Early bird price', '2100');
  expect(control('input[type=checkbox]', 'agree')).toBeUndefined();
  page(never, { status: 'live', hostTermsAcceptedAt: '2027-01-01T00:00:00Z' });
  await ready();
  await fill('Early bird price', '2100');
  await until(() => expect(control('input[type=checkbox]', 'agree')).toBeDefined());
});

it('a missing agreement is said at the button, in the words of the server (H-412)', async () => {
  const message = 'No agreement document provided';
  page(never, { status: 'live', hostTermsAcceptedAt: '2027-01-01T00:00:00Z' }, [
    { field: 'agreement', message },
  ]);
  await ready();
  await fill('Early bird price', '2100');
  await until(() => expect(control('button', 'Save')?.getAttribute('aria-disabled')).toBe('true'));
  await shows(message);
});

it('without costs to reckon with, the prices are not saved, and why is said (H-413)', async () => {
  const message = 'No threshold earnings defined for 4 spots.';
  page(never, {}, [{ field: 'earnings', message }]);
  await ready();
  await fill('Early bird price', '2100');
  await shows(message);
  expect(control<HTMLButtonElement>('button', 'Save')?.disabled).toBe(true);
});
