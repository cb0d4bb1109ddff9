import { useLocale } from 'react-aria-components';
import { type FormatMoneyOptions, formatMoney } from '../money/money.ts';

/** Writes amounts in the language of the page, which need not be the browser's. */
export function useMoney(currency: string): (minor: number, options?: FormatMoneyOptions) => string {
  const { locale } = useLocale();
  return (minor, options) => formatMoney(minor, currency, { locale, ...options });
}
