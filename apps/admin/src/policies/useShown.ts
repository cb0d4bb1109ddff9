import type { PolicyItem } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { words } from './messages.ts';
import { type PolicyRow, zonePath } from './policy.ts';

/** Writes the value of a policy for people. */
export function useShown(): (row: PolicyRow) => string | number {
  const format = useFormat();
  return ({ unit, item }) => {
    if (item.path === zonePath && item.text) return format.zone(item.text);
    const { number, flag, text, numbers, texts } = item;
    if (flag !== undefined) return flag ? words.yes : words.no;
    if (numbers ?? texts) return (numbers ?? texts ?? []).join(', ') || words.none;
    if (number === undefined) return text ?? words.none;
    if (unit === 'money') return format.money(number);
    if (unit === 'share') return format.percent(number);
    if (unit === 'count') return format.number(number);
    return words.units[unit](number);
  };
}

const valueOf = {
  integer: 'number',
  amountMinor: 'number',
  basisPoints: 'number',
  boolean: 'flag',
  integers: 'numbers',
} as const;

/** The policy with another value, given as JSON. */
export function valued({ path, kind, changed }: PolicyItem, valueText: string): PolicyItem {
  const value: unknown = JSON.parse(valueText);
  const field = kind in valueOf ? valueOf[kind as keyof typeof valueOf] : kind;
  return { path, kind, changed, [field]: value };
}
