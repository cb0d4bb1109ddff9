import { useLocale } from 'react-aria-components';
import { type FormatMoneyOptions, formatMoney } from '../money/money.ts';

/** Formats amounts in the page's language, which may differ from the browser's. */
export function useMoney(currency: string): (minor: number, options?: FormatMoneyOptions) => string {
  const { locale } = useLocale();
  return (minor, options) => formatMoney(minor, currency, { ...options, locale: options?.locale ?? locale });
}
