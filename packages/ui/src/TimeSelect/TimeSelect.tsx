import { useMemo } from 'react';
import { useLocale } from 'react-aria-components';
import { Select, type SelectProps } from '../Select/Select.tsx';
import { useSay } from '../internal/say.ts';

export type TimeSelectProps = Omit<SelectProps, 'options'> & {
  /** Minutes between options. */
  step?: 10 | 15 | 30 | 60;
  /** First and last option as 'HH:mm'. */
  from?: string;
  to?: string;
};

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Selects a time of day in fixed steps; the value is 'HH:mm'. */
export function TimeSelect({
  step = 15,
  from = '00:00',
  to = '23:59',
  placeholder,
  ...props
}: TimeSelectProps) {
  const say = useSay();
  const { locale } = useLocale();
  const options = useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
    const slots = [];
    for (let at = minutes(from); at <= minutes(to); at += step) {
      const id = `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
      slots.push({ id, label: format.format(at * 60_000) });
    }
    return slots;
  }, [locale, step, from, to]);
  return <Select isShort {...props} placeholder={placeholder ?? say('Select a time')} options={options} />;
}
