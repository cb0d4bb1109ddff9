import type { Itinerary } from '@caravan/sdk';
import { isShown, press, show, shows, until } from '@caravan/shell/screenTest';
import { expect, it } from 'vitest';
import { ServiceDays } from '../services/ServiceDays.tsx';
import { Asked, AskedContext, MarkContext } from './Asked.tsx';
import { DetailsForm } from './DetailsForm.tsx';

it('shows what a review asked for at its field and at its service', async () => {
  const days = [
    {
      day: 1,
      services: [
        { id: 's1', type: 'info' as const, title: 'Arrival', description: 'We meet.' },
        { id: 's2', type: 'meal' as const, name: 'Lunch', description: 'By the lake.' },
      ],
    },
  ];
  const comments = [
    { field: 'tripSummary', text: 'Say where lunch is.' },
    { field: 'minimumSpots', text: 'Two are too few.' },
    { serviceId: 's2', text: 'Which lake?' },
  ];
  show(
    <AskedContext value={comments}>
      <DetailsForm
        itinerary={{ id: 'i1', lengthInDays: 1, packages: [] } as unknown as Itinerary}
        onSave={() => Promise.resolve()}
      />
      <ServiceDays days={days} lengthInDays={1} currency="USD" />
    </AskedContext>,
  );
  await shows('Say where lunch is.');
  await shows('Which lake?');
  const text = document.body.textContent;
  expect(text.indexOf('Say where lunch is.')).toBeLessThan(text.indexOf('Trip summary'));
  expect(text.indexOf('Which lake?')).toBeGreaterThan(text.indexOf('Lunch'));
  // That request is about the spots, which are in another step.
  expect(isShown('Two are too few.')).toBe(false);
  show(
    <AskedContext value={comments}>
      <Asked field="minimumSpots" />
    </AskedContext>,
  );
  await shows('Two are too few.');
});

it('has a place for the comment on each field of the first step', async () => {
  const fields = [
    ...['name', 'destination', 'tripSummary', 'lengthInDays', 'activityLevel', 'packages', 'categories'],
    ...['arrivalLocation', 'departureLocation', 'operatorCode', 'travelerInsuranceRequired'],
    ...['passportRequired', 'instantApproval', 'cities', 'logistics', 'tripLeadTime'],
    ...['yearOverYearIncreaseBp', 'hostGroundTransferCostMinor', 'additionalOptionalServices'],
    ...['inclusions', 'exclusions', 'photos'],
  ];
  show(
    <AskedContext value={fields.map((field) => ({ field, text: `About ${field}.` }))}>
      <DetailsForm
        itinerary={{ id: 'i1', lengthInDays: 1, packages: [] } as unknown as Itinerary}
        onSave={() => Promise.resolve()}
      />
    </AskedContext>,
  );
  await shows('About photos.');
  expect(fields.filter((field) => !isShown(`About ${field}.`))).toEqual([]);
});

it('shows a change where its day and its photo are, and marks it as made', async () => {
  const days = [
    { day: 1, services: [] },
    { day: 2, services: [] },
  ];
  const comments = [
    { field: 'days/2', text: 'What happens here?' },
    { field: 'photos/a.jpg', text: 'Too dark.' },
    { field: 'photos/gone.jpg', text: 'Another island.', resolved: true },
  ];
  const marked: unknown[] = [];
  show(
    <AskedContext value={comments}>
      <MarkContext value={(mark) => marked.push(mark)}>
        <ServiceDays days={days} lengthInDays={2} currency="USD" />
        <DetailsForm
          itinerary={
            { id: 'i1', lengthInDays: 2, packages: [], photos: [{ url: 'a.jpg' }] } as unknown as Itinerary
          }
          onSave={() => Promise.resolve()}
        />
      </MarkContext>
    </AskedContext>,
  );
  await shows('What happens here?');
  const text = document.body.textContent;
  expect(text.indexOf('What happens here?')).toBeGreaterThan(text.lastIndexOf('Day 2'));
  // A photo that is gone has no place of its own.
  await shows('Change requested: Too dark.');
  await shows('Another island.');
  await shows('Marked as made');
  await press('Mark as made');
  await press('Reopen');
  await until(() =>
    expect(marked).toEqual([
      { field: 'photos/a.jpg', resolved: true },
      { field: 'photos/gone.jpg', resolved: false },
    ]),
  );
});
