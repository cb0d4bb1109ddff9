import { expect, it } from 'vitest';
import { isRequestStage, workspaceTabs } from './tabs.ts';

const closed = (status: Parameters<typeof workspaceTabs>[0]) =>
  workspaceTabs(status)
    .filter((tab) => tab.closed)
    .map((tab) => tab.id);

it('opens promote and bookings with the agreement', () => {
  expect(closed('trova_pricing_approved')).toEqual(['promote', 'bookings']);
  expect(closed('host_approved')).toEqual([]);
  expect(closed('confirmed')).toEqual([]);
  expect(closed('complete')).toEqual(['promote']);
  expect(closed('cancelled')).toEqual(['promote', 'bookings']);
});

it('knows the request stage', () => {
  expect(isRequestStage('partner_approved')).toBe(true);
  expect(isRequestStage('trova_pricing_approved')).toBe(false);
});
