import type { Itinerary, PackageLevel, ValidityPeriod } from '@caravan/sdk';
import { editValidityPeriods } from '@caravan/sdk/client';
import { getGetInventoryMetadataQueryOptions, getGetItineraryQueryKey } from '@caravan/sdk/react-query';
import { packageWords } from '@caravan/shell/tripWords';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { useOpened } from '@caravan/shell/useOpened';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { IconButton } from '@caravan/ui/IconButton';
import { Menu } from '@caravan/ui/Menu';
import { useQueryClient } from '@tanstack/react-query';
import { EllipsisVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Asked } from '../itineraries/Asked.tsx';
import { words } from './messages.ts';
import { daysOf, spanOf } from './period.ts';
import { PeriodDialog } from './PeriodDialog.tsx';
import { useWeekdays } from './useWeekdays.ts';

/** The address of a period's form, or of a new period's. */
const addressOf = (level: PackageLevel, period?: ValidityPeriod) =>
  period ? `${level}.${period.startDate}.${daysOf(period).join('')}` : `${level}.new`;

export type ValidityCardProps = { itinerary: Itinerary; level: PackageLevel; periods: ValidityPeriod[] };

/** The validity periods of a package, by date. The server keeps them from overlapping (O-129). */
export function ValidityCard({ itinerary, level, periods }: ValidityCardProps) {
  const format = useFormat();
  const weekdays = useWeekdays();
  const client = useQueryClient();
  const metadata = useLoaded(getGetInventoryMetadataQueryOptions());
  const [opened, open, close, done] = useOpened('period');
  const chosen = periods.find((period) => opened === addressOf(level, period));
  const editing = chosen ?? (opened === addressOf(level) ? metadata.validityPeriod : undefined);
  const [clearing, setClearing] = useState<ValidityPeriod>();
  const keep = (saved: Itinerary) => client.setQueryData(getGetItineraryQueryKey(itinerary.id), saved);
  const restore = useChange(editValidityPeriods, { done: words.restored, onDone: keep });
  const clear = useChange(editValidityPeriods, {
    done: (saved) => ({
      title: words.cleared,
      ...(clearing && {
        action: {
          label: words.undo,
          onAction: () =>
            restore.run(itinerary.id, { version: saved.version, packageLevel: level, put: clearing }),
        },
      }),
    }),
    onDone: keep,
    onEnd: () => setClearing(undefined),
  });
  const span = (period: ValidityPeriod) => format.dateRange(period.startDate, period.endDate);
  const days = (period: ValidityPeriod) => {
    const on = daysOf(period);
    return on.length === 7 ? words.everyDay : on.map((day) => weekdays[Number(day)]).join(', ');
  };
  const price = (period: ValidityPeriod) => {
    const costs = (period.costThresholds ?? []).map((threshold) => threshold.priceMinor);
    return costs.length > 0 && words.from(format.money(Math.min(...costs), itinerary.currency));
  };
  return (
    <Card
      title={words.title(packageWords[level])}
      description={words.text}
      padded={false}
      actions={
        <Button
          size="sm"
          variant="secondary"
          icon={<Plus aria-hidden />}
          onPress={() => open(addressOf(level))}
        >
          {words.add}
        </Button>
      }
    >
      {periods.length === 0 && <p className="px-5 py-4 text-muted">{words.empty}</p>}
      <ul className="divide-y divide-line">
        {periods.map((period) => (
          <li key={addressOf(level, period)} className="flex items-center gap-3 px-5 py-3">
            <span className="min-w-0 flex-1">
              <span className="block font-medium tabular">{span(period)}</span>
              <span className="block text-sm text-muted tabular">
                {[days(period), !period.blackoutStartDate?.isBlackout && price(period)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <Asked field={`validityPeriods/${level}/${period.startDate}`} plain />
            </span>
            {period.blackoutStartDate?.isBlackout && (
              <Badge size="sm" tone="neutral">
                {words.blackout}
              </Badge>
            )}
            {period.instantApprovalAllowed && (
              <Badge size="sm" tone="teal">
                {words.instant}
              </Badge>
            )}
            <Menu
              trigger={
                <IconButton label={words.actions(span(period))} icon={<EllipsisVertical aria-hidden />} />
              }
              items={[
                {
                  id: 'edit',
                  label: words.edit,
                  icon: <Pencil aria-hidden />,
                  onAction: () => open(addressOf(level, period)),
                },
                {
                  id: 'clear',
                  label: words.clear,
                  icon: <Trash2 aria-hidden />,
                  tone: 'danger',
                  onAction: () => setClearing(period),
                },
              ]}
            />
          </li>
        ))}
      </ul>
      {editing && (
        <PeriodDialog
          period={editing}
          isChange={!!chosen}
          itinerary={itinerary}
          level={level}
          step={metadata.tierStep}
          onClose={close}
          onSaved={done}
        />
      )}
      <ConfirmDialog
        isOpen={clearing !== undefined}
        onClose={() => setClearing(undefined)}
        onConfirm={() =>
          clear.run(itinerary.id, {
            version: itinerary.version,
            packageLevel: level,
            clear: spanOf(clearing!),
          })
        }
        isPending={clear.isPending}
        title={clearing && words.clearTitle(span(clearing))}
        confirmLabel={words.clear}
        tone="danger"
      >
        {words.clearText}
      </ConfirmDialog>
    </Card>
  );
}
