import type { RecordMetadataPage } from '@caravan/sdk';
import {
  adminListBookings,
  listHostMetadata,
  listItineraryMetadata,
  listOperatorMetadata,
  listTravelerMetadata,
  listTripMetadata,
  listTripRequestMetadata,
  listUserMetadata,
} from '@caravan/sdk/client';
import { useTenant } from '@caravan/shell/useTenant';
import { Select } from '@caravan/ui/Select';
import { TextField } from '@caravan/ui/TextField';
import { MetadataPicker, type MetadataPickerProps } from '../records/MetadataPicker.tsx';
import { kindWords, words } from './messages.ts';

type Find = Pick<MetadataPickerProps, 'find' | 'describe'>;

/** How the objects of each kind are found; the others are rare, and known by their ID only. */
const finders: Record<string, Find> = {
  Trip: { find: (q) => listTripMetadata(q), describe: ({ host = '' }) => host },
  Itinerary: { find: (q) => listItineraryMetadata(q), describe: ({ country = '' }) => country },
  Host: { find: (q) => listHostMetadata(q), describe: ({ email = '' }) => email },
  Operator: { find: (q) => listOperatorMetadata(q), describe: ({ code = '' }) => code },
  TripRequest: { find: (q) => listTripRequestMetadata(q), describe: ({ host = '' }) => host },
  Participant: { find: (q) => listTravelerMetadata(q), describe: ({ trip = '' }) => trip },
  User: { find: (q) => listUserMetadata(q), describe: ({ email = '' }) => email },
  Booking: { find: bookings, describe: ({ trip = '' }) => trip },
};

/** Orders as short records. */
async function bookings(params: { q?: string; limit: number }): Promise<RecordMetadataPage> {
  const { items } = await adminListBookings(params);
  return {
    items: items.map(({ id, orderId, customer, trip }) => ({
      id,
      name: `${orderId} · ${customer.firstName} ${customer.lastName}`,
      facts: { trip: trip.name },
    })),
  };
}

export type ObjectPickerProps = {
  namespace: string;
  value: string;
  /** The object's name, if it is known. */
  name: string | undefined;
  onChange: (id: string) => void;
  error?: string | undefined;
};

/** Finds the object of a question by name or number. The marketplace is the only one of its kind. */
export function ObjectPicker({ namespace, value, name, onChange, error }: ObjectPickerProps) {
  const tenant = useTenant();
  const finder = finders[namespace];
  if (namespace === 'Tenant')
    return (
      <Select
        label={words.object}
        options={[{ id: tenant.id, label: tenant.brand }]}
        value={value || null}
        onChange={onChange}
        error={error}
      />
    );
  if (finder)
    return (
      <MetadataPicker
        // Its text is set once: a name that arrives later replaces the ID.
        key={`${namespace}.${name ?? ''}`}
        {...finder}
        label={words.object}
        list={`access.${namespace}`}
        value={value ? { id: value, name: name ?? value } : null}
        onChange={(chosen) => onChange(chosen?.id ?? '')}
        error={error}
      />
    );
  return (
    <TextField
      label={namespace ? words.objectId(kindWords(namespace)) : words.object}
      value={value}
      onChange={(id) => onChange(id.trim())}
      isDisabled={!namespace}
      error={error}
    />
  );
}
