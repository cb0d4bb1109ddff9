import type { PayLater } from '@caravan/sdk';
import { RadioCards } from '@caravan/ui/RadioCards';
import { words } from './messages.ts';

export type PayMethodsProps = {
  offer: PayLater;
  /** The offer's method if selected; undefined for a card. */
  value: string | undefined;
  onChange: (method: string) => void;
};

const card = 'card';

/** Selects a card, or a plan to pay over time. */
export function PayMethods({ offer, value, onChange }: PayMethodsProps) {
  return (
    <RadioCards
      className="mb-6"
      label={words.payBy}
      columns={2}
      value={value ?? card}
      onChange={onChange}
      options={[
        { id: card, title: words.byCard },
        { id: offer.method, title: words.affirm, description: words.affirmText },
      ]}
    />
  );
}
