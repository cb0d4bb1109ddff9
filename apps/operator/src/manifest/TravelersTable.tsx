import type { ManifestFlight, ManifestParty, ManifestRoom, ManifestTraveler } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { Card } from '@caravan/ui/Card';
import { type Column, DataTable } from '@caravan/ui/DataTable';
import { EmptyState } from '@caravan/ui/EmptyState';
import { words } from './messages.ts';

type Row = ManifestTraveler & { party: ManifestParty; room: ManifestRoom | undefined };

export type TravelersTableProps = { parties: ManifestParty[]; rooms: ManifestRoom[] };

/** Everyone who booked, with rooms, flights, and requests. */
export function TravelersTable({ parties, rooms }: TravelersTableProps) {
  const format = useFormat();
  const rows = parties.flatMap((party) =>
    party.travelers.map((traveler) => ({
      ...traveler,
      party,
      room: rooms.find(({ travelers }) => travelers.some(({ id }) => id === traveler.id)),
    })),
  );
  const flight = (leg: ManifestFlight | undefined) =>
    leg ? (
      <>
        <span className="block tabular">
          {[leg.date && format.date(leg.date), leg.time].filter(Boolean).join(', ')}
        </span>
        <span className="text-muted">{[leg.airline, leg.flightNumber].filter(Boolean).join(' ')}</span>
      </>
    ) : (
      <span className="text-muted">{words.untold}</span>
    );
  const head = words.columns;
  const columns: Column<Row>[] = [
    {
      id: 'name',
      header: head.name,
      primary: true,
      sortValue: (row) => row.name,
      cell: (row) => (
        <>
          {row.name}
          {row.changes?.map((field) => (
            <Badge key={field} tone={field === 'added' ? 'green' : 'warning'} className="ms-2">
              {words.print.fields[field]}
            </Badge>
          ))}
          <span className="block font-normal text-muted">
            {[
              row.age !== undefined && words.age(row.age),
              row.gender && (words.genders[row.gender] ?? row.gender),
              row.countryCode && format.country(row.countryCode),
              row.customer && row.party.travelers.length > 1 && words.booker,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <Contact row={row} />
        </>
      ),
    },
    {
      id: 'booking',
      header: head.booking,
      sortValue: (row) => row.party.orderId,
      cell: (row) => (
        <>
          <span className="block whitespace-nowrap tabular">{row.party.orderId}</span>
          <span className="text-muted">{row.party.status}</span>
        </>
      ),
    },
    { id: 'room', header: head.room, cell: (row) => <Room row={row} /> },
    {
      id: 'arrival',
      header: head.arrival,
      sortValue: (row) => `${row.arrival?.date ?? '9'} ${row.arrival?.time ?? ''}`,
      cell: (row) => flight(row.arrival),
    },
    {
      id: 'departure',
      header: head.departure,
      sortValue: (row) => `${row.departure?.date ?? '9'} ${row.departure?.time ?? ''}`,
      cell: (row) => flight(row.departure),
    },
    {
      id: 'requests',
      header: head.requests,
      cell: (row) => row.requests ?? <span className="text-muted">{words.none}</span>,
    },
  ];
  return (
    <Card padded={false}>
      <DataTable
        label={words.title}
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        rowLabel={(row) => row.name}
        dense
        empty={
          <EmptyState title={words.empty} art="suitcase" level={3}>
            {words.emptyText}
          </EmptyState>
        }
      />
    </Card>
  );
}

/** How to reach the traveler: below the name, where a long address has room. */
function Contact({ row: { email, phone } }: { row: Row }) {
  const [name, host] = email?.split('@') ?? [];
  return (
    <span className="block font-normal text-muted">
      {host && (
        // Break a long address where it stays readable.
        <span className="wrap-anywhere">
          {name}
          <wbr />@{host}
        </span>
      )}
      {host && phone && ' · '}
      {phone && <span className="whitespace-nowrap tabular">{phone}</span>}
    </span>
  );
}

/** The traveler's room, roommates, and preferred roommate. */
function Room({ row }: { row: Row }) {
  const { room } = row;
  const others = room?.travelers.filter(({ id }) => id !== row.id).map(({ name }) => name) ?? [];
  // A double room with one occupant from this party is shared with someone from another party.
  const shared = others.length > 0 ? words.sharedWith(others.join(', ')) : words.sharesLater;
  return (
    <>
      {room && `${words.arrange.room(room.number)} · ${words.roomTypes[room.roomType]}`}
      {room && room.roomType !== 'single' && <span className="block text-muted">{shared}</span>}
      {row.roommate && <span className="block text-muted">{words.wishes(row.roommate)}</span>}
    </>
  );
}
