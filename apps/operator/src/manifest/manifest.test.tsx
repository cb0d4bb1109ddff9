import type { Manifest as Answer } from '@caravan/sdk';
import { ok, refusal, press, show, shows } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { Manifest } from './Manifest.tsx';

const manifest: Answer = {
  hostName: 'Amara Okafor',
  dietaryRestriction: 'Vegan',
  companions: [{ name: 'Noor Haddad', dateOfBirth: '1991-02-03' }],
  hostRooms: [{ type: 'twoBeds' }],
  travelers: 3,
  parties: [
    {
      orderId: 'CV-1',
      status: 'Confirmed',
      rooms: [{ roomType: 'twin', travelers: ['Ana Ruiz', 'Leo Ruiz'] }],
      travelers: [
        {
          id: '1',
          name: 'Ana Ruiz',
          customer: true,
          age: 34,
          arrival: { flightNumber: 'LA2023', time: '09:15' },
        },
        { id: '2', name: 'Leo Ruiz', customer: false },
      ],
    },
    {
      orderId: 'CV-2',
      status: 'Confirmed',
      rooms: [{ roomType: 'twin', travelers: ['Mia Berg'] }],
      travelers: [{ id: '3', name: 'Mia Berg', customer: true, roommate: 'Ana Ruiz', requests: 'No nuts' }],
    },
  ],
};

it('who travels is told with rooms, flights and wishes, and taken along as a file (O-008, O-039, O-191)', async () => {
  show(<Manifest id="t1" />, {
    at: '/trips/t1/manifest',
    answers: [
      http.get('*/api/me/trips/t1', () => ok({ id: 't1', shortId: 'AB12' })),
      http.get('*/api/me/trips/t1/manifest', () => ok(manifest)),
      http.get('*/api/me/trips/t1/traveler-manifest.pdf', () =>
        refusal(503, 'PDFs aren’t available.', 'unavailable'),
      ),
    ],
  });
  for (const said of [
    'Amara Okafor',
    'Noor Haddad',
    'Vegan',
    '3 travelers',
    'with Leo Ruiz',
    'LA2023',
    '34 years',
  ])
    await shows(said);
  for (const said of [
    'shared with another traveler',
    'Wants to share with Ana Ruiz',
    'No nuts',
    'Not told yet',
  ])
    await shows(said);
  await press('Download PDF');
  await shows('PDFs aren’t available.');
});

it('emergency contacts are read when they are asked for, and the dialog says that this is kept', async () => {
  let asked = 0;
  show(<Manifest id="t1" />, {
    at: '/trips/t1/manifest',
    answers: [
      http.get('*/api/me/trips/t1', () => ok({ id: 't1', shortId: 'AB12' })),
      http.get('*/api/me/trips/t1/manifest', () => ok(manifest)),
      http.get('*/api/me/trips/t1/emergency-contacts', () => {
        asked++;
        return ok({
          items: [
            {
              travelerId: '1',
              traveler: 'Ana Ruiz',
              name: 'Kim Ruiz',
              relationship: 'Sister',
              phone: '+1 555 0100',
            },
            { travelerId: '2', traveler: 'Leo Ruiz' },
          ],
        });
      }),
    ],
  });
  await shows('Amara Okafor');
  expect(asked).toBe(0);
  await press('Emergency contacts');
  for (const said of [
    'Kim Ruiz · Sister',
    '+1 555 0100',
    'No emergency contact yet.',
    'The audit log keeps who looked',
  ])
    await shows(said);
  expect(asked).toBe(1);
});
