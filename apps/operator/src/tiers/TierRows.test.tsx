import { press, show, until } from '@caravan/shell/screenTest';
import { expect, it } from 'vitest';
import { Form } from '@caravan/shell/Form';
import { useForm } from '@caravan/shell/useForm';
import { TierRows } from './TierRows.tsx';

const tiers = [
  { numberOfTravelers: 2, priceMinor: 120_000 },
  { numberOfTravelers: 4, priceMinor: 100_000 },
];

function Tiers() {
  const form = useForm({ values: { costSchedule: tiers }, send: () => undefined });
  return (
    <Form form={form}>
      <TierRows spots={{ minimum: 2, maximum: 5 }} currency="USD" />
    </Form>
  );
}

it('a tier is for a number of travelers within the spots that no other tier has (O-149)', async () => {
  show(<Tiers />);
  await press('Travelers 1');
  await until(() => expect(document.querySelectorAll('[role=option]')).toHaveLength(4));
  const options = [...document.querySelectorAll('[role=option]')].map((option) => [
    option.textContent,
    option.getAttribute('aria-disabled') === 'true',
  ]);
  expect(options).toEqual([
    ['2', false],
    ['3', false],
    ['4', true],
    ['5', false],
  ]);
});
