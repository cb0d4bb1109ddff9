import type { PackageLevel } from './packageLevel.ts';

export type GetSuggestedSellPriceParams = {
selectedPackage: PackageLevel;
tripStartDate: string;
itineraryInventoryItemId?: string;
/**
 * Minor units. Outside production it is the answer (H-523); there it is the least that is suggested.
 * @minimum 0
 */
minimumPrice?: number;
};
