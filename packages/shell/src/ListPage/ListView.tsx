import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { Menu } from '@caravan/ui/Menu';
import { Columns3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAddress } from '../list/useAddress.ts';
import { ListTable, type ListTableProps } from '../ListTable/ListTable.tsx';
import { ReachedViews } from '../SavedViews/ReachedViews.tsx';
import { ListFilters, type ListFiltersProps } from './ListFilters.tsx';
import { words } from './messages.ts';
import { type ColumnChoice, useChosenColumns } from './useChosenColumns.ts';

export type ListViewProps<Row> = Omit<ListTableProps<Row>, 'className'> &
  Pick<ListFiltersProps, 'search' | 'filters'> & {
    /** Fields next to the search box and the filters. */
    fields?: ReactNode;
    /** Search parameters that the page's own fields filter by. */
    fieldNames?: readonly string[];
    /** The list's name, if its state can be saved as a view. */
    savedAs?: string;
    className?: string;
  };

/** A list with its search and filters. Rows scroll under a sticky header where there is room. */
export function ListView<Row>(props: ListViewProps<Row>) {
  const { search, filters, fields, fieldNames = [], savedAs, className, list, columns, ...table } = props;
  const choice = useChosenColumns(table.label, columns);
  const [address, narrow] = useAddress();
  const names = ['q', ...(filters ?? []).map((filter) => filter.name), ...fieldNames];
  const isNarrowed = names.some((name) => address[name] !== undefined);
  return (
    <div className={className}>
      <ListFilters search={search} filters={filters}>
        {fields}
        <div className="flex max-w-full flex-wrap gap-x-1 gap-y-3 sm:ms-auto sm:justify-end">
          <ColumnMenu choice={choice} />
          {savedAs && (
            <ReachedViews
              list={savedAs}
              offered={{ search, filters, fieldNames, columns }}
              hidden={choice.hidden}
              table={{ ...table, list, columns: choice.shown }}
            />
          )}
        </div>
      </ListFilters>
      <div
        aria-busy={list.isStale}
        className={`mt-4 transition-opacity duration-150 ${list.isStale ? 'opacity-60' : ''}`}
      >
        <Card padded={false}>
          <ListTable
            {...table}
            list={list}
            columns={choice.shown}
            className="md:[&>div:has(table)]:max-h-[calc(100dvh-22rem)] md:[&>div:has(table)]:overflow-y-auto"
            {...(isNarrowed && {
              emptyText: words.nothingText,
              art: 'search' as const,
              emptyAction: (
                <Button
                  variant="secondary"
                  onPress={() => narrow(Object.fromEntries(names.map((name) => [name, undefined])))}
                >
                  {words.clear}
                </Button>
              ),
            })}
          />
        </Card>
      </div>
    </div>
  );
}

function ColumnMenu<Row>({ choice }: { choice: ColumnChoice<Row> }) {
  return (
    <Menu
      chooses="many"
      trigger={
        <Button variant="ghost" icon={<Columns3 aria-hidden />} className="min-h-11">
          {words.columns}
        </Button>
      }
      items={choice.choices.map(({ id, label, isShown }) => ({
        id,
        label,
        isChosen: isShown,
        onAction: () => choice.toggle(id),
      }))}
    />
  );
}
