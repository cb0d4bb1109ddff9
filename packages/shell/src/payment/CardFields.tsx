import { TextField } from '@caravan/ui/TextField';
import { CreditCard } from 'lucide-react';
import { brandOf, type CardErrors, type CardInput, formatExpiry, formatNumber } from './card.ts';
import { words } from './messages.ts';

export type CardFieldsProps = {
  value: CardInput;
  onChange: (card: CardInput) => void;
  errors: CardErrors;
  isDisabled?: boolean;
};

const brands = { visa: 'Visa', mastercard: 'Mastercard', amex: 'Amex', discover: 'Discover', other: null };

/** The fields of a test card. Browsers do not offer the person's real ones for them. */
export function CardFields({ value, onChange, errors, isDisabled = false }: CardFieldsProps) {
  const set = (change: Partial<CardInput>) => onChange({ ...value, ...change });
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField
        label={words.number}
        value={value.number}
        onChange={(typed) => set({ number: formatNumber(typed) })}
        error={errors.number}
        inputMode="numeric"
        autoComplete="off"
        placeholder="1234 1234 1234 1234"
        isRequired
        isDisabled={isDisabled}
        className="tabular col-span-2"
        suffix={
          <span className="pr-1.5 text-xs font-medium">
            {brands[brandOf(value.number)] ?? <CreditCard aria-hidden />}
          </span>
        }
      />
      <TextField
        label={words.expiry}
        value={value.expiry}
        onChange={(typed) => set({ expiry: formatExpiry(typed, value.expiry) })}
        error={errors.expiry}
        inputMode="numeric"
        autoComplete="off"
        placeholder={words.expiryHint}
        isRequired
        isDisabled={isDisabled}
        className="tabular"
      />
      <TextField
        label={words.cvc}
        value={value.cvc}
        onChange={(typed) => set({ cvc: typed.replace(/\D/g, '').slice(0, 4) })}
        error={errors.cvc}
        inputMode="numeric"
        autoComplete="off"
        placeholder="123"
        isRequired
        isDisabled={isDisabled}
        className="tabular"
      />
      <TextField
        label={words.name}
        value={value.name}
        onChange={(name) => set({ name })}
        error={errors.name}
        autoComplete="off"
        maxLength={120}
        isRequired
        isDisabled={isDisabled}
        className="col-span-2"
      />
    </div>
  );
}
