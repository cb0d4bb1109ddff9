/** Where this tab keeps the booking of a trip that is in the making. */
export const draftKey = (tripPath: string) => `caravan.checkout.${tripPath}`;

/** Whether one has been begun. */
export function hasDraft(tripPath: string): boolean {
  try {
    return sessionStorage.getItem(draftKey(tripPath)) !== null;
  } catch {
    return false;
  }
}
