import { Breadcrumb } from '@caravan/ui/Breadcrumb';
import { PageHeader } from '@caravan/ui/PageHeader';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

export type PreviewShellProps = {
  id: string;
  trip: string;
  description?: string;
  actions?: ReactNode;
  children: ReactNode;
};

/** The bar above a standalone preview: the way back, and the available actions. */
export function PreviewShell({ id, trip, description, actions, children }: PreviewShellProps) {
  return (
    <div className="px-4 pt-5 sm:px-6 lg:px-8">
      <PageHeader
        breadcrumb={
          <Breadcrumb
            items={[
              { label: words.trips, href: paths.trips },
              { label: trip, href: paths.trip(id) },
              { label: words.preview },
            ]}
          />
        }
        title={words.preview}
        description={description}
        actions={actions}
      />
      {children}
    </div>
  );
}
