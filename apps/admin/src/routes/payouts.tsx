import { PayeeKind, PayoutStatus } from '@caravan/sdk';
import { createFileRoute } from '@tanstack/react-router';
import { oneOf, textOf } from '@caravan/shell/search';
import { PayoutsPage } from '../money/PayoutsPage.tsx';

interface Search {
  tab?: 'payables' | undefined;
  q?: string | undefined;
  status?: PayoutStatus | undefined;
  kind?: PayeeKind | undefined;
  /** `kind:id` of the payee whose statement is open. */
  payee?: string | undefined;
}

export const Route = createFileRoute('/payouts')({
  validateSearch: (search): Search => ({
    tab: oneOf(search.tab, ['payables']),
    q: textOf(search.q),
    status: oneOf(search.status, Object.values(PayoutStatus)),
    kind: oneOf(search.kind, Object.values(PayeeKind)),
    payee: textOf(search.payee),
  }),
  component: PayoutsPage,
});
