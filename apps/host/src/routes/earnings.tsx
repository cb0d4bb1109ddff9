import { createFileRoute } from '@tanstack/react-router';
import { EarningsPage } from '../earnings/EarningsPage.tsx';
import { titles } from '../titles/messages.ts';

const tabs = ['earnings', 'payouts', 'statement', 'account'] as const;
type Search = { tab?: (typeof tabs)[number]; trip?: string };

export const Route = createFileRoute('/earnings')({
  staticData: { title: titles.earningsPayouts },
  validateSearch: ({ tab, trip }): Search => ({
    tab: tabs.find((one) => one === tab),
    trip: typeof trip === 'string' && trip !== '' ? trip : undefined,
  }),
  component: EarningsPage,
});
