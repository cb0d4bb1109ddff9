import type { PackageLevel } from './packageLevel.ts';

export type GetSuggestedSellPriceParams = {
selectedPackage: PackageLevel;
tripStartDate: string;
itineraryInventoryItemId?: string;
/**
 * In minor units. Outside production it is returned as is (H-523); in production it is the minimum that is suggested.
 * @minimum 0
 */
minimumPrice?: number;
};
