import type { ManifestPrint, Roommate } from '@caravan/sdk';
import { downloadTravelerManifest, printRoomingList, printTravelerManifest } from '@caravan/sdk/client';
import {
  getGetManifestQueryKey,
  getGetManifestQueryOptions,
  getGetTripQueryOptions,
} from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { Facts } from '@caravan/ui/Facts';
import { Skeleton } from '@caravan/ui/Skeleton';
import { BedDouble, Download, FileText, Phone } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { saveFile } from '@caravan/shell/saveFile';
import { words } from './messages.ts';
import { TravelersTable } from './TravelersTable.tsx';

const Rooming = lazy(() => import('./Rooming.tsx').then((m) => ({ default: m.Rooming })));
const EmergencyContacts = lazy(() => import('./EmergencyContacts.tsx'));

/** Everyone on a trip: the host and companions, then everyone who booked. */
export function Manifest({ id }: { id: string }) {
  const trip = useLoaded(getGetTripQueryOptions(id));
  const manifest = useLoaded(getGetManifestQueryOptions(id));
  const format = useFormat();
  const [isCalling, setCalling] = useState(false);
  const sheet = useChange(downloadTravelerManifest, {
    refresh: [getGetManifestQueryKey(id)],
    onDone: (file) => saveFile(file, `travelers-${trip.shortId}.csv`),
  });
  const paper = useChange(printTravelerManifest, {
    refresh: [getGetManifestQueryKey(id)],
    onDone: (file) => saveFile(file, `travelers-${trip.shortId}.pdf`),
  });
  const rooming = useChange(printRoomingList, {
    onDone: (file) => saveFile(file, `rooming-${trip.shortId}.pdf`),
  });
  const { companions, hostRooms } = manifest;
  return (
    <div className="flex flex-col gap-8 py-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="display-heading">
          {words.title}{' '}
          <span className="text-base font-normal text-muted tabular">{words.count(manifest.travelers)}</span>
        </h2>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" icon={<Phone aria-hidden />} onPress={() => setCalling(true)}>
            {words.emergency.open}
          </Button>
          <Button
            variant="secondary"
            icon={<Download aria-hidden />}
            onPress={() => sheet.run(id)}
            isPending={sheet.isPending}
          >
            {words.download}
          </Button>
          <Button
            variant="secondary"
            icon={<FileText aria-hidden />}
            onPress={() => paper.run(id)}
            isPending={paper.isPending}
          >
            {words.printed}
          </Button>
          <Button
            variant="secondary"
            icon={<BedDouble aria-hidden />}
            onPress={() => rooming.run(id)}
            isPending={rooming.isPending}
          >
            {words.rooming}
          </Button>
        </div>
      </div>
      {manifest.lastPrint && <SincePrint print={manifest.lastPrint} left={manifest.left ?? []} />}
      <Card title={words.hostTitle}>
        <Facts
          layout="grid"
          items={[
            fact('host', words.host, manifest.hostName),
            fact(
              'companions',
              words.companions,
              companions.length > 0 && (
                <ul>
                  {companions.map((one) => (
                    <li key={one.name}>
                      {one.name}{' '}
                      {one.dateOfBirth && (
                        <span className="text-muted">{words.born(format.date(one.dateOfBirth))}</span>
                      )}
                    </li>
                  ))}
                </ul>
              ),
            ),
            fact('rooms', words.rooms, hostRooms.map((room) => words.hostRooms[room.type]).join(', ')),
            fact('diet', words.diet, manifest.dietaryRestriction),
            {
              ...fact('requests', words.requests, manifest.additionalRequests),
              isLong: Boolean(manifest.additionalRequests),
            },
          ]}
        />
      </Card>
      <TravelersTable parties={manifest.parties} rooms={manifest.rooms} />
      <Suspense fallback={<Skeleton className="h-72" />}>
        <Rooming id={id} />
      </Suspense>
      <Suspense fallback={null}>
        {isCalling && <EmergencyContacts id={id} onClose={() => setCalling(false)} />}
      </Suspense>
    </div>
  );
}

/** What has changed since the manifest was last printed or exported. */
function SincePrint({ print, left }: { print: ManifestPrint; left: Roommate[] }) {
  const format = useFormat();
  const last = [print.version, format.instant(print.at, 'dateTime'), print.by] as const;
  if (print.changed === 0) return <p className="text-sm text-muted">{words.print.same(...last)}</p>;
  return (
    <Alert tone="info" title={words.print.changed(print.changed)}>
      {left.length > 0 && <p>{words.print.left(format.list(left.map(({ name }) => name)))}</p>}
      <p>{words.print.marked}</p>
      <p className="text-muted">{words.print.last(...last, words.print.kinds[print.kind])}</p>
    </Alert>
  );
}

const fact = (id: string, label: string, value: ReactNode) => ({
  id,
  label,
  value: value || <span className="text-muted">{words.none}</span>,
});
