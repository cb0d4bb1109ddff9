import { FormDay, FormText } from './fields.tsx';
import { words } from './messages.ts';

/** An arrival or departure flight. Times are on the 12-hour clock (T-162). */
export function FlightLeg({ leg }: { leg: 'arrivalDetails' | 'departureDetails' }) {
  return (
    <fieldset className="grid gap-5 sm:col-span-2 sm:grid-cols-2">
      <legend className="mb-4 font-medium">
        {leg === 'arrivalDetails' ? words.arrival : words.departure}
      </legend>
      <FormText name={`${leg}.airline`} label={words.airline} maxLength={80} />
      <FormText name={`${leg}.flightNumber`} label={words.flightNumber} maxLength={20} required />
      <FormDay name={`${leg}.date`} label={words.date} required />
      <FormText name={`${leg}.time`} label={words.time} placeholder={words.timeHint} required />
    </fieldset>
  );
}
