import type { DayChange } from '@caravan/sdk';
import { acknowledgeDayChanges } from '@caravan/sdk/client';
import { useListDayChanges } from '@caravan/sdk/react-query';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { ErrorState } from '@caravan/ui/ErrorState';
import { TextLink } from '@caravan/ui/TextLink';
import { useChange } from '../change/useChange.ts';
import { useFormat } from '../format/useFormat.ts';
import { dayWords } from '../words/serviceWords.ts';
import { changeWords, words } from './messages.ts';

export type DayNewsProps = {
  tripId: string;
  /** Link to a day on its page. Without it, days aren't links. */
  dayHref?: (day: number) => string;
  className?: string;
};

/**
 * Changes to a trip's days since booking. Travelers acknowledge them day by day; the trip's organizers see
 * how many have. Renders nothing when nothing changed, and an error if the changes can't be loaded.
 */
export function DayNews({ tripId, dayHref, className }: DayNewsProps) {
  const { data, isError, refetch } = useListDayChanges(tripId, {
    query: { throwOnError: false, meta: { errorToast: false } },
  });
  if (isError && !data) {
    return (
      <Card className={className}>
        <ErrorState compact level={3} title={words.failed} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (!data?.days.length) return null;
  const own = data.days.every(({ travelers }) => travelers === undefined);
  return (
    <Card title={own ? words.title : words.titleForOthers} padded={false} className={className}>
      <ul className="divide-y divide-line">
        {data.days.map((day) => (
          <Day key={day.day} tripId={tripId} day={day} href={dayHref?.(day.day)} />
        ))}
      </ul>
    </Card>
  );
}

type DayProps = { tripId: string; day: DayChange; href: string | undefined };

function Day({ tripId, day: { day, date, revision, changedAt, changes, seen, travelers }, href }: DayProps) {
  const format = useFormat();
  const see = useChange(acknowledgeDayChanges, { done: words.thanks });
  const name = dayWords.day(day);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-6 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-semibold">
          {href ? <TextLink href={href}>{name}</TextLink> : name}{' '}
          <span className="font-normal text-muted">{format.date(date, 'weekday')}</span>
        </h3>
        <p className="text-sm text-muted">{words.changedOn(format.instant(changedAt, 'date'))}</p>
        <ul className="mt-1 list-disc ps-5 text-sm">
          {changes.map((change, i) => (
            <li key={i}>{changeWords(change, format)}</li>
          ))}
        </ul>
      </div>
      {travelers === undefined ? (
        <Button
          size="sm"
          variant="secondary"
          aria-label={words.seenOf(name)}
          isPending={see.isPending}
          onPress={() => see.run(tripId, day, { revision })}
        >
          {words.seen}
        </Button>
      ) : (
        <Badge tone={seen === travelers ? 'green' : 'warning'}>{words.seenBy(seen ?? 0, travelers)}</Badge>
      )}
    </li>
  );
}
