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
  /** Buttons next to the title, such as to add a row. */
  actions?: ReactNode;
  /** Also shown as the next step when the list is empty. */
  emptyAction?: ReactNode;
  /** Dialogs and drawers. */
  children?: ReactNode;
};

/**
 * A page that consists of one list. Pass only what is specific to the page: columns, filters, row actions,
 * and messages.
 *
 *     const trips = useList(adminListTrips, getAdminListTripsQueryKey, route.useSearch());
 *     <ListPage title={words.title} search={words.search} filters={[{ name: 'status', … }]} list={trips} … />
 *
 * The search text, filters, and server-side sort order are kept in the URL; the chosen columns are stored on
 * the device. In portals with saved views, all of this can be saved under a name.
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
