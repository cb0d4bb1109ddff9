import { plural, t } from '@lingui/core/macro';

export const words = {
  title: t`Policies`,
  description: t`The rules and limits this marketplace runs on. Bookings keep the policies they were made under. Trips in other currencies use the day’s rate for amounts.`,
  empty: t`No policies yet`,
  units: {
    days: (n: number) => plural(n, { one: '# day', other: '# days' }),
    months: (n: number) => plural(n, { one: '# month', other: '# months' }),
    hours: (n: number) => plural(n, { one: '# hour', other: '# hours' }),
    minutes: (n: number) => plural(n, { one: '# minute', other: '# minutes' }),
  },
  suffix: {
    days: t`days`,
    months: t`months`,
    hours: t`hours`,
    minutes: t`minutes`,
  } as Partial<Record<string, string>>,
  yes: t`Yes`,
  no: t`No`,
  none: t`None`,
  edit: (group: string) => t`Edit ${group}`,
  editShort: t`Edit`,
  changed: t`Changed from default`,
  standard: (value: string) => t`Default: ${value}`,
  list: (help: string) => t`${help} Separate values with commas.`,
  save: t`Save`,
  cancel: t`Cancel`,
  saved: t`Policies saved`,
  nothing: t`No changes to save.`,
};

/** Headings of the groups, in page order. */
export const groupWords: Record<string, string> = {
  survey: t`Survey`,
  hostLevels: t`Host levels`,
  payment: t`Payment`,
  cancellation: t`Cancellation`,
  booking: t`Booking`,
  pricing: t`Pricing`,
  inventory: t`Inventory`,
  trip: t`Trip`,
  transfer: t`Ground transfers`,
  insurance: t`Insurance`,
  review: t`Reviews`,
  referral: t`Referral`,
  access: t`Access`,
  mobileApp: t`Mobile app`,
  visa: t`Visas`,
};

/** A host-level policy, prefixed with its level. */
export const ofLevel = (level: string, label: string) => t`Level ${level}: ${label}`;

/** Label and help text of each policy, by its path without list indexes. */
export const policyWords: Record<string, { label: string; help: string }> = {
  'survey.responsesToUnlock': {
    label: t`Responses to unlock itineraries`,
    help: t`Survey responses a host needs before itineraries unlock.`,
  },
  'survey.qualifiedMinimumAge': {
    label: t`Qualified age`,
    help: t`A qualified response comes from someone over this age.`,
  },
  'survey.qualifiedBudgetMinor': {
    label: t`Qualified budget`,
    help: t`A qualified response has at least this travel budget.`,
  },
  'survey.qualifiedForTier1': {
    label: t`Qualified responses for tier 1`,
    help: t`Qualified responses a host needs to unlock tier 1 itineraries.`,
  },
  'survey.qualifiedForTier2': {
    label: t`Qualified responses for tier 2`,
    help: t`Qualified responses a host needs to unlock tier 2 itineraries.`,
  },
  'survey.tier3AfterFirstTrip': {
    label: t`Unlock tier 3 after the first trip`,
    help: t`Hosts unlock tier 3 itineraries by completing their first trip.`,
  },
  'survey.chartsFromResponseCount': {
    label: t`Responses to show charts`,
    help: t`Audience charts stay hidden until a survey has this many responses.`,
  },
  'hostLevels.name': { label: t`Name`, help: t`What hosts at this level see.` },
  'hostLevels.advanceLimitMinor': {
    label: t`Earnings advance limit`,
    help: t`The largest earnings advance a host at this level can take.`,
  },
  'hostLevels.launchScheduleDays': {
    label: t`Schedule launch within`,
    help: t`Days after reservation to schedule a launch. Use 0 for no limit.`,
  },
  'hostLevels.launchBookings': {
    label: t`Bookings needed after launch`,
    help: t`Traveler bookings a new trip needs in time.`,
  },
  'hostLevels.launchBookingDays': {
    label: t`Get bookings within`,
    help: t`Days after launch to get those bookings.`,
  },
  'hostLevels.launchRuleCancelsTrip': {
    label: t`Cancel trips that miss the launch rule`,
    help: t`Cancels the trip if it doesn’t get enough bookings in time.`,
  },
  'payment.depositBp': { label: t`Deposit`, help: t`Share of the trip price due when booking.` },
  'payment.minimumCustomMinor': {
    label: t`Smallest custom payment`,
    help: t`The least a traveler can pay when choosing their own amount.`,
  },
  'payment.finalDueDays': {
    label: t`Balance due before start`,
    help: t`Days before the trip when the balance is due.`,
  },
  'payment.reminderDays': {
    label: t`Payment reminders`,
    help: t`Days before the trip when we email travelers who have a balance.`,
  },
  'payment.overdueReminderDays': {
    label: t`Overdue reminders`,
    help: t`Days after the due date when we email travelers who still owe.`,
  },
  'payment.creditValidityMonths': {
    label: t`Trip credit expires after`,
    help: t`How long travelers can use trip credit.`,
  },
  'payment.authenticationMinutes': {
    label: t`Time to confirm with the bank`,
    help: t`How long we keep spots while a cardholder confirms a payment.`,
  },
  'payment.automaticTries': {
    label: t`Automatic payment attempts`,
    help: t`Failed days before we stop charging the card automatically.`,
  },
  'payment.compareDays': {
    label: t`Reconciliation period`,
    help: t`How far back we compare our books with the payment provider’s.`,
  },
  'payment.settleMinutes': {
    label: t`Reconciliation delay`,
    help: t`How old a charge must be before it counts as a difference.`,
  },
  'payment.secondHalfDays': {
    label: t`Second half of earnings after`,
    help: t`Days between the first and second payout of a trip’s earnings.`,
  },
  'payment.payoutApproval': {
    label: t`Approve every payout`,
    help: t`Payouts wait until an admin approves them.`,
  },
  'payment.payoutTwoApprovalsFromMinor': {
    label: t`Two approvals from`,
    help: t`Payouts of this amount or more wait until two admins approve them. 0 turns this off.`,
  },
  'payment.waiveUpToMinor': {
    label: t`Fees trip managers and support can waive`,
    help: t`How much of each booking’s fees trip managers and support can waive. 0 leaves it to admins.`,
  },
  'payment.supportRefundUpToMinor': {
    label: t`Refunds by support`,
    help: t`How much support can refund on each booking beyond the cancellation policy. 0 leaves it to admins.`,
  },
  'payment.payoutRetryHours': {
    label: t`Retry failed payouts after`,
    help: t`Hours before we try a failed payout again.`,
  },
  'cancellation.windowDays': {
    label: t`Cancellation window`,
    help: t`Bookings are refundable up to this many days before departure.`,
  },
  'cancellation.rezdyWindowDays': {
    label: t`Cancellation window, Rezdy trips`,
    help: t`The same limit, for trips from Rezdy.`,
  },
  'cancellation.feePerSpotMinor': {
    label: t`Cancellation fee per spot`,
    help: t`Taken off when a deposit becomes trip credit.`,
  },
  'cancellation.freeAfterConfirmHours': {
    label: t`Free cancellation after confirmation`,
    help: t`Hours after confirmation when travelers can still cancel with a full refund.`,
  },
  'booking.deadlineDays': {
    label: t`Bookings deadline`,
    help: t`Days before the start when bookings close.`,
  },
  'booking.holdMinutes': {
    label: t`Spot hold`,
    help: t`How long we hold spots while someone books.`,
  },
  'booking.waitlistOfferHours': {
    label: t`Waitlist offer`,
    help: t`How long a waitlisted party has to pay for offered spots.`,
  },
  'booking.replacementFreeDays': {
    label: t`Change travelers free until`,
    help: t`Days before the start when changing a traveler stops being free.`,
  },
  'booking.replacementUntilDays': {
    label: t`Change travelers until`,
    help: t`Days before the start when travelers can no longer be changed.`,
  },
  'booking.replacementFeeMinor': {
    label: t`Traveler change fee`,
    help: t`Charged for each traveler changed after the free period.`,
  },
  'booking.hostDiscountMaxBp': {
    label: t`Largest discount by hosts`,
    help: t`The most that a host’s own discount code takes off a booking’s price.`,
  },
  'pricing.serviceFeeBp': { label: t`Service fee`, help: t`Share of the traveler price.` },
  'pricing.transactionFeeBp': {
    label: t`Transaction fee`,
    help: t`Share of the traveler price that covers card costs.`,
  },
  'pricing.platformFeeBp': { label: t`Platform fee`, help: t`Added to the operator’s subtotal.` },
  'pricing.rangeSpreadBp': {
    label: t`Suggested range width`,
    help: t`The highest suggested price as a share of the lowest.`,
  },
  'pricing.rangeStepUnits': {
    label: t`Suggested range rounding`,
    help: t`We round suggested prices to this amount.`,
  },
  'pricing.defaultMaximumSpots': {
    label: t`Default maximum spots`,
    help: t`Used when an itinerary doesn’t set its own.`,
  },
  'pricing.defaultFreePlaces': {
    label: t`Default free-of-charge spots`,
    help: t`Spots for the host and companions that no one pays for.`,
  },
  'inventory.latestStartMonths': {
    label: t`Latest departure`,
    help: t`How far ahead operators can add departures.`,
  },
  'inventory.defaultStartMonths': {
    label: t`Default departure`,
    help: t`The start date a new departure suggests.`,
  },
  'inventory.defaultQuantity': {
    label: t`Default trip quantity`,
    help: t`Trips per departure on a new form.`,
  },
  'inventory.defaultMaxNights': {
    label: t`Default maximum nights`,
    help: t`Extra nights a room can be booked for on a new form.`,
  },
  'inventory.defaultSingleSupplement': {
    label: t`Default single supplement quantity`,
    help: t`Private rooms per departure on a new form.`,
  },
  'trip.nameMaxLength': { label: t`Trip name length`, help: t`The most characters in a trip name.` },
  'trip.promoteCopyMaxLength': {
    label: t`Promote email length`,
    help: t`The most characters in a host’s promote email.`,
  },
  'trip.technicalWindowFromDays': {
    label: t`Technical itinerary opens`,
    help: t`Days before the start when operators can submit it.`,
  },
  'trip.technicalWindowToDays': {
    label: t`Technical itinerary closes`,
    help: t`Days before the start when operators can no longer submit it.`,
  },
  'trip.advancePaidDaysBefore': {
    label: t`Earnings advance paid`,
    help: t`Days before the start when we pay the advance.`,
  },
  'trip.timeZone': {
    label: t`Time zone for statements`,
    help: t`Used for the marketplace’s own papers. Trips use the time zone where they take place.`,
  },
  'trip.launchDisabledDates': {
    label: t`No-launch days`,
    help: t`Days when hosts cannot launch: YYYY-MM-DD, or MM-DD for every year.`,
  },
  'trip.promoteDripDays': {
    label: t`Follow-up emails`,
    help: t`Days after launch when promote emails go out.`,
  },
  'trip.promoteMailsPerMinute': {
    label: t`Promote emails per minute`,
    help: t`How fast we send one campaign at most. A slower mail server sets the pace.`,
  },
  'transfer.maximumPassengers': {
    label: t`Maximum passengers`,
    help: t`The most people on one ride.`,
  },
  'transfer.arrivalDaysBefore': {
    label: t`Earliest arrival ride`,
    help: t`Days before the start when arrival rides can begin.`,
  },
  'transfer.arrivalDaysAfter': {
    label: t`Latest arrival ride`,
    help: t`Days after the start when arrival rides can still take place.`,
  },
  'transfer.departureFromDays': {
    label: t`Earliest departure ride`,
    help: t`Days after the end when departure rides can begin.`,
  },
  'transfer.departureUntilDays': {
    label: t`Latest departure ride`,
    help: t`Days after the end when departure rides can still take place.`,
  },
  'transfer.freeCancellationHours': {
    label: t`Free ride cancellation`,
    help: t`Hours before a ride when canceling stops being free.`,
  },
  'transfer.hostOpensDays': {
    label: t`Host rides open`,
    help: t`Days before the start when hosts can book rides for free-of-charge spots.`,
  },
  'insurance.cancellableDays': {
    label: t`Insurance cancellation`,
    help: t`Days after buying when travelers can cancel a policy with a refund.`,
  },
  'review.public': {
    label: t`Show reviews to everyone`,
    help: t`Reviews of a host’s trips appear on the host’s page.`,
  },
  'referral.firstTripMinor': {
    label: t`Reward for the first trip`,
    help: t`Paid when a referred host’s first trip is confirmed.`,
  },
  'referral.secondTripMinor': {
    label: t`Reward for the second trip`,
    help: t`Paid when a referred host’s second trip is confirmed.`,
  },
  'access.impersonationMinutes': {
    label: t`Impersonation length`,
    help: t`How long an admin can act as someone before starting again.`,
  },
  'access.passwordMinimumLength': {
    label: t`Shortest password`,
    help: t`The fewest characters in a password.`,
  },
  'access.passwordDays': {
    label: t`Password expiry`,
    help: t`Days until everyone has to choose a new password. 0 means never.`,
  },
  'access.secondFactorRequired': {
    label: t`Require two-step sign-in for admins`,
    help: t`Admins set it up before they can do anything else.`,
  },
  'access.staffIdleHours': {
    label: t`Sign out idle admins after`,
    help: t`Applies to admins and managers.`,
  },
  'access.idleHours': {
    label: t`Sign out idle users after`,
    help: t`Applies to everyone else.`,
  },
  'access.exportDays': {
    label: t`Keep exports for`,
    help: t`How long people can download an exported file.`,
  },
  'mobileApp.travelerStatuses': {
    label: t`Offer the app to`,
    help: t`Traveler statuses that see the mobile app.`,
  },
  'mobileApp.links': {
    label: t`App links`,
    help: t`App store links that start with https://. Without one, no one sees the app.`,
  },
  'visa.applyUrl': {
    label: t`Where to apply for a visa`,
    help: t`Travelers on confirmed trips that need a passport see this link. It must start with https://.`,
  },
  'visa.exemptCountries': {
    label: t`Countries without a visa`,
    help: t`Travelers on trips to these countries see no visa reminder.`,
  },
  'payment.payLater': {
    label: t`Offer Affirm`,
    help: t`US travelers can pay in US dollars over time. Turn Affirm on in your Stripe account first. Test marketplaces always offer it.`,
  },
  'payment.wallets': {
    label: t`Offer Apple Pay and Google Pay`,
    help: t`Travelers see the wallet of their device beside cards. Turn wallets on in your Stripe account first.`,
  },
  'payment.bankDebits': {
    label: t`Offer bank debits`,
    help: t`SEPA for euros, ACH for US dollars, Bacs for pounds. A debit arrives after some days; spots stay held until then. Turn it on in your Stripe account first.`,
  },
  'payment.debitRetryHours': {
    label: t`Hours to pay after a failed bank debit`,
    help: t`How long we keep the spots for a traveler whose bank didn’t pay.`,
  },
};
