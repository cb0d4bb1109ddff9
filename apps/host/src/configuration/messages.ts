import type { Trip } from '@caravan/sdk';
import { t } from '@lingui/core/macro';

/** Messages of the configuration tab (H-141 to H-146, H-376 to H-379). */
export const words = {
  details: t`Trip Details`,
  name: t`Trip name`,
  nameLimit: 70,
  nameHint: (n: number) => t`${n} characters length maximum`,
  summary: t`Trip summary`,
  categories: t`Categories`,
  categoriesRequired: t`Categories are required`,
  required: (field: string) => t`${field} is required`,
  save: t`Save`,
  saved: t`Trip Details Saved!`,
  failed: t`There was an error saving the trip details, please try again.`,
  photos: t`Photos`,
  photosHelp: t`Up to 10. The first one is the cover of your trip page.`,
  photosSaved: t`Photos saved`,
  launch: t`Launch`,
  pageStatus: t`Trip Page Status`,
  stages: {
    launch_not_scheduled: [t`Launch not scheduled`, t`Schedule your launch to open the page for bookings.`],
    pre_launch: [t`Pre-launch`, t`People can see your page but cannot book yet.`],
    pre_launch_bookable: [t`Pre-launch`, t`People with your link can book before the launch date.`],
    live: [t`Live`, t`Your page is open for bookings.`],
    confirmed: [t`Confirmed`, t`Your page is open for bookings.`],
    sold_out: [t`Sold out`, t`All spots are taken.`],
    cancelled: [t`Cancelled`, t`Your page is closed.`],
    closed: [t`Closed`, t`Your page no longer takes bookings.`],
  } as Record<string, readonly [string, string]>,
  publish: {
    pending: t`Pending`,
    in_review: t`In Review`,
    marketing: t`Marketing`,
    live: t`Live!`,
  } as Record<string, string>,
  publishLabel: t`Publishing`,
  publishNotes: { in_review: t`Publish review takes up to 48 business hours.` } as Partial<
    Record<Trip['publishStatus'], string>
  >,
  unpublished: t`Your trip page does not show your latest changes yet.`,
  publishAgain: t`Publish again`,
  publishAsked: t`Your page is in review`,
  viewPage: t`View trip page`,
  preview: t`Preview`,
  next: t`Next: Price`,
  nextText: t`Set your prices, then review the itinerary and sign the services agreement.`,
  nextAction: t`Set your price`,
  launchRule: t`Launch rules`,
};
