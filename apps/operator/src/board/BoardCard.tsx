import type { BoardItem, BoardLaneName } from '@caravan/sdk';
import { useNow } from '@caravan/shell/useNow';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { LinkButton } from '@caravan/ui/LinkButton';
import { ProgressBar } from '@caravan/ui/ProgressBar';
import { TextLink } from '@caravan/ui/TextLink';
import type { Doing } from '../home/useDoing.tsx';
import { daysOf, doingOf, hrefOf, pageOf, whenOf } from './lanes.ts';
import { words } from './messages.ts';
import { SubmitTechnical } from './SubmitTechnical.tsx';

export type BoardCardProps = {
  lane: BoardLaneName;
  item: BoardItem;
  /** Does what is next on top of the board. */
  onDo: (what: Doing) => void;
};

const urgent: readonly BoardLaneName[] = ['requests', 'services', 'days', 'technical'];
const onSale: readonly BoardLaneName[] = ['notFilling', 'filling'];
const daysShown = 3;

/** A request or trip: what it is, by when, and the one thing that is next. */
export function BoardCard({ lane, item, onDo }: BoardCardProps) {
  const format = useFormat();
  const today = new Date(useNow(60_000)).toISOString().slice(0, 10);
  const isOverdue = item.deadline !== undefined && item.deadline < today;
  const when = whenOf(lane, item, (iso) => format.date(iso, 'MMM DD'));
  const doing = doingOf(lane, item);
  const action = words.actions[lane];
  const look = {
    size: 'sm',
    variant: urgent.includes(lane) ? 'primary' : 'secondary',
    'aria-label': words.actionFor(action, item.name),
  } as const;
  return (
    <Card as="article" padded={false}>
      <div className="flex flex-col gap-3 p-4" data-card={item.id}>
        <div className="flex items-start gap-3">
          <img
            src={item.hero.url}
            alt=""
            loading="lazy"
            className="size-11 shrink-0 rounded-sm bg-sunken object-cover"
          />
          <div className="min-w-0 flex-1">
            <h3 className="text-sm leading-snug font-medium wrap-anywhere">
              <TextLink href={pageOf(lane, item.id)}>{item.name}</TextLink>
            </h3>
            <p className="tabular mt-0.5 text-[0.8125rem] text-muted">
              {format.dateRange(item.startDate, item.endDate)}
            </p>
            <p className="text-[0.8125rem] wrap-anywhere text-muted">{item.hostName}</p>
          </div>
        </div>
        {(when || isOverdue) && (
          <p className="tabular flex flex-wrap items-center gap-2 text-sm">
            {when}
            {isOverdue && (
              <Badge tone="red" size="sm">
                {words.overdue}
              </Badge>
            )}
          </p>
        )}
        {onSale.includes(lane) && (
          <div className="text-sm">
            <ProgressBar
              label={words.fill(item.spotsTaken, item.maximumSpots)}
              value={item.spotsTaken}
              max={item.maximumSpots}
              detail={words.needed(item.minimumSpots)}
              tone={lane === 'filling' ? 'green' : 'red'}
            />
          </div>
        )}
        <Days item={item} isOpen={lane === 'days' || lane === 'services'} />
        {lane === 'technical' && <SubmitTechnical item={item} />}
        {doing && (
          <Button {...look} onPress={() => onDo(doing)}>
            {action}
          </Button>
        )}
        {lane !== 'technical' && !doing && (
          <LinkButton {...look} href={hrefOf(lane, item)}>
            {action}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

/** Days to fix, spelled out where fixing them is next, and counted elsewhere. */
function Days({ item, isOpen }: { item: BoardItem; isOpen: boolean }) {
  const days = daysOf(item);
  if (days.length === 0) return null;
  return (
    <div className="text-sm">
      <Badge tone="warning" size="sm">
        {words.daysToFix(days.length)}
      </Badge>
      {isOpen && (
        <ul className="mt-2 grid gap-1 text-[0.8125rem] text-muted">
          {days.slice(0, daysShown).map(({ day, fault }) => (
            <li key={day}>
              <span className="tabular font-medium text-ink">{words.day(day)}</span>: {words.faults[fault]}
            </li>
          ))}
          {days.length > daysShown && <li>{words.moreDays(days.length - daysShown)}</li>}
        </ul>
      )}
    </div>
  );
}
