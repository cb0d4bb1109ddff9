import { useFormat } from '@caravan/shell/useFormat';
import { useMemo } from 'react';
import { FormSelect } from '../forms/FormSelect.tsx';
import { startSlots } from './startSlots.ts';

export type StartTimeProps = { name: string; label: string; isRequired?: boolean; none?: string };

/** A time in 15-minute steps, with the day starting at 06:00 (O-225). */
export function StartTime({ none, ...props }: StartTimeProps) {
  const format = useFormat();
  const options = useMemo(() => {
    const slots = startSlots().map((id) => ({ id, label: format.time(id) }));
    return none ? [{ id: '', label: none }, ...slots] : slots;
  }, [format, none]);
  return <FormSelect {...props} options={options} />;
}
