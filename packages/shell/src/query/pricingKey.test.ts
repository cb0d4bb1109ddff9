import { PricingService } from '@caravan/sdk/connect';
import { expect, it } from 'vitest';
import { pricingKey } from './pricingKey.ts';

it('names the service that answers about prices', () => {
  expect(pricingKey).toEqual([PricingService.typeName]);
});
