import { getGetAudienceQueryOptions, useGetHomeProgress } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { CopyField } from '@caravan/ui/CopyField';
import { Illustration } from '@caravan/ui/Illustration';
import { Facts } from '@caravan/ui/Facts';
import { LinkButton } from '@caravan/ui/LinkButton';
import { ProgressBar } from '@caravan/ui/ProgressBar';
import { toast } from '@caravan/ui/toast';
import { ExternalLink, ImageDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useHost } from '../host/useHost.ts';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

const TimelineImage = lazy(() => import('./TimelineImage.tsx').then((m) => ({ default: m.TimelineImage })));

/** The survey link and its progress (H-089, H-090, H-319). */
export function Survey() {
  const audience = useLoaded(getGetAudienceQueryOptions());
  const w = words.survey;
  const format = useFormat();
  const [posting, setPosting] = useState(false);
  const tier = useGetHomeProgress(useHost().id, { query: { throwOnError: false } }).data;
  const toTier = (tier?.nextTierAt ?? 0) - (tier?.qualifiedResponses ?? 0);
  const responses = audience.allResponses.responses;
  const unlocked = responses >= audience.unlockAt;
  const url = audience.surveyUrl && new URL(audience.surveyUrl, window.location.origin).href;
  const failed = () => toast({ tone: 'error', title: w.copyFailed });
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid grid-cols-1 content-start gap-8">
        <section className="grid grid-cols-1 items-center gap-8 rounded-xl bg-accent-soft p-7 sm:grid-cols-[minmax(0,1fr)_11rem] sm:p-10">
          <div>
            <h2 className="display-title">{w.title}</h2>
            <p className="mt-3 max-w-prose">{w.text}</p>
          </div>
          <Illustration name="letter" className="hidden w-full sm:block" />
        </section>
        {!url ? (
          <Alert tone="warning">{w.locked}</Alert>
        ) : (
          <div className="grid grid-cols-1 gap-6">
            <CopyField label={w.link} value={url} onError={failed} />
            <CopyField label={w.messageLabel} value={w.message(url)} onError={failed} />
            <div className="flex flex-wrap gap-2">
              <LinkButton href={url} target="_blank" variant="secondary" icon={<ExternalLink aria-hidden />}>
                {w.open}
              </LinkButton>
              <Button variant="secondary" icon={<ImageDown aria-hidden />} onPress={() => setPosting(true)}>
                {words.image.open}
              </Button>
            </div>
            <Suspense>{posting && <TimelineImage url={url} onClose={() => setPosting(false)} />}</Suspense>
          </div>
        )}
        <section>
          <h2 className="display-heading">{w.how}</h2>
          <ol className="mt-5 grid grid-cols-1 gap-6 sm:grid-cols-3">
            {w.steps.map(([title, text], i) => (
              <li key={title} className="border-t-2 border-ink pt-3">
                <p className="tabular text-sm text-muted">{i + 1}</p>
                <h3 className="mt-1 font-medium">{title}</h3>
                <p className="mt-1 text-sm text-muted">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <Card className="self-start" title={w.responses}>
        <p className="display tabular text-[3rem]">{responses}</p>
        <ProgressBar
          className="mt-3"
          label={w.responses}
          hideLabel
          value={Math.min(responses, audience.unlockAt)}
          max={audience.unlockAt}
          detail={w.progress(responses, audience.unlockAt)}
          tone={unlocked ? 'green' : 'accent'}
        />
        <p className="mt-2 text-sm text-muted">
          {unlocked ? w.unlocked : w.toUnlock(audience.unlockAt - responses)}
        </p>
        <Facts
          className="mt-5 border-t border-line pt-2"
          items={[
            {
              id: 'qualified',
              label: w.qualified,
              value: audience.qualifiedResponses.responses,
              strong: true,
            },
          ]}
        />
        <p className="mt-1 text-sm text-muted">
          {w.qualifiedHint(format.money(audience.qualifiedBudgetMinor))}
        </p>
        {toTier > 0 && <p className="mt-3 text-sm font-medium">{w.toTier(toTier)}</p>}
        {unlocked && (
          <LinkButton href={paths.itineraries} variant="secondary" className="mt-5 w-full">
            {w.explore}
          </LinkButton>
        )}
      </Card>
    </div>
  );
}
