import type { Day, Service } from '@caravan/sdk';
import { control, isShown, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { ServiceDrawer } from './ServiceDrawer.tsx';

const notice = "We've updated our location functionality - search for and confirm the location here.";
const stay = (more: Partial<Service> = {}): Service => ({
  id: 's1',
  type: 'accommodation',
  name: 'Harbor Inn',
  description: 'Eight rooms by the quay.',
  numberOfNights: 1,
  ...more,
});
const cascais = {
  placeId: 'pt-cascais',
  name: 'Cascais',
  type: 'locality',
  country: 'Portugal',
  geoLocation: { lat: 38.697, lng: -9.421 },
};

/** Types into the search without blurring it, which would close its list. */
async function search(text: string, label = 'Location') {
  await until(() => expect(control('input', label)).toBeDefined());
  const field = control<HTMLInputElement>('input', label)!;
  field.focus();
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

type As = { group?: 'operator' | 'admin'; keys?: string[] };

function open(service: Service, { group = 'operator', keys }: As = {}) {
  const saved: Service[] = [];
  const days: Day[] = [{ day: 1, services: [service] }];
  let answer = () => ok({ items: [cascais] });
  show(
    <ServiceDrawer
      values={{ ...service, day: 1 }}
      original={service}
      days={days}
      currency="USD"
      keys={keys}
      onSave={(next) => saved.push(next)}
      onClose={() => undefined}
    />,
    { person: { group }, answers: [http.get('*/api/metadata/places', () => answer())] },
  );
  return { saved, refuse: () => (answer = () => refusal(503, 'No places now', 'unavailable')) };
}

it('an old location is searched for and confirmed, with its coordinates (O-066, O-197, O-205)', async () => {
  const { saved } = open(stay({ location: 'Cascais, near the market' }));
  await shows(notice);
  await until(() =>
    expect(control<HTMLInputElement>('input', 'Location')!.value).toBe('Cascais, near the market'),
  );
  await search('Casc');
  await press('Cascais', '[role=option]');
  await until(() => expect(isShown(notice)).toBe(false));
  await press('Save');
  await until(() =>
    expect(saved[0]?.addressLocation).toEqual({
      name: 'Cascais',
      placeId: 'pt-cascais',
      types: ['locality'],
      geoLocation: { lat: 38.697, lng: -9.421 },
    }),
  );
});

it('a location that was confirmed has no notice, and a failed search says so', async () => {
  const { refuse } = open(stay({ location: 'Cascais', addressLocation: { name: 'Cascais' } }));
  await until(() => expect(control<HTMLInputElement>('input', 'Location')!.value).toBe('Cascais'));
  expect(isShown(notice)).toBe(false);
  refuse();
  await search('Porto');
  await shows('We couldn’t search for places. Try again.');
});

it('rooms and bookable nights of an accommodation are shown to operators alone (O-157)', async () => {
  open(stay());
  await until(() => expect(control('input', 'Max bookable nights')).toBeDefined());
  expect(control('input', 'Rooms available')).toBeDefined();
  open(stay(), { group: 'admin' });
  await until(() => expect(control('input', 'Number of nights')).toBeDefined());
  expect(control('input', 'Max bookable nights')).toBeUndefined();
  expect(control('input', 'Rooms available')).toBeUndefined();
});

it('of a workshop space on a trip its hours and their price stay closed to admins (O-161)', async () => {
  const keys = ['name', 'title', 'description', 'images', 'startTime', 'lengthMinutes', 'location', 'day'];
  const space: Service = {
    id: 'w1',
    type: 'workshopSpace',
    name: 'Upper deck',
    description: 'With a roof.',
    startTime: '09:30',
    hoursAvailable: 3,
    pricePerHourMinor: 4_000,
  };
  open(space, { group: 'admin', keys });
  const disabled = (label: string) => control<HTMLInputElement>('input', label)?.disabled;
  await until(() => expect(disabled('Name')).toBe(false));
  expect(disabled('Location')).toBe(false);
  expect(disabled('Hours available')).toBe(true);
  expect(disabled('Price per hour')).toBe(true);
});

it('cities of a transfer are suggested, and any other text is kept', async () => {
  const { saved } = open({ id: 't1', type: 'transfer', description: 'By van.' });
  await search('Casc', 'From city');
  await press('Cascais', '[role=option]');
  await until(() => expect(control<HTMLInputElement>('input', 'From city')!.value).toBe('Cascais'));
  await search('The ranch behind the hill', 'To city');
  control('input', 'To city')!.blur();
  await press('Save');
  await until(() =>
    expect(saved[0]).toMatchObject({ fromCity: 'Cascais', toCity: 'The ranch behind the hill' }),
  );
});
