import { marketplaceNow } from '@caravan/sdk';
import { PressArea } from '@caravan/ui/PressArea';
import { FlaskConical } from 'lucide-react';
import type { CardInput } from './card.ts';
import { testCards, words } from './messages.ts';

export type TestCardsProps = { name: string; onChoose: (card: CardInput) => void };

/** The sandbox provider's cards; choosing one fills the form. */
export function TestCards({ name, onChoose }: TestCardsProps) {
  const year = String((new Date(marketplaceNow()).getFullYear() + 3) % 100).padStart(2, '0');
  return (
    <section className="rounded-md border border-dashed border-line-strong p-4">
      <h3 className="flex items-center gap-2 text-sm font-medium">
        <FlaskConical aria-hidden className="size-4" />
        {words.testCards}
      </h3>
      <p className="mt-1 text-[0.8125rem] text-muted">{words.testCardsText}</p>
      <ul className="mt-3 grid grid-cols-1 gap-2 sm:grid-cols-2">
        {testCards.map((card) => (
          <li key={card.number}>
            <PressArea
              look="tile"
              onPress={() =>
                onChoose({ number: card.number, expiry: `12/${year}`, cvc: '123', name: name || 'Test Card' })
              }
              className="tabular justify-between text-[0.8125rem]"
            >
              <span className="font-medium">{card.ends}</span>
              <span className="text-muted">•••• {card.number.slice(-4)}</span>
            </PressArea>
          </li>
        ))}
      </ul>
    </section>
  );
}
