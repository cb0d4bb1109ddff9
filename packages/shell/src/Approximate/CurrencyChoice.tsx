import { Select } from '@caravan/ui/Select';
import { useFormat } from '../format/useFormat.ts';
import { words } from './messages.ts';

export type CurrencyChoiceProps = {
  /** The currency of the prices. */
  own: string;
  /** The second currency; '' for none. */
  value: string;
  currencies: readonly string[];
  onChoose: (currency: string) => void;
};

/** Selects the second currency for prices. */
export default function CurrencyChoice({ own, value, currencies, onChoose }: CurrencyChoiceProps) {
  const { locale } = useFormat();
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return (
    <Select
      label={words.currency}
      description={words.charged(own)}
      className="mt-2"
      value={value || 'none'}
      onChange={(id) => onChoose(id === 'none' ? '' : id)}
      options={[
        { id: 'none', label: words.none },
        ...currencies.map((code) => ({ id: code, label: `${names.of(code) ?? code} (${code})` })),
      ]}
    />
  );
}
