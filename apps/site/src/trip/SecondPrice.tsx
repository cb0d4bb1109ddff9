import { useSecondCurrency } from '@caravan/shell/secondCurrency';
import { SimpleButton } from '@caravan/ui/SimpleButton';
import { lazy, Suspense, useState } from 'react';
import { words } from './messages.ts';

const Approximate = lazy(async () => ({
  default: (await import('@caravan/shell/Approximate')).Approximate,
}));

/** A price in a second currency, if the visitor has chosen one. The server renders the same page for everyone. */
export function SecondPrice({ minor, currency }: { minor: number; currency: string }) {
  const [kept] = useSecondCurrency();
  const [asked, setAsked] = useState(false);
  if (!asked && !kept)
    return (
      <SimpleButton variant="ghost" size="sm" className="mt-1 -ms-3" onPress={() => setAsked(true)}>
        {words.anotherCurrency}
      </SimpleButton>
    );
  return (
    <Suspense fallback={null}>
      <Approximate minor={minor} currency={currency} choice asked={asked} className="mt-1" />
    </Suspense>
  );
}
