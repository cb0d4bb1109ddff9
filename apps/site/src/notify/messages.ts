import { t } from '@lingui/core/macro';

export const words = {
  start: t`Notify me`,
  trip: t`Get one email when booking opens.`,
  host: (host: string) => t`Get one email when ${host}’s next trip opens.`,
  email: t`Email`,
  consent: t`Send me this one email. I can change my mind at any time.`,
  noConsent: t`Check the box to get this email`,
  send: t`Notify me`,
  doneTitle: t`Check your inbox`,
  doneTrip: (email: string) =>
    t`Press the link we’ve sent to ${email}, and we’ll tell you when booking opens.`,
  doneHost: (email: string, host: string) =>
    t`Press the link we’ve sent to ${email}, and we’ll tell you when ${host}’s next trip opens.`,
};
