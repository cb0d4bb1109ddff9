import { getGetTripDetailsQueryOptions } from '@caravan/sdk/react-query';
import { useBarred } from '@caravan/shell/useBarred';
import { useLoaded } from '@caravan/shell/useLoaded';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { EmptyState } from '@caravan/ui/EmptyState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { FileDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../paths.ts';
import { useTrip } from '../workspace/useTrip.ts';
import { AutoConfirm } from './AutoConfirm.tsx';
import { type Asking, DecideDialog } from './DecideDialog.tsx';
import { EarningsSidebar } from './EarningsSidebar.tsx';
import { words } from './messages.ts';
import { OrdersTable } from './OrdersTable.tsx';
import { tables, type Ticked } from './selection.ts';
import { Summary } from './Summary.tsx';
import { useDecide } from './useDecide.ts';

// The streaming client loads with the first export.
const ExportPanel = lazy(() => import('./ExportPanel.tsx').then((m) => ({ default: m.ExportPanel })));

export type BookingsProps = { id: string };

/** Bookings, the waitlist, and earnings (H-155 to H-163). */
export function Bookings({ id }: BookingsProps) {
  const trip = useTrip(id);
  const details = useLoaded(getGetTripDetailsQueryOptions(id));
  const [asking, setAsking] = useState<Asking | null>(null);
  const [ticked, setTicked] = useState<Ticked>(new Map());
  const [exporting, setExporting] = useState(false);
  // An action ends the selection: the next one starts with nobody selected.
  const noExport = useBarred('createExport');
  const decide = useDecide(id, () => {
    setAsking(null);
    setTicked(new Map());
  });
  const { booked, waitlisted } = tables(details.travelers);
  const ask = (what: Asking['what']) => (orders: Asking['orders']) => setAsking({ what, orders });

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
              {...(noExport && { disabledReason: noExport })}
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
            ticked={ticked}
            onTicked={setTicked}
            onConfirm={ask('confirm')}
            onReject={ask('reject')}
          />
        </Card>
        <Card padded={false} title={words.waitlist} description={words.waitlistText}>
          <OrdersTable
            label={words.waitlist}
            details={details}
            orders={waitlisted}
            empty={<p className="px-6 pb-6 text-sm text-muted">{words.noWaitlist}</p>}
            ticked={ticked}
            onTicked={setTicked}
            onReject={ask('reject')}
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
        <DecideDialog
          asking={asking}
          trip={trip}
          details={details}
          decide={decide}
          onClose={() => setAsking(null)}
        />
      )}
      <Suspense>
        {exporting && <ExportPanel what={{ tripId: id }} onClose={() => setExporting(false)} />}
      </Suspense>
    </div>
  );
}
