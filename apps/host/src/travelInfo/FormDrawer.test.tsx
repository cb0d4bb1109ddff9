import type { Trip } from '@caravan/sdk';
import { control, fill, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { FormDrawer } from './FormDrawer.tsx';

const trip = (open = true) =>
  ({
    id: 't1',
    tabs: [{ tab: 'travelInfo', enabled: open, reason: 'This trip is complete.' }],
  }) as unknown as Trip;

const filled = {
  arrivalDetails: { airline: 'TP', flightNumber: 'TP 202', date: '2027-04-09', time: '14:35' },
  departureDetails: { airline: 'TP', flightNumber: 'TP 203', date: '2027-04-16', time: '09:05' },
  endOfTripPlans: 'returningHome',
  passportInformation: {
    firstName: 'Ines',
    lastName: 'Duarte',
    passportNumber: 'P1',
    nationality: 'Portuguese',
    gender: 'female',
    issueDate: '2020-01-02',
    expirationDate: '2030-01-02',
    dateOfBirth: '1990-05-06',
  },
  emergencyContact: {
    name: 'Rui',
    relationship: 'Brother',
    phone: '+351912345678',
    email: 'rui@example.com',
  },
};

type Sent = Record<string, unknown> & { version: number };

/** Renders the form as the host sees it, and records what is sent. */
function open(form: object, { isOpen = true, refuse = false } = {}) {
  const sent: Sent[] = [];
  show(<FormDrawer trip={trip(isOpen)} travelerId="p1" name="Ines Duarte" onClose={() => undefined} />, {
    answers: [
      http.get('*/api/me/trips/t1/travelers/p1', () => ok({ version: 2, passportRequired: true, ...form })),
      http.post('*/api/me/trips/t1/travelers/p1', async ({ request }) => {
        const body = (await request.clone().json()) as Sent;
        sent.push(body);
        return refuse
          ? refusal(500, 'There was an error processing your request', 'internal')
          : ok({ passportRequired: true, ...form, ...body, version: 3 });
      }),
    ],
  });
  return sent;
}
const save = () => control('button', 'Save');

it('the host fills in a form, and all of it is sent (H-239 to H-246, H-548)', async () => {
  const sent = open({ ...filled, complete: true });
  for (const [label, text] of [
    ['Carrier', 'World Nomads'],
    ['Policy number', 'WN-77'],
    ['Middle name', 'Maria'],
    ['Anything your host should know', 'I rise early.'],
    ['Medical and mobility disclosure', 'No nuts.'],
    ['Requests', 'A quiet room.'],
    ['Roommate', 'Ada'],
    ['Guide', 'Joana'],
  ] as const)
    await fill(label, text);
  await press('Early bird', 'input');
  await press('Save');
  await shows('Trip Form saved');
  expect(sent).toEqual([
    expect.objectContaining({
      ...filled,
      version: 2,
      travelInsurance: { carrier: 'World Nomads', policyNumber: 'WN-77' },
      passportInformation: { ...filled.passportInformation, middleName: 'Maria' },
      disclosuresDescription: 'I rise early.',
      preferences: ['earlyBird'],
      medicalAndMobilityDisclosure: 'No nuts.',
      specialRequests: { description: 'A quiet room.', roomMate: 'Ada', guide: 'Joana' },
    }),
  ]);
});

it('what is missing is said after a save: flights, passport, contact (H-420, H-421, H-423)', async () => {
  open({});
  await fill('Carrier', 'World Nomads');
  await press('Save');
  await shows('19 required fields are still missing.');
  await until(() => expect(document.body.textContent.match(/Required/g)).toHaveLength(19));
  open({ passportRequired: false });
  await fill('Carrier', 'World Nomads');
  await press('Save');
  await shows('required fields are still missing.');
  await shows('You don’t need a passport for this trip, but you can add one.');
});

it('insurance is required where the trip requires it, until its carrier and policy are typed in (H-422)', async () => {
  const sent = open({ ...filled, insuranceRequired: true });
  await fill('Requests', 'A quiet room.');
  await press('Save');
  await shows('2 required fields are still missing.');
  await fill('Carrier', 'World Nomads');
  await fill('Policy number', 'WN-77');
  await press('Save');
  await until(() =>
    expect(sent.at(-1)).toMatchObject({
      travelInsurance: { carrier: 'World Nomads', policyNumber: 'WN-77' },
    }),
  );
  await until(() => expect(document.body.textContent).not.toContain('still missing'));
});

it('days of the passport read MM/DD/YYYY, and what is no day is ignored (H-424, H-425)', async () => {
  const sent = open({
    ...filled,
    passportInformation: { ...filled.passportInformation, expirationDate: '2030-13-45' },
  });
  const read = (label: string) =>
    [...document.querySelectorAll('label, span')]
      .find((element) => element.textContent.startsWith(label))
      ?.parentElement?.textContent.replace(label, '')
      .replaceAll(/[^0-9a-z/]/g, '');
  await until(() => expect(read('Issue date')).toBe('01/02/2020'));
  expect(read('Expiration date')).toBe('mm/dd/yyyy');
  await fill('Carrier', 'World Nomads');
  await press('Save');
  await until(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.passportInformation).toMatchObject({ issueDate: '2020-01-02' });
});

it('only changes can be saved, and none once the trip is complete (H-426)', async () => {
  open(filled);
  await until(() => expect(save()?.getAttribute('aria-disabled')).toBe('true'));
  await fill('Carrier', 'World Nomads');
  await until(() => expect(save()?.getAttribute('aria-disabled')).not.toBe('true'));
  open(filled, { isOpen: false });
  await fill('Carrier', 'World Nomads');
  expect(save()?.getAttribute('aria-disabled')).toBe('true');
});

it('a form that is not saved says so and keeps what was typed (H-596)', async () => {
  open(filled, { refuse: true });
  await fill('Carrier', 'World Nomads');
  await press('Save');
  await shows('There was an error saving the trip form. Please try again.');
  expect(control<HTMLInputElement>('input', 'Carrier')?.value).toBe('World Nomads');
});
