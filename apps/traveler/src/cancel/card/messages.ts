import { t } from '@lingui/core/macro';

/** Messages of the card on Manage Booking; the cancellation itself has more. */
export const words = {
  title: t`Change of plans?`,
  text: t`You can cancel your booking here. You’ll see your refund before anything happens.`,
  supportText: t`Email us to change or cancel your booking. Your cancellation policy applies.`,
  emailSupport: t`Email Support`,
  subject: (orderId: string) => t`Request about order ${orderId}`,
  failed: t`We couldn’t calculate your refund.`,
  cancel: t`Cancel Booking`,
};
