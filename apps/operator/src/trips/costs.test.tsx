import type { Trip } from '@caravan/sdk';
import { show, shows } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { CostsCard } from './CostsCard.tsx';

it('has every cost line by group size, and those of a private room (O-061, O-242)', async () => {
  show(<CostsCard trip={{ id: 't1' } as Trip} />, {
    answers: [
      http.post('*/rpc/caravan.pricing.v1.PricingService/CostTable', () =>
        Response.json({
          currency: 'USD',
          freeOfCharge: 1,
          singleSupplementMinor: '20000',
          singleSupplementWithFeeMinor: '22000',
          rows: [
            {
              travelers: 5,
              baseMinor: '90000',
              variableMinor: '1500',
              operatorSubtotalMinor: '91500',
              platformFeeMinor: '9150',
              totalTravelerPriceMinor: '100650',
              suggestedMinor: '130000',
              operatorTotalMinor: '457500',
            },
          ],
        }),
      ),
    ],
  });
  await shows('Single supplement for travelers');
  expect([...document.querySelectorAll('thead th')].map((cell) => cell.textContent)).toEqual([
    'Travelers',
    'Base',
    'Variable',
    'Operator subtotal',
    'Platform fee',
    'Total traveler price',
    'Suggested price',
    'Operator total',
  ]);
  expect(document.querySelector('tbody')?.textContent).toContain('1,006.50');
  const lines = [...document.querySelectorAll('dl > div')].map((line) => line.textContent);
  expect(lines).toEqual([
    'Single supplement$200',
    'Single supplement fee$20',
    'Single supplement for travelers$220',
  ]);
});
