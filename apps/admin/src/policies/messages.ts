import { plural } from '@caravan/shell/format';
export const words = {
  title: 'Policies',
  description:
    'The rules and limits this marketplace runs on. Bookings keep the policies they were made under.',
  empty: 'No policies yet',
  units: {
    days: (n: number) => plural(n, 'day'),
    months: (n: number) => plural(n, 'month'),
    hours: (n: number) => plural(n, 'hour'),
    minutes: (n: number) => plural(n, 'minute'),
  },
  suffix: { days: 'days', months: 'months', hours: 'hours', minutes: 'minutes' } as Partial<
    Record<string, string>
  >,
  yes: 'Yes',
  no: 'No',
  none: 'None',
  edit: (group: string) => `Edit ${group}`,
  editShort: 'Edit',
  changed: 'Changed from default',
  list: (help: string) => `${help} Separate values with commas.`,
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Policies saved',
  nothing: 'No changes to save.',
};

/** Headings of the groups, in the order of the page. */
export const groupWords: Record<string, string> = {
  survey: 'Survey',
  hostLevels: 'Host levels',
  payment: 'Payment',
  cancellation: 'Cancellation',
  booking: 'Booking',
  pricing: 'Pricing',
  inventory: 'Inventory',
  trip: 'Trip',
  transfer: 'Ground transfers',
  insurance: 'Insurance',
  referral: 'Referral',
  access: 'Access',
  mobileApp: 'Mobile app',
};

/** A policy of a host level, with the level it is of. */
export const ofLevel = (level: string, label: string) => `Level ${level}: ${label}`;

/** What each policy is called, and what it does, by its path without places in lists. */
export const policyWords: Record<string, { label: string; help: string }> = {
  'survey.responsesToUnlock': {
    label: 'Responses to unlock itineraries',
    help: 'Survey responses a host needs before itineraries unlock.',
  },
  'survey.qualifiedMinimumAge': {
    label: 'Qualified age',
    help: 'A qualified response comes from someone over this age.',
  },
  'survey.qualifiedBudgetMinor': {
    label: 'Qualified budget',
    help: 'A qualified response has at least this travel budget.',
  },
  'survey.qualifiedForTier1': {
    label: 'Qualified responses for tier 1',
    help: 'Qualified responses a host needs to unlock tier 1 itineraries.',
  },
  'survey.qualifiedForTier2': {
    label: 'Qualified responses for tier 2',
    help: 'Qualified responses a host needs to unlock tier 2 itineraries.',
  },
  'survey.tier3AfterFirstTrip': {
    label: 'Unlock tier 3 after the first trip',
    help: 'Hosts unlock tier 3 itineraries by completing their first trip.',
  },
  'survey.chartsFromResponseCount': {
    label: 'Responses to show charts',
    help: 'Audience charts stay hidden until a survey has this many responses.',
  },
  'hostLevels.name': { label: 'Name', help: 'What hosts at this level see.' },
  'hostLevels.advanceLimitMinor': {
    label: 'Earnings advance limit',
    help: 'The largest earnings advance a host at this level can take.',
  },
  'hostLevels.launchScheduleDays': {
    label: 'Schedule launch within',
    help: 'Days after reservation to schedule a launch. Use 0 for no limit.',
  },
  'hostLevels.launchBookings': {
    label: 'Bookings needed after launch',
    help: 'Traveler bookings a new trip needs in time.',
  },
  'hostLevels.launchBookingDays': {
    label: 'Get bookings within',
    help: 'Days after launch to get those bookings.',
  },
  'hostLevels.launchRuleCancelsTrip': {
    label: 'Cancel trips that miss the launch rule',
    help: 'Cancels the trip if it doesn’t get enough bookings in time.',
  },
  'payment.depositBp': { label: 'Deposit', help: 'Share of the trip price due when booking.' },
  'payment.minimumCustomMinor': {
    label: 'Smallest custom payment',
    help: 'The least a traveler can pay when choosing their own amount.',
  },
  'payment.finalDueDays': {
    label: 'Balance due before start',
    help: 'Days before the trip when the balance is due.',
  },
  'payment.reminderDays': {
    label: 'Payment reminders',
    help: 'Days before the trip when we email travelers who have a balance.',
  },
  'payment.overdueReminderDays': {
    label: 'Overdue reminders',
    help: 'Days after the due date when we email travelers who still owe.',
  },
  'payment.creditValidityMonths': {
    label: 'Trip credit expires after',
    help: 'How long travelers can use trip credit.',
  },
  'payment.authenticationMinutes': {
    label: 'Time to confirm with the bank',
    help: 'How long we keep spots while a cardholder confirms a payment.',
  },
  'payment.automaticTries': {
    label: 'Automatic payment attempts',
    help: 'Failed days before we stop charging the card automatically.',
  },
  'payment.compareDays': {
    label: 'Reconciliation period',
    help: 'How far back we compare our books with the payment provider.',
  },
  'payment.settleMinutes': {
    label: 'Reconciliation delay',
    help: 'How old a charge must be before it counts as a difference.',
  },
  'payment.secondHalfDays': {
    label: 'Second half of earnings after',
    help: 'Days between the first and second payout of a trip’s earnings.',
  },
  'payment.payoutApproval': {
    label: 'Approve every payout',
    help: 'Payouts wait until an admin approves them.',
  },
  'payment.payoutRetryHours': {
    label: 'Retry failed payouts after',
    help: 'Hours before we try a failed payout again.',
  },
  'cancellation.windowDays': {
    label: 'Cancellation window',
    help: 'Bookings are refundable up to this many days before departure.',
  },
  'cancellation.rezdyWindowDays': {
    label: 'Cancellation window, Rezdy trips',
    help: 'The same for trips that come from Rezdy.',
  },
  'cancellation.feePerSpotMinor': {
    label: 'Cancellation fee per spot',
    help: 'Taken off when a deposit becomes trip credit.',
  },
  'cancellation.freeAfterConfirmHours': {
    label: 'Free cancellation after confirmation',
    help: 'Hours after confirmation when travelers can still cancel with a full refund.',
  },
  'booking.deadlineDays': {
    label: 'Bookings deadline',
    help: 'Days before the start when bookings close.',
  },
  'booking.holdMinutes': {
    label: 'Spot hold',
    help: 'How long we hold spots while someone books.',
  },
  'booking.waitlistOfferHours': {
    label: 'Waitlist offer',
    help: 'How long a waitlisted party has to pay for offered spots.',
  },
  'booking.replacementFreeDays': {
    label: 'Change travelers free until',
    help: 'Days before the start when changing a traveler stops being free.',
  },
  'booking.replacementUntilDays': {
    label: 'Change travelers until',
    help: 'Days before the start when travelers can no longer be changed.',
  },
  'booking.replacementFeeMinor': {
    label: 'Traveler change fee',
    help: 'Charged for each traveler changed after the free period.',
  },
  'pricing.serviceFeeBp': { label: 'Service fee', help: 'Share of the traveler price.' },
  'pricing.transactionFeeBp': {
    label: 'Transaction fee',
    help: 'Share of the traveler price that covers card costs.',
  },
  'pricing.platformFeeBp': { label: 'Platform fee', help: 'Added to the operator’s subtotal.' },
  'pricing.rangeSpreadBp': {
    label: 'Suggested range width',
    help: 'The highest suggested price as a share of the lowest.',
  },
  'pricing.rangeStepUnits': {
    label: 'Suggested range rounding',
    help: 'We round suggested prices to this amount.',
  },
  'pricing.defaultMaximumSpots': {
    label: 'Default maximum spots',
    help: 'Used when an itinerary doesn’t set its own.',
  },
  'pricing.defaultFreePlaces': {
    label: 'Default free-of-charge spots',
    help: 'Spots for the host and companions that no one pays for.',
  },
  'inventory.latestStartMonths': {
    label: 'Latest departure',
    help: 'How far ahead operators can add departures.',
  },
  'inventory.defaultStartMonths': {
    label: 'Default departure',
    help: 'The start date a new departure suggests.',
  },
  'inventory.defaultQuantity': {
    label: 'Default trip quantity',
    help: 'Trips per departure on a new form.',
  },
  'inventory.defaultMaxNights': {
    label: 'Default maximum nights',
    help: 'Extra nights a room can be booked for on a new form.',
  },
  'inventory.defaultSingleSupplement': {
    label: 'Default single supplement quantity',
    help: 'Private rooms per departure on a new form.',
  },
  'trip.nameMaxLength': { label: 'Trip name length', help: 'The most characters in a trip name.' },
  'trip.promoteCopyMaxLength': {
    label: 'Promote email length',
    help: 'The most characters in a host’s promote email.',
  },
  'trip.technicalWindowFromDays': {
    label: 'Technical itinerary opens',
    help: 'Days before the start when operators can submit it.',
  },
  'trip.technicalWindowToDays': {
    label: 'Technical itinerary closes',
    help: 'Days before the start when operators can no longer submit it.',
  },
  'trip.advancePaidDaysBefore': {
    label: 'Earnings advance paid',
    help: 'Days before the start when we pay the advance.',
  },
  'trip.timeZone': {
    label: 'Time zone for statements',
    help: 'Used for the marketplace’s own papers. Trips use the time zone where they take place.',
  },
  'trip.launchDisabledDates': {
    label: 'No-launch days',
    help: 'Days when hosts cannot launch: YYYY-MM-DD, or MM-DD for every year.',
  },
  'trip.promoteDripDays': {
    label: 'Follow-up emails',
    help: 'Days after launch when promote emails go out.',
  },
  'trip.promoteMailsPerMinute': {
    label: 'Promote emails per minute',
    help: 'How fast we send one campaign.',
  },
  'transfer.maximumPassengers': {
    label: 'Most passengers',
    help: 'The most people on one ride.',
  },
  'transfer.arrivalDaysBefore': {
    label: 'Earliest arrival ride',
    help: 'Days before the start when arrival rides can begin.',
  },
  'transfer.arrivalDaysAfter': {
    label: 'Latest arrival ride',
    help: 'Days after the start when arrival rides can still take place.',
  },
  'transfer.departureFromDays': {
    label: 'Earliest departure ride',
    help: 'Days after the end when departure rides can begin.',
  },
  'transfer.departureUntilDays': {
    label: 'Latest departure ride',
    help: 'Days after the end when departure rides can still take place.',
  },
  'transfer.freeCancellationHours': {
    label: 'Free ride cancellation',
    help: 'Hours before a ride when canceling stops being free.',
  },
  'transfer.hostOpensDays': {
    label: 'Host rides open',
    help: 'Days before the start when hosts can book rides for free-of-charge spots.',
  },
  'insurance.cancellableDays': {
    label: 'Insurance cancellation',
    help: 'Days after buying when travelers can cancel a policy with a refund.',
  },
  'referral.firstTripMinor': {
    label: 'Reward for the first trip',
    help: 'Paid when a referred host’s first trip is confirmed.',
  },
  'referral.secondTripMinor': {
    label: 'Reward for the second trip',
    help: 'Paid when a referred host’s second trip is confirmed.',
  },
  'access.impersonationMinutes': {
    label: 'Impersonation length',
    help: 'How long an admin can act as someone before starting again.',
  },
  'access.passwordMinimumLength': {
    label: 'Shortest password',
    help: 'The fewest characters in a password.',
  },
  'access.secondFactorRequired': {
    label: 'Require two-step sign-in for admins',
    help: 'Admins set it up before they can do anything else.',
  },
  'access.staffIdleHours': {
    label: 'Sign out idle admins after',
    help: 'Applies to admins and managers.',
  },
  'access.idleHours': {
    label: 'Sign out idle users after',
    help: 'Applies to everyone else.',
  },
  'access.exportDays': {
    label: 'Keep exports for',
    help: 'How long people can download an exported file.',
  },
  'mobileApp.travelerStatuses': {
    label: 'Offer the app to',
    help: 'Traveler statuses that see the mobile app.',
  },
  'mobileApp.links': {
    label: 'App links',
    help: 'App store links that start with https://. Without one, no one sees the app.',
  },
};
