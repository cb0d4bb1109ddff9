import { useFormat } from '../format/useFormat.ts';

export type MoneyTextProps = {
  /** Amount in minor units; null or undefined shows a dash. */
  minor: number | bigint | null | undefined;
  /** Currency of the amount. Default: the tenant's. */
  currency?: string;
  /** Adds a plus sign to gains and colors losses. */
  signed?: boolean;
  className?: string;
};

/** A money amount in tabular figures. */
export function MoneyText({ minor, currency, signed, className = '' }: MoneyTextProps) {
  const format = useFormat();
  if (minor === null || minor === undefined) return <span className="text-muted">–</span>;
  return (
    <span className={`tabular whitespace-nowrap ${Number(minor) < 0 ? 'text-red' : ''} ${className}`}>
      {format.money(minor, currency, { signed })}
    </span>
  );
}
