import { useListEmergencyContacts } from '@caravan/sdk/react-query';
import { Alert } from '@caravan/ui/Alert';
import { Dialog } from '@caravan/ui/Dialog';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { TextLink } from '@caravan/ui/TextLink';
import { words } from './messages.ts';

const w = words.emergency;

/**
 * Each traveler's emergency contacts. Nothing loads until requested, because every access is recorded in the
 * audit log.
 */
export default function EmergencyContacts({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useListEmergencyContacts(id, {
    query: { throwOnError: false, retry: false },
  });
  return (
    <Dialog isOpen onClose={onClose} title={w.title}>
      <Alert tone="info">{w.audited}</Alert>
      <div className="mt-5">
        {error ? (
          <ErrorState compact onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        ) : !data ? (
          <Skeleton lines={4} />
        ) : data.items.length === 0 ? (
          <p className="text-muted">{w.empty}</p>
        ) : (
          <ul className="divide-y divide-line">
            {data.items.map(({ travelerId, traveler, name, relationship, phone, email }) => (
              <li key={travelerId} className="py-3">
                <h3 className="font-semibold">{traveler}</h3>
                {name || phone || email ? (
                  <p className="text-sm">
                    {[name, relationship].filter(Boolean).join(' · ')}
                    {phone && (
                      <>
                        {' '}
                        <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</TextLink>
                      </>
                    )}
                    {email && (
                      <>
                        {' '}
                        <TextLink href={`mailto:${email}`}>{email}</TextLink>
                      </>
                    )}
                  </p>
                ) : (
                  <p className="text-sm text-muted">{w.missing}</p>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
