import { getGetAudienceQueryOptions } from '@caravan/sdk/react-query';
import { useBarred } from '@caravan/shell/useBarred';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { useTenant } from '@caravan/shell/useTenant';
import { BarChart } from '@caravan/ui/BarChart';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { EmptyState } from '@caravan/ui/EmptyState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { toMajor, toMinor } from '@caravan/ui/money';
import { StatCard } from '@caravan/ui/StatCard';
import { Switch } from '@caravan/ui/Switch';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useHost } from '../host/useHost.ts';
import { paths } from '../paths.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { bars, enoughResponses, short } from './charts.ts';
import { EmailCapture } from './EmailCapture.tsx';
import { words } from './messages.ts';
import { Recommended } from './Recommended.tsx';
import { ShareList } from './ShareList.tsx';
import { useIsWide } from './useIsWide.ts';

/** An average to the cent would say more than the answers, which are whole amounts. */
const whole = (minor: number, currency: string) => toMinor(Math.round(toMajor(minor, currency)), currency);

/** The audience's survey results (H-091, H-093, H-427 to H-432). */
export function Research() {
  const host = useHost();
  const audience = useLoaded(getGetAudienceQueryOptions());
  const format = useFormat();
  const { currency } = useTenant();
  const isWide = useIsWide();
  const [only, setOnly] = useState(false);
  const [exporting, setExporting] = useState(false);
  const barred = useBarred('exportAudience');
  // H-431
  const total = audience.allResponses.responses + audience.marketingListSize;
  const noExport = total === 0 ? words.research.nothingToExport : barred;
  const w = words.research;
  const canToggle = host.qualified && audience.qualifiedResponses.responses > 0;
  const metrics = only && canToggle ? audience.qualifiedResponses : audience.allResponses;
  const { graphs } = metrics;
  const chart = (title: string, entries: typeof graphs.budget, order?: 'steps') => (
    <Card title={title}>
      <BarChart
        title={title}
        data={bars(entries, isWide, order)}
        series={[{ key: 'amount', label: w.amount }]}
        height={240}
      />
    </Card>
  );
  // A phone's chart fits five bars (H-614), but there are more steps, so phones show a list.
  const steps = (title: string, entries: typeof graphs.budget) =>
    isWide ? chart(title, entries, 'steps') : <ShareList title={title} entries={entries} />;
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Switch value={only && canToggle} onChange={setOnly} isDisabled={!canToggle}>
          {w.qualifiedOnly}
        </Switch>
        {!canToggle && <p className="text-sm text-muted">{w.notQualified}</p>}
        <Button
          size="sm"
          variant="secondary"
          icon={<FileDown aria-hidden />}
          {...(noExport && { disabledReason: noExport })}
          onPress={() => setExporting(true)}
        >
          {w.export}
        </Button>
      </div>
      {exporting && <ExportDialog onClose={() => setExporting(false)} />}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-3 lg:grid-cols-4">
        <StatCard label={w.responses} value={format.number(metrics.responses)} />
        <StatCard
          label={w.average}
          value={
            metrics.budgetAverageMinor === undefined
              ? '–'
              : format.money(whole(metrics.budgetAverageMinor, currency))
          }
        />
        <StatCard
          label={w.median}
          value={metrics.budgetMedianMinor === undefined ? '–' : format.money(metrics.budgetMedianMinor)}
        />
        <StatCard label={w.list} value={format.number(audience.marketingListSize)} detail={w.listDetail} />
      </div>
      {metrics.responses < enoughResponses ? (
        <EmptyState
          art="search"
          title={w.notEnough}
          action={<LinkButton href={paths.survey}>{w.survey}</LinkButton>}
        >
          {w.notEnoughText}
        </EmptyState>
      ) : (
        <>
          {metrics.topDestinations && metrics.topDestinations.length > 0 && (
            <p className="font-display text-[1.75rem] leading-snug">
              <span className="kicker mb-2 block font-sans">{w.top}</span>
              {format.list(metrics.topDestinations)}
            </p>
          )}
          {chart(w.popularDestinations, graphs.popularDestinations)}
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
            {steps(w.budget, graphs.budget)}
            {steps(w.age, graphs.age)}
            <ShareList title={w.timeOfYear} entries={graphs.timeOfYear} labelOf={short} />
            <ShareList title={w.gender} entries={graphs.gender} />
          </div>
        </>
      )}
      {host.qualified && <Recommended />}
      <EmailCapture />
    </div>
  );
}
