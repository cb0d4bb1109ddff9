import { useApproximateAmount } from '@caravan/sdk/react-query';
import { Button } from '@caravan/ui/Button';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../format/useFormat.ts';
import { words } from './messages.ts';
import { useSecondCurrency } from './secondCurrency.ts';

const CurrencyChoice = lazy(() => import('./CurrencyChoice.tsx'));

export type ApproximateProps = {
  /** The price in minor units of its currency. */
  minor: number;
  currency: string;
  /** Lets the user choose the second currency here. Elsewhere, only the chosen currency is shown. */
  choice?: boolean;
  /** Set when the user has just asked for the choice: it opens, or says that there is nothing to choose. */
  asked?: boolean;
  className?: string;
};

/** Rates change once a day. */
const staleTime = 60 * 60 * 1000;

/** The approximate price in the user's second currency, with the date and source of the rate. */
export function Approximate({
  minor,
  currency,
  choice = false,
  asked = false,
  className = '',
}: ApproximateProps) {
  const format = useFormat();
  const [chosen, choose] = useSecondCurrency();
  const [choosing, setChoosing] = useState(asked);
  const to = chosen === currency ? '' : chosen;
  const { data: known, error } = useApproximateAmount(
    { amountMinor: minor, from: currency, ...(to && { to }) },
    { query: { enabled: choice || to !== '', staleTime, throwOnError: false } },
  );
  if (asked && (error || known?.currencies.length === 0))
    return <p className={`text-sm text-muted ${className}`}>{words.unknown}</p>;
  if (!known?.currencies.length) return null;
  const about =
    known.amountMinor !== undefined && known.day !== undefined
      ? words.about(
          format.money(known.amountMinor, known.currency, { trim: true }),
          format.date(known.day),
          known.source ?? '',
        )
      : undefined;
  return (
    <div className={`tabular text-sm text-muted ${className}`}>
      {about && <p>{about}</p>}
      {choosing && (
        <Suspense fallback={null}>
          <CurrencyChoice
            own={currency}
            value={to}
            currencies={known.currencies}
            onChoose={(next) => {
              choose(next);
              setChoosing(false);
            }}
          />
        </Suspense>
      )}
      {choice && !choosing && (
        <Button variant="ghost" size="sm" onPress={() => setChoosing(true)}>
          {about ? words.change : words.show}
        </Button>
      )}
    </div>
  );
}
