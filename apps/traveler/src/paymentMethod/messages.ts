import { t } from '@lingui/core/macro';

export const words = {
  title: t`Update Payment Method`,
  text: t`We don’t keep a card on your booking. You choose a card each time you pay.`,
  pay: t`Pay with another card`,
  back: t`Return to Trip Overview`,
};
