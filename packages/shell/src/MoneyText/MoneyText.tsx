import { useFormat } from '../format/useFormat.ts';

export type MoneyTextProps = {
  /** Minor units; nothing is shown as a dash. */
  minor: number | bigint | null | undefined;
  /** The object's currency; the tenant's when not given. */
  currency?: string;
  /** Writes a plus before gains and colours losses. */
  signed?: boolean;
  className?: string;
};

/** An amount, in figures of equal width. */
export function MoneyText({ minor, currency, signed, className = '' }: MoneyTextProps) {
  const format = useFormat();
  if (minor === null || minor === undefined) return <span className="text-muted">–</span>;
  return (
    <span className={`tabular whitespace-nowrap ${Number(minor) < 0 ? 'text-red' : ''} ${className}`}>
      {format.money(minor, currency, { signed })}
    </span>
  );
}
