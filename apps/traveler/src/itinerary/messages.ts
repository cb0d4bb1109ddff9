import { t } from '@lingui/core/macro';

export const words = {
  title: t`Itinerary`,
  download: t`Download PDF`,
  help: t`Questions about your itinerary?`,
  helpPage: t`Questions and answers`,
  helpText: t`Times can shift on the road. Your guide confirms the next day’s plan each evening.`,
  contact: t`Contact support`,
  supportTitle: t`On-trip support`,
  supportText: t`While you travel, get help right away.`,
  customerService: t`Contact customer service`,
  emergency: t`Emergency phone`,
  copyFailed: t`We couldn’t copy the number.`,
};
