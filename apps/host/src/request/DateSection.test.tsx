import type { PackageAvailability } from '@caravan/sdk';
import { press, show, until } from '@caravan/shell/screenTest';
import { expect, it } from 'vitest';
import { DateSection } from './DateSection.tsx';
import { openForm } from './form.ts';

const offer: PackageAvailability = {
  level: 'standard',
  enabledDates: [],
  blackoutDates: ['2027-05-13'],
  instantApprovalDates: [],
  itineraryInventoryItems: [],
  firstAvailableDate: '2027-05-10',
  defaultStartDate: '2027-05-10',
};

it('the week starts on Monday, and days that are not offered cannot be chosen (H-348, H-349, H-641)', async () => {
  const form = openForm([offer], false);
  show(<DateSection form={form} change={() => undefined} offer={offer} inventory={false} lengthInDays={5} />);
  await press('Calendar');
  await until(() => expect(document.querySelectorAll('th')).toHaveLength(7));
  expect([...document.querySelectorAll('th')].map((day) => day.textContent)).toEqual([...'MTWTFSS']);
  const isOpen = (day: string) =>
    [...document.querySelectorAll('[role=gridcell] [role=button]')]
      .find((cell) => cell.getAttribute('aria-label')?.includes(day))
      ?.getAttribute('aria-disabled') !== 'true';
  expect([isOpen('May 12, 2027'), isOpen('May 13, 2027'), isOpen('May 9, 2027')]).toEqual([
    true,
    false,
    false,
  ]);
});
