import type { TripTraveler } from '@caravan/sdk';
import { getGetTripDetailsQueryOptions } from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { EmptyState } from '@caravan/ui/EmptyState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { FileDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../paths.ts';
import { useTrip } from '../workspace/useTrip.ts';
import { AutoConfirm } from './AutoConfirm.tsx';
import { EarningsSidebar } from './EarningsSidebar.tsx';
import { words } from './messages.ts';
import { OrdersTable } from './OrdersTable.tsx';
import { spotsOf, tables } from './selection.ts';
import { Summary } from './Summary.tsx';
import { useDecide } from './useDecide.ts';

// The stream's client comes with the first export.
const ExportPanel = lazy(() => import('./ExportPanel.tsx').then((m) => ({ default: m.ExportPanel })));

export type BookingsProps = { id: string };

/** Who booked, who waits, and what it earns (H-155 to H-163). */
export function Bookings({ id }: BookingsProps) {
  const trip = useTrip(id);
  const details = useLoaded(getGetTripDetailsQueryOptions(id));
  const [asking, setAsking] = useState<{ what: 'confirm' | 'reject'; orders: TripTraveler[] } | null>(null);
  const [exporting, setExporting] = useState(false);
  const decide = useDecide(id, () => setAsking(null));
  const { booked, waitlisted } = tables(details.travelers);
  const spots = spotsOf(asking?.orders ?? []);
  const launching = asking?.what === 'confirm' && details.launchAndConfirm;
  const reject = (orders: TripTraveler[]) => setAsking({ what: 'reject', orders });

  return (
    <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid grid-cols-1 min-w-0 content-start gap-6">
        <Summary details={details} />
        <Card
          padded={false}
          title={words.travelers}
          description={<AutoConfirm trip={trip} />}
          actions={
            <Button
              size="sm"
              variant="secondary"
              icon={<FileDown aria-hidden />}
              isDisabled={details.travelers.length === 0}
              onPress={() => setExporting(true)}
            >
              {words.export}
            </Button>
          }
        >
          <OrdersTable
            label={words.travelers}
            details={details}
            orders={booked}
            empty={
              <EmptyState level={3} art="suitcase" title={words.travelers}>
                {words.empty}
              </EmptyState>
            }
            onConfirm={(orders) => setAsking({ what: 'confirm', orders })}
            onReject={reject}
          />
        </Card>
        <Card padded={false} title={words.waitlist} description={words.waitlistText}>
          <OrdersTable
            label={words.waitlist}
            details={details}
            orders={waitlisted}
            empty={<p className="px-6 pb-6 text-sm text-muted">{words.noWaitlist}</p>}
            onReject={reject}
          />
        </Card>
        <Card title={words.youToo}>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="max-w-prose text-muted">{words.youTooText}</p>
            <LinkButton href={paths.ownTripForm(id)} variant="secondary">
              {words.ownForm}
            </LinkButton>
          </div>
        </Card>
      </div>
      <EarningsSidebar trip={trip} details={details} />
      {asking && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsking(null)}
          onConfirm={() =>
            asking.what === 'confirm'
              ? decide.confirm(asking.orders, !!launching)
              : decide.reject(asking.orders)
          }
          isPending={decide.isPending}
          tone={asking.what === 'confirm' ? 'primary' : 'danger'}
          title={
            launching ? words.launchTitle : asking.what === 'confirm' ? words.confirmTitle : words.rejectTitle
          }
          confirmLabel={
            launching ? words.launchTitle : asking.what === 'confirm' ? words.confirm : words.reject
          }
          cancelLabel={words.cancel}
        >
          {asking.what === 'confirm' ? words.confirmText(spots) : words.rejectText(spots)}
          {launching && <p className="mt-3 font-medium">{words.launchText}</p>}
        </ConfirmDialog>
      )}
      <Suspense>{exporting && <ExportPanel tripId={id} onClose={() => setExporting(false)} />}</Suspense>
    </div>
  );
}
