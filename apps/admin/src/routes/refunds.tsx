import { RefundCause, RefundState } from '@caravan/sdk';
import { oneOf, textOf } from '@caravan/shell/search';
import { createFileRoute } from '@tanstack/react-router';
import { RefundsPage } from '../refunds/RefundsPage.tsx';

interface Search {
  q?: string | undefined;
  state?: RefundState | undefined;
  cause?: RefundCause | undefined;
  currency?: string | undefined;
  tripId?: string | undefined;
  /** The number of days before today. */
  period?: string | undefined;
  /** The refund that is open. */
  refund?: string | undefined;
}

export const Route = createFileRoute('/refunds')({
  validateSearch: (search): Search => ({
    q: textOf(search.q),
    state: oneOf(search.state, Object.values(RefundState)),
    cause: oneOf(search.cause, Object.values(RefundCause)),
    currency: textOf(search.currency),
    tripId: textOf(search.tripId),
    period: textOf(search.period),
    refund: textOf(search.refund),
  }),
  component: RefundsPage,
});
