import { Gender, type Traveler, type TravelerUpdate } from '@caravan/sdk';
import { getTraveler, updateTraveler } from '@caravan/sdk/client';
import { updateTravelerForm } from '@caravan/sdk/forms';
import { getGetTravelerQueryKey, getListTravelersQueryKey, useGetTraveler } from '@caravan/sdk/react-query';
import { useProfile } from '@caravan/shell/useProfile';
import { LinkButton } from '@caravan/ui/LinkButton';
import { useQueryClient } from '@tanstack/react-query';
import { History } from '../audit/History.tsx';
import { paths } from '../paths.ts';
import { RecordDrawer } from '../records/RecordDrawer.tsx';
import type { FormField } from '../records/RecordField.tsx';
import { words } from './messages.ts';

export type TravelerDrawerProps = { id: string; onClose: () => void };

const fields: FormField[] = [
  { name: 'firstName', label: words.firstName },
  { name: 'lastName', label: words.lastName },
  { name: 'email', label: words.columns.email, kind: 'email' },
  { name: 'phone', label: words.phone },
  {
    name: 'gender',
    label: words.gender,
    kind: 'select',
    options: Object.values(Gender).map((id) => ({ id, label: words.genders[id] })),
  },
  { name: 'dateOfBirth', label: words.dateOfBirth, kind: 'date' },
  { name: 'countryCode', label: words.countryCode, help: words.countryHelp },
  { name: 'instagramHandle', label: words.instagram },
];

/** One traveler, to correct what was typed wrong. */
export default function TravelerDrawer({ id, onClose }: TravelerDrawerProps) {
  const client = useQueryClient();
  const { group } = useProfile();
  const traveler = useGetTraveler(id);
  const keep = (next: Traveler) => {
    client.setQueryData(getGetTravelerQueryKey(id), next);
    void client.invalidateQueries({ queryKey: getListTravelersQueryKey() });
    return next;
  };
  const t = traveler.data;
  return (
    <RecordDrawer
      title={t ? `${t.firstName} ${t.lastName}` : words.title}
      record={t}
      error={traveler.error}
      onRetry={() => void traveler.refetch()}
      fields={fields}
      rules={updateTravelerForm}
      facts={
        t && [
          [words.columns.trip, t.tripName],
          [words.columns.order, `${t.orderId}${t.primary ? ` · ${words.primary}` : ''}`],
        ]
      }
      onSave={async (data) => keep(await updateTraveler(id, data as unknown as TravelerUpdate))}
      onReload={async () => keep(await getTraveler(id))}
      onClose={onClose}
      footer={
        t && (
          <LinkButton variant="secondary" href={paths.booking(t.bookingId)}>
            {words.openBooking}
          </LinkButton>
        )
      }
    >
      {group === 'admin' && (
        <>
          <h3 className="mt-8 mb-4 text-base font-semibold">{words.history}</h3>
          <History objectType="Traveler" objectId={id} />
        </>
      )}
    </RecordDrawer>
  );
}
