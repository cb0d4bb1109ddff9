import { t } from '@lingui/core/macro';

export const approvalWords = {
  parts: {
    page: {
      action: t`Send back`,
      title: t`Send the trip page back?`,
      done: t`Trip page sent back`,
    },
    technicalItinerary: {
      action: t`Send back`,
      title: t`Send the technical itinerary back?`,
      done: t`Technical itinerary sent back`,
    },
    earningsReport: {
      action: t`Put on hold`,
      title: t`Put the earnings report on hold?`,
      done: t`Earnings report on hold`,
    },
  },
  tells: (name: string) => t`${name} gets an email with your reason and can submit it again.`,
  held: t`The report stays unapproved. Those you choose get an email with your reason.`,
  tell: t`Who has to act?`,
  host: (name: string) => t`Host: ${name}`,
  operator: (name: string) => t`Operator: ${name}`,
  reason: t`What has to change?`,
  compare: t`Compare with published page`,
  hide: t`Hide comparison`,
  firstTime: t`The page hasn’t been published before.`,
  round: (day: string, name: string) => t`Sent back on ${day} by ${name}`,
  sides: { host: t`Host`, operator: t`Operator` },
  told: (sides: string) => t`Emailed to: ${sides}`,
  toldNone: t`No one was emailed`,
  roundHeld: (day: string, name: string) => t`Put on hold on ${day} by ${name}`,
};
