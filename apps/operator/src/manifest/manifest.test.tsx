import type { Manifest as Answer, Rooming, RoomingTraveler } from '@caravan/sdk';
import { ok, refusal, press, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { Manifest } from './Manifest.tsx';

const manifest: Answer = {
  hostName: 'Amara Okafor',
  dietaryRestriction: 'Vegan',
  companions: [{ name: 'Noor Haddad', dateOfBirth: '1991-02-03' }],
  hostRooms: [{ type: 'twoBeds' }],
  travelers: 3,
  rooms: [
    {
      id: '1',
      number: 1,
      roomType: 'twin',
      travelers: [
        { id: '1', name: 'Ana Ruiz' },
        { id: '2', name: 'Leo Ruiz' },
      ],
    },
    { id: '3', number: 2, roomType: 'twin', travelers: [{ id: '3', name: 'Mia Berg' }] },
  ],
  parties: [
    {
      orderId: 'CV-1',
      status: 'Confirmed',
      travelers: [
        {
          id: '1',
          name: 'Ana Ruiz',
          customer: true,
          age: 34,
          gender: 'female',
          countryCode: 'MX',
          email: 'ana@travelers.example',
          phone: '+52 1',
          arrival: { flightNumber: 'LA2023', time: '09:15' },
        },
        { id: '2', name: 'Leo Ruiz', customer: false },
      ],
    },
    {
      orderId: 'CV-2',
      status: 'Confirmed',
      travelers: [{ id: '3', name: 'Mia Berg', customer: true, roommate: 'Ana Ruiz', requests: 'No nuts' }],
    },
  ],
};

it('lists travelers with rooms, flights, and requests, and downloads them as a file (O-008, O-039, O-191)', async () => {
  show(<Manifest id="t1" />, {
    at: '/trips/t1/manifest',
    answers: [
      http.get('*/api/me/trips/t1', () => ok({ id: 't1', shortId: 'AB12' })),
      http.get('*/api/me/trips/t1/manifest', () => ok(manifest)),
      http.get('*/api/me/trips/t1/traveler-manifest.pdf', () =>
        refusal(503, 'PDFs aren’t available.', 'unavailable'),
      ),
      http.get('*/api/me/trips/t1/rooming-list.pdf', () =>
        refusal(503, 'Rooms cannot be printed now.', 'unavailable'),
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
    // Words, not the codes that they are kept as, and the contact below them.
    '34 years · Female · Mexico · Booked for the partyana@travelers.example · +52 1',
  ])
    await shows(said);
  for (const said of [
    'shared with another traveler',
    'Wants to share with Ana Ruiz',
    'No nuts',
    'Not provided yet',
  ])
    await shows(said);
  await press('Download PDF');
  await shows('PDFs aren’t available.');
  await press('Download rooming list');
  await shows('Rooms cannot be printed now.');
});

const sleeper = (id: string, name: string, more: Partial<RoomingTraveler> = {}): RoomingTraveler => ({
  id,
  name,
  orderId: `CV-${id}`,
  moved: false,
  fits: [],
  trades: [],
  ...more,
});
const rooming = (version: number, more: Partial<Rooming> = {}): Rooming => ({
  version,
  editable: true,
  rooms: [
    { id: '1', number: 1, roomType: 'twin', sleeps: 2, travelers: [sleeper('1', 'Ana Ruiz')] },
    {
      id: '3',
      number: 2,
      roomType: 'twin',
      sleeps: 2,
      travelers: [
        sleeper('3', 'Mia Berg', { fits: ['1'], roommate: 'Ana Ruiz', roommateId: '1', together: false }),
      ],
    },
  ],
  unplaced: [],
  undone: [],
  ...more,
});

/** Renders the rooms, and records what is sent. */
function arrange(first: Rooming, refused?: Response) {
  const sent: unknown[] = [];
  let now = first;
  show(<Manifest id="t1" />, {
    at: '/trips/t1/manifest',
    answers: [
      http.get('*/api/me/trips/t1', () => ok({ id: 't1', shortId: 'AB12' })),
      http.get('*/api/me/trips/t1/manifest', () => ok(manifest)),
      http.get('*/api/me/trips/t1/rooming', () => ok(now)),
      http.post('*/api/me/trips/t1/rooming/moves', async ({ request }) => {
        sent.push(await request.json());
        now = refused ? now : { ...now, version: now.version + 1 };
        return refused ?? ok(now);
      }),
      http.post('*/api/me/trips/t1/rooming/acknowledgement', () => {
        now = { ...now, version: now.version + 1, undone: [] };
        return ok(now);
      }),
    ],
  });
  return sent;
}

it('a traveler moves in with the person they wished for, and an undo sends them back (O-039)', async () => {
  const sent = arrange(rooming(4));
  await shows('Rooms');
  await press('Actions for Mia Berg');
  await press('Move in with Ana Ruiz', '[role="menuitem"]');
  await shows('Mia Berg moved: Room 1');
  await press('Undo');
  await until(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { version: 4, moves: [{ travelerId: '3', roomId: '1' }] },
    { version: 5, moves: [{ travelerId: '3', roomId: '3' }] },
  ]);
});

it('says when someone else made a move impossible, and what a booking change undid', async () => {
  arrange(
    rooming(4, {
      undone: [{ travelerId: '9', cause: 'left', sentence: 'Ida Holm left the room.' }],
    }),
    refusal(409, 'Someone else changed this.', 'conflict'),
  );
  await shows('Ida Holm left the room.');
  await press('Actions for Mia Berg');
  await press('Move to Room 1', '[role="menuitem"]');
  await shows('Someone else changed the rooms.');
  await press('Got it');
  await until(() => expect(document.body.textContent).not.toContain('Ida Holm left the room.'));
});

it('shows what changed since the manifest was last downloaded, and who left', async () => {
  const [party, ...others] = manifest.parties;
  const [ana, ...rest] = party!.travelers;
  show(<Manifest id="t1" />, {
    at: '/trips/t1/manifest',
    answers: [
      http.get('*/api/me/trips/t1', () => ok({ id: 't1', shortId: 'AB12' })),
      http.get('*/api/me/trips/t1/rooming', () => ok(rooming(4))),
      http.get('*/api/me/trips/t1/manifest', () =>
        ok({
          ...manifest,
          parties: [
            { ...party!, travelers: [{ ...ana!, changes: ['room', 'arrival'] }, ...rest] },
            ...others,
          ],
          left: [{ id: '9', name: 'Ida Holm' }],
          lastPrint: { version: 3, kind: 'pdf', by: 'Olu Ade', at: '2027-03-01T10:00:00Z', changed: 2 },
        } satisfies Answer),
      ),
    ],
  });
  for (const said of [
    '2 travelers changed since the last download',
    'No longer traveling: Ida Holm.',
    'Version 3 (PDF), downloaded by Olu Ade',
    'Room changed',
    'Arrival changed',
  ])
    await shows(said);
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
