import type { Trip, TripDetails } from '@caravan/sdk';
import { getPrintHostStatementUrl } from '@caravan/sdk/client';
import { MoneyText } from '@caravan/shell/MoneyText';
import { useFormat } from '@caravan/shell/useFormat';
import { Card } from '@caravan/ui/Card';
import { LinkButton } from '@caravan/ui/LinkButton';
import { ProgressBar } from '@caravan/ui/ProgressBar';
import { FileDown } from 'lucide-react';
import { words } from './messages.ts';

export type EarningsSidebarProps = { trip: Trip; details: TripDetails };

/** The trip's earnings (H-162), its report once approved (H-163), and the host's companions (H-161). */
export function EarningsSidebar({ trip, details }: EarningsSidebarProps) {
  const format = useFormat();
  const money = (minor: number) => format.money(minor, details.currency);
  const companions = trip.companions ?? [];
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <Card title={words.earnings}>
        <p className="text-sm text-muted">{words.potential}</p>
        <p className="mt-1.5">
          <MoneyText
            minor={details.potentialEarningsMinor}
            currency={details.currency}
            className="display text-[2rem]"
          />
        </p>
        <div className="mt-5 grid grid-cols-1 gap-5">
          <ProgressBar
            label={words.earned}
            value={Math.max(0, details.earningsMinor)}
            max={Math.max(1, details.potentialEarningsMinor)}
            detail={money(details.earningsMinor)}
            tone="green"
          />
          {trip.earningsReportApprovedAt && trip.host && (
            <LinkButton
              href={getPrintHostStatementUrl(trip.host.id, { tripId: trip.id })}
              variant="secondary"
              icon={<FileDown aria-hidden />}
            >
              {words.downloadReport}
            </LinkButton>
          )}
          {details.collectedMinor !== undefined && (
            <p className="flex justify-between gap-4 border-t border-line pt-4 text-sm">
              <span className="text-muted">{words.collected}</span>
              <MoneyText minor={details.collectedMinor} currency={details.currency} />
            </p>
          )}
        </div>
      </Card>
      <Card title={words.companions}>
        {companions.length === 0 ? (
          <p className="text-sm text-muted">{words.noCompanions}</p>
        ) : (
          <ul className="grid grid-cols-1 gap-2 text-sm">
            {companions.map((companion, i) => (
              <li key={i} className="flex justify-between gap-4">
                {companion.firstName} {companion.lastName}
                <span className="tabular text-muted">{companion.ageRange}</span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}
