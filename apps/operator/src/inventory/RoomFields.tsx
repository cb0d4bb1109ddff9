import { FormMoney } from '../forms/FormMoney.tsx';
import { FormNumber } from '../forms/FormNumber.tsx';
import { formWords as words } from './messages.ts';

export type RoomFieldsProps = { name: 'pre' | 'post'; currency: string };

/** Rooms for nights before or after the trip: price, quantity, and number of nights (O-063). */
export function RoomFields({ name, currency }: RoomFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 text-sm font-semibold">{words[name]}</legend>
      {(['single', 'double'] as const).map((kind) => (
        <div
          key={kind}
          role="group"
          aria-label={`${words[name]}, ${words[kind]}`}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] items-end gap-3"
        >
          <FormMoney name={`${name}.${kind}.priceMinor`} label={words[kind]} currency={currency} />
          <FormNumber name={`${name}.${kind}.quantityAvailable`} label={words.available} min={0} max={1000} />
          <FormNumber name={`${name}.${kind}.maxNights`} label={words.maxNights} min={0} max={30} />
        </div>
      ))}
    </fieldset>
  );
}
