import type { supply } from '@caravan/sdk/connect';
import { useProfile } from '@caravan/shell/useProfile';
import { useFormat } from '@caravan/shell/useFormat';
import { useBarred } from '@caravan/shell/useBarred';
import { Alert } from '@caravan/ui/Alert';
import { Breadcrumb } from '@caravan/ui/Breadcrumb';
import { EmptyState } from '@caravan/ui/EmptyState';
import { ErrorState } from '@caravan/ui/ErrorState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { PageHeader } from '@caravan/ui/PageHeader';
import { RadioCards } from '@caravan/ui/RadioCards';
import { Skeleton } from '@caravan/ui/Skeleton';
import { paths } from '../paths.ts';
import { Differences } from './Differences.tsx';
import { words } from './messages.ts';
import { useDecide, useSynced } from './useSynced.ts';

/** An itinerary and its departures next to what was pushed last, and who wins. */
export function Comparison({ id }: { id: string }) {
  const found = useSynced(id);
  if (found.error) return <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>;
  if (!found.data)
    return (
      <div aria-busy>
        <Skeleton lines={10} className="gap-4" />
      </div>
    );
  const { itinerary, differences } = found.data;
  if (!itinerary)
    return (
      <EmptyState
        title={words.never}
        action={
          <LinkButton href={paths.itinerary(id)} variant="secondary">
            {words.open}
          </LinkButton>
        }
      >
        {words.neverText}
      </EmptyState>
    );
  return <Compared itinerary={itinerary} differences={differences} />;
}

type ComparedProps = { itinerary: supply.SyncedItinerary; differences: supply.Difference[] };

function Compared({ itinerary, differences }: ComparedProps) {
  const format = useFormat();
  const { group } = useProfile();
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        breadcrumb={
          group === 'operator' && (
            <Breadcrumb items={[{ label: words.back, href: paths.syncedAll }, { label: itinerary.name }]} />
          )
        }
        title={itinerary.name}
        kicker={itinerary.externalId}
        description={words.pushed(itinerary.pushedBy || words.person, format.instant(itinerary.pushedAt))}
        actions={
          <LinkButton href={paths.itinerary(itinerary.itineraryId)} variant="secondary">
            {words.open}
          </LinkButton>
        }
      />
      <Wins itinerary={itinerary} />
      {itinerary.unknown && <Alert title={words.unknownTitle}>{words.unknownText}</Alert>}
      {differences.length > 0 && <Differences itinerary={itinerary} differences={differences} />}
      {differences.length === 0 && !itinerary.unknown && (
        <EmptyState title={words.same} art="horizon">
          {words.sameText}
        </EmptyState>
      )}
    </div>
  );
}

/** The choice of who wins; it applies immediately. */
function Wins({ itinerary: { itineraryId, editsWin } }: { itinerary: supply.SyncedItinerary }) {
  const change = useDecide({
    done: (_, decision) => ({
      title: decision.editsWin ? words.nowEdits : words.nowSystem,
      action: {
        label: words.undo,
        onAction: () => change.run({ itineraryId, editsWin: !decision.editsWin }),
      },
    }),
  });
  // The choice shows at once; after a refusal, the real one.
  const shown = change.isPending ? (change.input?.[0].editsWin ?? editsWin) : editsWin;
  return (
    <RadioCards
      label={words.winsTitle}
      description={words.winsAlso}
      columns={2}
      value={shown ? 'here' : 'system'}
      isDisabled={useBarred('updateItinerary') !== undefined}
      onChange={(id) => {
        if ((id === 'here') !== editsWin) change.run({ itineraryId, editsWin: id === 'here' });
      }}
      options={[
        { id: 'system', title: words.systemWins, description: words.systemHelp },
        { id: 'here', title: words.editsWin, description: words.editsHelp },
      ]}
    />
  );
}
