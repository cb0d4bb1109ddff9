import type { ManifestFlight, ManifestParty, ManifestRoom, ManifestTraveler } from '@caravan/sdk';
import { getGetTravelInfoQueryOptions } from '@caravan/sdk/react-query';
import { useBarred } from '@caravan/shell/useBarred';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { useOpened } from '@caravan/shell/useOpened';
import { useProfile } from '@caravan/shell/useProfile';
import { Alert } from '@caravan/ui/Alert';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { type Column, DataTable } from '@caravan/ui/DataTable';
import { EmptyState } from '@caravan/ui/EmptyState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { FileDown, Mail } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Companions } from '../companions/Companions.tsx';
import { paths } from '../paths.ts';
import { useTrip } from '../workspace/useTrip.ts';
import { words } from './messages.ts';
import { SentMessages } from './SentMessages.tsx';

// The streaming client and the forms load on demand.
const ExportPanel = lazy(() =>
  import('../bookings/ExportPanel.tsx').then((m) => ({ default: m.ExportPanel })),
);
const FormDrawer = lazy(() => import('./FormDrawer.tsx').then((m) => ({ default: m.FormDrawer })));
const MessageDialog = lazy(() => import('./MessageDialog.tsx').then((m) => ({ default: m.MessageDialog })));

export type TravelInfoProps = { id: string };

type Row = ManifestTraveler & { party: ManifestParty };
type Asking = { what: 'sheet' } | { what: 'message'; missing: boolean };

/** Who travels and how: flights, rooms, trip forms, and the host's messages to everyone (H-175). */
export function TravelInfo({ id }: TravelInfoProps) {
  const trip = useTrip(id);
  const info = useLoaded(getGetTravelInfoQueryOptions(id));
  const { id: own } = useProfile();
  const [asking, setAsking] = useState<Asking>();
  const noExport = useBarred('createExport');
  const noMessage = useBarred('sendEmailToTravelers');
  const close = () => setAsking(undefined);
  const [traveler, openForm, closeForm] = useOpened('form');
  const missing = info.formsMissing ?? 0;
  const rows: Row[] = info.parties.flatMap((party) => party.travelers.map((one) => ({ ...one, party })));
  const formOf = traveler === own ? words.ownForm : rows.find((row) => row.id === traveler)?.name;
  const columns = useColumns();
  return (
    <div className="grid grid-cols-1 gap-6">
      {rows.length > 0 && (
        <Alert tone={missing > 0 ? 'warning' : 'success'}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>
              {missing > 0 ? words.missing(missing, info.travelers) : words.allComplete}{' '}
              {missing > 0 && trip.dates && words.formsDue(trip.dates.tripFormDue)}
            </p>
            {missing > 0 && (
              <Button
                size="sm"
                variant="secondary"
                {...(noMessage && { disabledReason: noMessage })}
                onPress={() => setAsking({ what: 'message', missing: true })}
              >
                {words.remind}
              </Button>
            )}
          </div>
        </Alert>
      )}
      <Card
        padded={false}
        title={words.travelers}
        description={words.count(info.travelers)}
        actions={
          rows.length > 0 && (
            <>
              <Button
                size="sm"
                variant="secondary"
                icon={<Mail aria-hidden />}
                {...(noMessage && { disabledReason: noMessage })}
                onPress={() => setAsking({ what: 'message', missing: false })}
              >
                {words.write}
              </Button>
              <Button
                size="sm"
                variant="secondary"
                icon={<FileDown aria-hidden />}
                {...(noExport && { disabledReason: noExport })}
                onPress={() => setAsking({ what: 'sheet' })}
              >
                {words.sheet}
              </Button>
            </>
          )
        }
      >
        <DataTable
          label={words.travelers}
          columns={columns}
          rows={rows}
          rowId={(row) => row.id}
          rowLabel={(row) => row.name}
          {...(rows.length > 8 && { searchLabel: words.search })}
          rowActions={(row) => [
            {
              id: 'form',
              label: words.open,
              onAction: () => openForm(row.id),
            },
          ]}
          empty={
            <EmptyState
              level={3}
              art="suitcase"
              title={words.none}
              action={<LinkButton href={paths.trip(id, 'promote')}>{words.promote}</LinkButton>}
            >
              {words.noneText}
            </EmptyState>
          }
        />
      </Card>
      <Rooms rooms={info.rooms} />
      <Companions tripId={id} />
      <SentMessages tripId={id} />
      <Card title={words.ownForm}>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="max-w-prose text-muted">{words.ownText}</p>
          <Button variant="secondary" onPress={() => openForm(own)}>
            {words.editOwn}
          </Button>
        </div>
      </Card>
      <Suspense>
        {asking?.what === 'sheet' && <ExportPanel what={{ tripId: id }} onClose={close} />}
        {asking?.what === 'message' && (
          <MessageDialog trip={trip} onlyMissing={asking.missing} onClose={close} />
        )}
        {traveler && formOf && (
          <FormDrawer trip={trip} travelerId={traveler} name={formOf} onClose={closeForm} />
        )}
      </Suspense>
    </div>
  );
}

function useColumns(): Column<Row>[] {
  const format = useFormat();
  const flight = (leg: ManifestFlight | undefined) =>
    leg ? (
      <span className="tabular">
        {[leg.date && format.date(leg.date, 'MMM DD'), leg.time].filter(Boolean).join(', ')}
        <span className="block text-sm text-muted">
          {[leg.airline, leg.flightNumber].filter(Boolean).join(' ')}
        </span>
      </span>
    ) : (
      <span className="text-muted">–</span>
    );
  return [
    {
      id: 'name',
      header: words.columns.name,
      primary: true,
      sortValue: (row) => row.name,
      cell: (row) => (
        <span>
          {row.name}
          {row.email && <span className="block text-sm font-normal text-muted">{row.email}</span>}
        </span>
      ),
    },
    { id: 'order', header: words.columns.order, cell: (row) => row.party.orderId },
    { id: 'status', header: words.columns.status, cell: (row) => row.party.status },
    {
      id: 'arrival',
      header: words.columns.arrival,
      sortValue: (row) => row.arrival?.date,
      cell: (row) => flight(row.arrival),
    },
    {
      id: 'departure',
      header: words.columns.departure,
      sortValue: (row) => row.departure?.date,
      cell: (row) => flight(row.departure),
    },
    {
      id: 'form',
      header: words.columns.form,
      sortValue: (row) => Number(row.formComplete ?? false),
      cell: (row) => (
        <Badge dot size="sm" tone={row.formComplete ? 'green' : 'warning'}>
          {row.formComplete ? words.complete : words.incomplete}
        </Badge>
      ),
    },
  ];
}

/** The rooms as arranged by the operator, read-only. */
function Rooms({ rooms: all }: { rooms: ManifestRoom[] }) {
  const format = useFormat();
  const rooms = all.filter(({ travelers }) => travelers.length > 0);
  return (
    <Card title={words.rooms}>
      {rooms.length === 0 ? (
        <p className="text-sm text-muted">{words.noRooms}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
          {rooms.map((room) => (
            <li key={room.id} className="border-b border-line py-2">
              <span className="font-medium">{words.roomTypes[room.roomType]}</span>
              <span className="block text-muted">{format.list(room.travelers.map(({ name }) => name))}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
