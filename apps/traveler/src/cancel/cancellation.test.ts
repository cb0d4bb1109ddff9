import type { CancellationOffer } from '@caravan/sdk';
import { expect, test } from 'vitest';
import { validMethods } from './useCancellation.ts';

const method = (description: string, refundMinor: number, tripCreditMinor: number) => ({
  description,
  refundAmount: { refundMinor, tripCreditMinor },
});

test('only methods that give something back are offered', () => {
  const offer = {
    refundMethods: [method('Money', 100, 0), method('Credit', 0, 50), method('Nothing', 0, 0)],
  } as CancellationOffer;
  expect(validMethods(offer).map((valid) => valid.description)).toEqual(['Money', 'Credit']);
  expect(validMethods({ ...offer, refundMethods: [method('Nothing', 0, 0)] })).toEqual([]);
});
