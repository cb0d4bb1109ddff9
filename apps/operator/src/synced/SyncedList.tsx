import type { supply } from '@caravan/sdk/connect';
import { ListView } from '@caravan/shell/ListView';
import { useFormat } from '@caravan/shell/useFormat';
import type { List, Page } from '@caravan/shell/useList';
import { Badge } from '@caravan/ui/Badge';
import type { Column } from '@caravan/ui/DataTable';
import { LinkButton } from '@caravan/ui/LinkButton';
import { PageHeader } from '@caravan/ui/PageHeader';
import { TextLink } from '@caravan/ui/TextLink';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

type Row = supply.SyncedItinerary;

/** The itineraries that a partner's system pushed, each leading to its comparison. */
export function SyncedList({ list }: { list: List<Page<Row>> }) {
  const format = useFormat();
  const columns: Column<Row>[] = [
    {
      id: 'name',
      header: words.columns.name,
      primary: true,
      cell: (row) => (
        <span className="flex min-w-0 flex-col">
          <TextLink href={paths.synced(row.itineraryId)} className="font-medium">
            {row.name}
          </TextLink>
          <code className="text-xs break-all text-muted">{row.externalId}</code>
        </span>
      ),
    },
    {
      id: 'differences',
      header: words.columns.differences,
      cell: (row) => {
        if (row.differences > 0)
          return (
            <Badge size="sm" tone={row.editsWin ? 'blue' : 'warning'} dot>
              {words.differences(row.differences)}
            </Badge>
          );
        return <span className="text-muted">{row.unknown ? words.unknown : words.none}</span>;
      },
    },
    {
      id: 'wins',
      header: words.columns.wins,
      cell: (row) => (row.editsWin ? words.editsWin : words.systemWins),
    },
    {
      id: 'departures',
      header: words.columns.departures,
      align: 'right',
      cell: (row) => format.number(row.departures),
      className: 'tabular',
    },
    { id: 'by', header: words.columns.by, cell: (row) => row.pushedBy || words.person },
    {
      id: 'last',
      header: words.columns.last,
      cell: (row) => <time dateTime={row.pushedAt}>{format.instant(row.pushedAt)}</time>,
      className: 'tabular',
    },
  ];
  return (
    <>
      <PageHeader
        title={words.title}
        description={
          <>
            {words.description}{' '}
            <TextLink href="/developers" target="_blank">
              {words.guide}
            </TextLink>
          </>
        }
      />
      <ListView
        label={words.title}
        columns={columns}
        list={list}
        search={words.search}
        className="mt-6"
        rowId={(row) => row.itineraryId}
        rowLabel={(row) => row.name}
        empty={words.empty}
        emptyText={words.emptyText}
        art="search"
        emptyAction={
          <LinkButton href="/developers" target="_blank" variant="secondary">
            {words.guide}
          </LinkButton>
        }
      />
    </>
  );
}
