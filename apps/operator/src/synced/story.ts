import { http } from 'msw';

const of = (method: string) => `*/rpc/caravan.supply.v1.SupplyService/${method}`;

const lagoons = {
  itineraryId: '019a0000-0000-7000-8000-000000000001',
  externalId: 'RES-1042',
  name: 'Lagoons by wooden boat',
  pushedBy: 'Reservation system',
  pushedAt: '2027-03-02T02:15:00Z',
  differences: 4,
  departures: 12,
  version: '7',
  currency: 'USD',
};

const differences = [
  {
    field: 'name',
    pushed: '"Lagoons by boat"',
    here: '"Lagoons by wooden boat"',
    next: 'replaced',
    version: '7',
  },
  {
    field: 'days/2',
    pushed: JSON.stringify([
      {
        type: 'activity',
        name: 'Dolphins',
        description: 'Out at dawn.',
        startTime: '06:00',
        priceMinor: 6000,
      },
    ]),
    here: JSON.stringify([
      {
        type: 'activity',
        name: 'Dolphins',
        description: 'Out at dawn, with coffee.',
        startTime: '06:30',
        priceMinor: 6000,
      },
    ]),
    next: 'replaced',
    version: '7',
  },
  { field: 'inclusions', here: '["Boat","Coffee"]', next: 'replaced', version: '7' },
  {
    field: 'quantityAvailable',
    pushed: '2',
    here: '4',
    next: 'refused',
    departureId: '019a0000-0000-7000-8000-000000000002',
    startDate: '2027-10-04',
    packageLevel: 'standard',
    version: '3',
  },
];

/** Answers about synced supply, for stories. */
export const listAnswers = (...more: object[]) => [
  http.post(of('ListSynced'), () => Response.json({ items: more })),
];
export const rows = [
  lagoons,
  { ...lagoons, itineraryId: '2', name: 'Slow days', differences: 0, editsWin: true, pushedBy: '' },
];

type Compared = { itinerary?: object; differences?: object[] };
export const compareAnswers = (answer: Compared = { itinerary: lagoons, differences }) => {
  let now = answer;
  return [
    http.post(of('GetSynced'), () => Response.json(now)),
    http.post(of('DecideSynced'), async ({ request }) => {
      const { editsWin, usePushed = [] } = (await request.json()) as {
        editsWin?: boolean;
        usePushed?: string[];
      };
      now = {
        itinerary: { ...now.itinerary, ...(editsWin !== undefined && { editsWin }) },
        differences: (now.differences ?? [])
          .filter((one) => !usePushed.includes((one as { field: string }).field))
          .map((one) => ({
            ...one,
            ...(editsWin !== undefined && { next: editsWin ? 'kept' : 'replaced' }),
          })),
      };
      return Response.json({ version: '8' });
    }),
  ];
};
export const same: Compared = { itinerary: { ...lagoons, differences: 0 } };
export const unknown: Compared = { itinerary: { ...lagoons, differences: 0, unknown: true } };
