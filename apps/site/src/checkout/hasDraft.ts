/** Storage key of this tab's booking in progress for a trip. */
export const draftKey = (tripPath: string) => `caravan.checkout.${tripPath}`;

/** Whether there is a booking in progress. */
export function hasDraft(tripPath: string): boolean {
  try {
    return sessionStorage.getItem(draftKey(tripPath)) !== null;
  } catch {
    return false;
  }
}
