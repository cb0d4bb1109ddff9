import { useFormat } from '../format/useFormat.ts';
import type { Value } from './changesOf.ts';

/** Formats a recorded value for display. */
export function useShown() {
  const format = useFormat();
  return (value: Value): string => {
    if (value.kind === 'none') return '–';
    if (value.kind === 'money') return format.money(value.minor, value.currency);
    if (value.kind === 'day') return format.date(value.text);
    if (value.kind === 'zone') return format.zone(value.text);
    return value.kind === 'instant' ? format.instant(value.text) : value.text;
  };
}
