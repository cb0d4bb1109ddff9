import type { Email } from '@caravan/sdk';
import { RowButton } from '@caravan/shell/RowButton';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import type { Column } from '@caravan/ui/DataTable';
import { words } from './messages.ts';
import { stateOf, stateTones } from './state.ts';
import { useHooks } from './useHooks.ts';

/** Columns of an emails table. For a single person, the recipient column is omitted. */
export function useMailTable(onOpen: (id: string) => void, withRecipient = true) {
  const format = useFormat();
  const hooks = useHooks();
  const columns: Column<Email>[] = [
    {
      id: 'subject',
      header: words.columns.subject,
      primary: true,
      cell: (e) => <RowButton onPress={() => onOpen(e.id)}>{e.subject}</RowButton>,
    },
    ...(withRecipient
      ? [
          {
            id: 'recipient',
            header: words.columns.recipient,
            sortKey: 'recipient',
            cell: (e: Email) => e.recipient,
          },
        ]
      : []),
    { id: 'kind', header: words.columns.kind, cell: (e) => hooks[e.hook]?.name ?? e.hook },
    {
      id: 'created',
      header: words.columns.created,
      sortKey: 'created',
      cell: (e) => format.instant(e.createdAt),
      file: { value: (e) => e.createdAt },
      className: 'tabular wide:whitespace-nowrap',
    },
    {
      id: 'state',
      header: words.columns.state,
      cell: (e) => (
        <Badge size="sm" tone={stateTones[stateOf(e)]} dot>
          {words.states[stateOf(e)]}
        </Badge>
      ),
    },
  ];
  return { columns, rowId: (e: Email) => e.id, rowLabel: (e: Email) => e.subject };
}
