import { PageHeader } from '@caravan/ui/PageHeader';
import { useLocation } from '@tanstack/react-router';
import { use, type ReactNode } from 'react';
import { SavedViewsContext } from '../SavedViews/SavedViewsContext.ts';
import { PortalTitleContext } from '../title/PortalTitleContext.ts';
import { usePageTitle } from '../title/usePageTitle.ts';
import { ListView, type ListViewProps } from './ListView.tsx';

export type ListPageProps<Row> = Omit<ListViewProps<Row>, 'label' | 'className'> & {
  title: string;
  description?: string;
  /** Buttons beside the title, such as to add a row. */
  actions?: ReactNode;
  /** Also the next step that a list without rows leads to. */
  emptyAction?: ReactNode;
  /** Dialogs and drawers. */
  children?: ReactNode;
};

/**
 * A page that is one list. It says what is the page's own: columns, filters, what a row does, and the words.
 *
 *     const trips = useList(adminListTrips, getAdminListTripsQueryKey, route.useSearch());
 *     <ListPage title={words.title} search={words.search} filters={[{ name: 'status', … }]} list={trips} columns={…} … />
 *
 * Words, filters and the server's order stand in the address; the columns that a person chose stay on the device. Where
 * a portal has saved views, all of it can be kept under a name.
 */
export function ListPage<Row>({ title, description, actions, children, ...view }: ListPageProps<Row>) {
  usePageTitle(use(PortalTitleContext), title);
  const isSavable = use(SavedViewsContext);
  const name = useLocation({ select: ({ pathname }) => pathname.split('/').filter(Boolean).at(-1) });
  return (
    <>
      <PageHeader title={title} description={description} actions={actions} />
      <ListView
        emptyAction={actions}
        {...view}
        {...(isSavable && name && { savedAs: name })}
        label={title}
        className="mt-6"
      />
      {children}
    </>
  );
}
