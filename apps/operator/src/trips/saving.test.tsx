import type { Trip, TripRequest } from '@caravan/sdk';
import { control, fill, isShown, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { DeclineDialog } from './DeclineDialog.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { SupplementCard } from './SupplementCard.tsx';
import { TiersForm } from './TiersForm.tsx';
import { TripServices } from './TripServices.tsx';
import { useSaveTrip } from './useSaveTrip.ts';

const trip = {
  id: 't1',
  version: 3,
  status: 'created',
  currency: 'USD',
  startDate: '2027-05-10',
  endDate: '2027-05-11',
  servicesByDay: [],
  editable: ['singleSupplementQuantity', 'singleSupplementPriceMinor', 'tripSummary'],
  operatorCosts: { singleSupplementQuantity: 4, singleSupplementPriceMinor: 30_000 },
} as unknown as Trip;

function Supplement({ of }: { of: Trip }) {
  const { save } = useSaveTrip(of.id);
  return <SupplementCard trip={of} save={save} />;
}

it('saves the number of private rooms, and says when that fails (O-186, O-214)', async () => {
  const sent: unknown[] = [];
  let answer = () => refusal(500, 'Anything', 'internal');
  show(<Supplement of={trip} />, {
    answers: [
      http.all('*/api/me/trips/t1', async ({ request }) => {
        sent.push(await request.json());
        return answer();
      }),
    ],
  });
  await fill('Total spots', '6');
  await press('Update');
  await shows('There was an error updating the Single Supplement total spots. Please try again.');
  answer = () => ok({ ...trip, version: 4 });
  await until(() => expect(control<HTMLButtonElement>('button', 'Update')!.disabled).toBe(false));
  await press('Update');
  await shows('Single Supplement total spots updated successfully.');
  expect(sent.at(-1)).toEqual({ version: 3, singleSupplementQuantity: 6 });
});

const values = {
  name: 'Crater lakes',
  tripSummary:
    'Walk from lake to lake, sleep in small houses, and eat what the gardens and the boats bring. '.repeat(2),
  minimumSpots: 4,
  maximumSpots: 12,
  operatorCode: '',
  timeZone: null,
};

it('a trip that cannot be saved says so above the buttons and in a toast (O-206)', async () => {
  show(
    <ReviewForm
      values={values}
      editable={() => true}
      savesUnchanged
      onSave={() => Promise.reject(new Error('The trip has changed meanwhile.'))}
    />,
  );
  await press('Save');
  await shows('Error - ');
  await shows('Something went wrong');
});

it('more spots at least than at most are an invalid range (O-146, O-210)', async () => {
  let saved = 0;
  show(
    <ReviewForm
      values={{ ...values, minimumSpots: 14 }}
      editable={() => true}
      savesUnchanged
      onSave={() => Promise.resolve((saved += 1))}
    />,
  );
  await press('Save');
  await shows('Invalid Spots Range');
  await shows('Minimum spots cannot be greater than maximum spots');
  expect(saved).toBe(0);
});

const services = (editableServiceKeys: string[]) =>
  show(<TripServices id="t1" />, {
    at: '/trips/t1/configure-services',
    answers: [http.get('*/api/me/trips/t1', () => ok({ ...trip, editable: [], editableServiceKeys }))],
  });

it('where nothing can be changed the way leads straight to the pricing (O-165)', async () => {
  services([]);
  await until(() =>
    expect(control('a', 'Continue to pricing')?.getAttribute('href')).toMatch(/\/t1\/review-pricing/),
  );
  expect(control('button', 'Continue to pricing')).toBeUndefined();
  services(['name', 'description']);
  await press('Continue to pricing');
  await shows('Confirm Itinerary for this Trip');
  expect(isShown('Edit Itinerary')).toBe(true);
});

const planned = {
  ...trip,
  servicesByDay: [
    { day: 1, services: [{ id: 's1', type: 'info', title: 'Arrival by the sea', description: 'We meet.' }] },
  ],
  editableServiceKeys: ['description'],
};

it('a service of a trip is changed by its own call, as far as the server says (O-162, O-184)', async () => {
  const sent: unknown[] = [];
  show(<TripServices id="t1" />, {
    at: '/trips/t1/configure-services',
    answers: [
      http.get('*/api/me/trips/t1', () => ok(planned)),
      http.post('*/api/me/trips/t1/service/info/s1', async ({ request }) => {
        sent.push(await request.json());
        return ok({ ...planned, version: 4 });
      }),
    ],
  });
  await press('Actions for');
  await press('Edit', '[role=menuitem]');
  await until(() => expect(control<HTMLInputElement>('input', 'Title')?.disabled).toBe(true));
  await fill('Description', 'We meet you at the gate.');
  await press('Save');
  await shows('Service saved!');
  expect(sent).toEqual([{ version: 3, description: 'We meet you at the gate.' }]);
});

it('a request is declined with a reason', async () => {
  const sent: unknown[] = [];
  const request = {
    id: 'r1',
    version: 2,
    host: { displayName: 'Ana' },
    itinerary: { name: 'Crater lakes' },
    startDate: '2027-05-10',
    endDate: '2027-05-11',
  } as TripRequest;
  show(<DeclineDialog request={request} onClose={() => undefined} onDone={() => undefined} />, {
    answers: [
      http.post('*/api/me/trip-requests/r1/reject', async ({ request: call }) => {
        sent.push(await call.json());
        return ok(request);
      }),
    ],
  });
  await press('Decline request');
  await shows('A reason is required');
  await fill('Reason', 'The lodge is closed that week.');
  await press('Decline request');
  await shows('Request declined. We’ve told Ana.');
  expect(sent).toEqual([{ version: 2, reason: 'The lodge is closed that week.' }]);
});

it('what a host asked for on either side of the trip is named (O-243)', async () => {
  const request = {
    id: 'r1',
    host: { displayName: 'Ana' },
    itinerary: { name: 'Crater lakes' },
    startDate: '2027-05-10',
    endDate: '2027-05-11',
    companions: [],
    hostRooms: [],
    prePostAccommodationSelection: { beforeTrip: true, afterTrip: false },
    prePostTransferSelection: { beforeTrip: true, afterTrip: true },
  } as unknown as TripRequest;
  show(<RequestFacts request={request} />);
  await shows('Before TripAccommodation, Private transfer');
  await shows('After TripPrivate transfer');
});

it('the technical itinerary opens the services of a confirmed trip until both have approved (O-095)', async () => {
  const technicalItinerary = {
    offered: true,
    inWindow: true,
    flagged: false,
    windowFrom: '2027-03-11',
    windowTo: '2027-04-10',
    canSubmit: true,
    label: 'Submit Technical Itinerary',
  };
  const at = (more: object, editableServiceKeys: string[]) =>
    show(<TripServices id="t1" />, {
      at: '/trips/t1/configure-services',
      answers: [
        http.get('*/api/me/trips/t1', () =>
          ok({
            ...planned,
            status: 'confirmed',
            editableServiceKeys,
            technicalItinerary: { ...technicalItinerary, ...more },
          }),
        ),
      ],
    });
  at({}, ['description']);
  await shows('You can change the services until both sides have approved them.');
  await shows('Mar 11');
  expect(isShown('Not yet')).toBe(true);
  expect(control('button', 'Actions for')).toBeDefined();
  at({ inWindow: false, flagged: true }, ['description']);
  await shows('The marketplace has opened the services outside their dates.');
  const approved = {
    operatorApprovedAt: '2027-03-20T09:00:00Z',
    adminApprovedAt: '2027-03-22T09:00:00Z',
    canSubmit: false,
  };
  at(approved, []);
  await shows('Both sides have approved the services.');
  await shows('Mar 22, 2027');
  // What is approved can still be kept for other trips, but not changed.
  await press('Actions for');
  await until(() =>
    expect([...document.querySelectorAll('[role=menuitem]')].map((item) => item.textContent)).toEqual([
      'Save to library',
    ]),
  );
});

it('a service of a trip is saved to the library, and says when it is not (O-036, O-065)', async () => {
  const sent: unknown[] = [];
  let answer = () => refusal(409, 'The trip has changed meanwhile.');
  show(<TripServices id="t1" />, {
    at: '/trips/t1/configure-services',
    answers: [
      http.get('*/api/me/trips/t1', () => ok({ ...planned, editableServiceKeys: ['description'] })),
      http.post('*/api/me/trips/t1/service/info/s1', async ({ request }) => {
        sent.push(await request.json());
        return answer();
      }),
    ],
  });
  await press('Actions for');
  await press('Save to library', '[role=menuitem]');
  await shows('Error - The trip has changed meanwhile.');
  answer = () => ok({ ...planned, editableServiceKeys: ['description'] });
  await press('Actions for');
  await press('Save to library', '[role=menuitem]');
  await shows('Saved to your library');
  expect(sent.at(-1)).toEqual({ saveToLibrary: true, version: 3 });
});

it('the prices of a trip are sent by their number of travelers, in its currency’s cents (O-060, O-183)', async () => {
  const sent: unknown[] = [];
  const priced = {
    ...trip,
    minimumSpots: 2,
    maximumSpots: 12,
    editable: ['costSchedule'],
    availableActions: [{ to: 'partner_approved' }],
    operatorCosts: {
      ...trip.operatorCosts,
      freeOfCharge: 1,
      costSchedule: [
        { numberOfTravelers: 12, priceMinor: 90_000 },
        { numberOfTravelers: 2, priceMinor: 120_000 },
      ],
    },
  } as unknown as Trip;
  function Prices() {
    const { save } = useSaveTrip('t1');
    return <TiersForm trip={priced} save={save} onDirtyChange={() => undefined} />;
  }
  show(<Prices />, {
    answers: [
      http.all('*/api/me/trips/t1', async ({ request }) => {
        sent.push(await request.json());
        return ok({ ...priced, version: 4 });
      }),
    ],
  });
  await fill('Price per traveler 1', '950');
  await press('Save prices');
  await shows('Trip saved');
  expect(sent).toEqual([
    {
      version: 3,
      costSchedule: [
        { numberOfTravelers: 2, priceMinor: 120_000 },
        { numberOfTravelers: 12, priceMinor: 95_000 },
      ],
    },
  ]);
});
