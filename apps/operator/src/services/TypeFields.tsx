import type { ServiceType } from '@caravan/sdk';
import { useFormAround } from '@caravan/shell/useField';
import { dayWords, duration, mealWords } from '@caravan/shell/serviceWords';
import { dietOptions } from '@caravan/shell/supplyWords';
import { useProfile } from '@caravan/shell/useProfile';
import { FormCheckbox } from '../forms/FormCheckbox.tsx';
import { FormMoney } from '../forms/FormMoney.tsx';
import { FormNumber } from '../forms/FormNumber.tsx';
import { FormPlace } from '../forms/FormPlace.tsx';
import { FormSelect } from '../forms/FormSelect.tsx';
import { FormTags } from '../forms/FormTags.tsx';
import { FormText } from '../forms/FormText.tsx';
import { PlaceField } from '../forms/PlaceField.tsx';
import { words } from './messages.ts';
import { remainingDays, type ServiceValues } from './rules.ts';
import { StartTime } from './StartTime.tsx';

const f = words.fields;
const occupancies = [
  { id: 'single', label: f.single },
  { id: 'double', label: f.double },
];
const stars = [1, 2, 3, 4, 5].map((n) => ({ id: String(n), label: dayWords.stars(n) }));
const meals = Object.entries(mealWords).map(([id, label]) => ({ id, label }));

type Props = { type: ServiceType; currency: string; lengthInDays: number };

/** The fields specific to a service type (O-066 to O-072). */
export function TypeFields({ type, currency, lengthInDays }: Props) {
  const {
    day,
    lengthMinutes: minutes,
    includedActivity: included,
    location,
  } = useFormAround<ServiceValues>().values;
  const length = (
    <FormNumber
      name="lengthMinutes"
      label={f.length}
      min={0}
      max={1440}
      step={15}
      description={minutes ? duration(minutes) : undefined}
    />
  );
  switch (type) {
    case 'accommodation':
      return (
        <>
          <FormText name="name" label={f.name} maxLength={160} />
          <Pair>
            <FormText name="accommodationType" label={f.accommodationType} maxLength={60} />
            <FormSelect name="starRating" label={f.starRating} options={stars} numeric />
            <FormSelect name="occupancy" label={f.occupancy} options={occupancies} />
            <FormNumber
              name="numberOfNights"
              label={f.nights}
              stepper
              min={1}
              max={remainingDays(day, lengthInDays)}
            />
          </Pair>
          <Rooms />
          <PlaceField name="addressLocation" label={f.location} old={location} />
          <FormCheckbox name="orSimilar">{f.orSimilar}</FormCheckbox>
        </>
      );
    case 'activity':
      return (
        <>
          <FormText name="name" label={f.name} maxLength={160} />
          <FormPlace name="location" label={f.location} maxLength={200} />
          <Pair>
            <StartTime name="startTime" label={f.startTime} none={f.none} />
            {length}
          </Pair>
          <FormCheckbox name="includedActivity">{f.included}</FormCheckbox>
          {!included && (
            <>
              <FormCheckbox name="bookable">{f.bookable}</FormCheckbox>
              <Pair>
                <FormMoney name="priceMinor" label={f.price} currency={currency} />
                <FormNumber name="minPax" label={f.minPax} min={0} max={500} />
                <FormNumber name="cutoffLeadTimeDays" label={f.cutoff} min={0} max={365} />
              </Pair>
            </>
          )}
        </>
      );
    case 'meal':
      return (
        <>
          <FormText name="name" label={f.name} maxLength={160} />
          <Pair>
            <FormSelect name="mealType" label={f.mealType} options={meals} />
            <StartTime name="startTime" label={f.startTime} none={f.none} />
          </Pair>
          <FormTags name="options" label={f.options} options={dietOptions} />
        </>
      );
    case 'info':
      return <FormText name="title" label={f.title} isRequired maxLength={160} />;
    case 'transfer':
      return (
        <>
          <FormText name="name" label={f.name} maxLength={160} />
          <Pair>
            <FormPlace name="fromCity" label={f.fromCity} type="locality" maxLength={120} />
            <FormPlace name="toCity" label={f.toCity} type="locality" maxLength={120} />
            <FormText name="vehicleType" label={f.vehicle} maxLength={60} />
            <FormMoney name="priceMinor" label={f.price} currency={currency} />
            <StartTime name="startTime" label={f.startTime} none={f.none} />
            {length}
          </Pair>
        </>
      );
    case 'airportTransfer':
      return (
        <>
          <FormText name="name" label={f.name} maxLength={160} />
          <Pair>
            <FormPlace name="airport" label={f.airport} type="airport" maxLength={120} />
            <FormMoney name="priceMinor" label={f.price} currency={currency} />
          </Pair>
        </>
      );
    case 'workshopSpace':
      return (
        <>
          <FormText name="name" label={f.name} isRequired maxLength={160} />
          <FormPlace name="location" label={f.location} maxLength={200} />
          <Pair>
            <StartTime name="startTime" label={f.startTime} isRequired />
            <FormNumber name="hoursAvailable" label={f.hoursAvailable} stepper min={1} max={24} />
            <FormMoney name="pricePerHourMinor" label={f.pricePerHour} currency={currency} />
          </Pair>
        </>
      );
    default:
      return <FormText name="name" label={f.name} maxLength={160} />;
  }
}

/** An accommodation's number of rooms and of nights per booking, visible only to the operator (O-157). */
function Rooms() {
  if (useProfile().group !== 'operator') return null;
  return (
    <Pair>
      <FormNumber name="quantityAvailable" label={f.rooms} min={0} max={1000} />
      <FormNumber name="maxNights" label={f.maxNights} min={0} max={30} />
    </Pair>
  );
}

function Pair({ children }: { children: React.ReactNode }) {
  return <div className="grid items-end gap-5 sm:grid-cols-2">{children}</div>;
}
