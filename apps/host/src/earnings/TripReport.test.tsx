import type { TripEarnings } from '@caravan/sdk';
import { control, isShown, ok, show, shows } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { TripReport } from './TripReport.tsx';

const trip = { tripId: 't1', tripName: 'Salt roads', settled: true, currency: 'USD' } as TripEarnings;
const report = {
  tripId: 't1',
  currency: 'USD',
  travelers: 8,
  revenueMinor: 3_000_000,
  serviceFeeMinor: 90_000,
  transactionFeeMinor: 60_000,
  platformFeeMinor: 300_000,
  operatorCostMinor: 1_500_000,
  earningsMinor: 1_050_000,
  advanceMinor: 250_000,
  firstHalfMinor: 275_000,
  secondHalfMinor: 525_000,
  approved: true,
  approvedAt: '2027-05-02T10:00:00Z',
};

it('a final report says what made the earnings, and is downloaded, while another waits (H-163, H-622)', async () => {
  const answers = [http.get('*/api/me/trips/t1/earnings-report', () => ok(report))];
  show(<TripReport host="h1" trip={trip} />, { answers });
  await shows('$10,500');
  await shows('$2,750');
  expect(control<HTMLAnchorElement>('a', 'Download Report')?.getAttribute('href')).toContain(
    '/api/me/host/h1/statement/pdf?tripId=t1',
  );
  show(<TripReport host="h1" trip={{ ...trip, settled: false }} />, { answers });
  await shows('The earnings report isn’t final yet.');
  expect(isShown('Download Report')).toBe(false);
});
