import { toMajor } from '@caravan/ui/money';
import { useTenant } from '../tenant/useTenant.ts';
import { useFormat } from './useFormat.ts';

/** An amount as a StatCard shows it: whole, and abbreviated to three digits where that is too narrow. */
export function useFigure() {
  const { locale, currency } = useTenant();
  const format = useFormat();
  return (minor: number | bigint, of = currency) => ({
    value: format.money(minor, of),
    short: new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: of,
      notation: 'compact',
      maximumSignificantDigits: 3,
    }).format(toMajor(Number(minor), of)),
  });
}
