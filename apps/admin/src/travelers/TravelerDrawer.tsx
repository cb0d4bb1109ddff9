import { Gender } from '@caravan/sdk';
import { getTraveler, updateTraveler } from '@caravan/sdk/client';
import { updateTravelerForm } from '@caravan/sdk/forms';
import { getGetTravelerQueryKey, useGetTraveler } from '@caravan/sdk/react-query';
import { LinkButton } from '@caravan/ui/LinkButton';
import { History } from '../audit/History.tsx';
import { useStaff } from '../frame/useStaff.ts';
import { paths } from '../paths.ts';
import { RecordDrawer } from '../records/RecordDrawer.tsx';
import type { FormField } from '../records/RecordField.tsx';
import { useRecord } from '../records/useRecord.ts';
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

/** One traveler, to correct typos. */
export default function TravelerDrawer({ id, onClose }: TravelerDrawerProps) {
  const { seesAll } = useStaff();
  const traveler = useGetTraveler(id);
  const { onSave, onReload } = useRecord(id, getGetTravelerQueryKey(id), {
    get: getTraveler,
    update: updateTraveler,
  });
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
      onSave={onSave}
      onReload={onReload}
      onClose={onClose}
      footer={
        t && (
          <>
            {seesAll && t.memberId && (
              <LinkButton variant="secondary" href={paths.user(t.memberId)}>
                {words.openPerson}
              </LinkButton>
            )}
            <LinkButton variant="secondary" href={paths.booking(t.bookingId)}>
              {words.openBooking}
            </LinkButton>
          </>
        )
      }
    >
      {seesAll && (
        <>
          <h3 className="mt-8 mb-4 text-base font-semibold">{words.history}</h3>
          <History objectType="Traveler" objectId={id} />
        </>
      )}
    </RecordDrawer>
  );
}
