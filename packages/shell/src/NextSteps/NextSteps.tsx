import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { LinkButton } from '@caravan/ui/LinkButton';
import { TextLink } from '@caravan/ui/TextLink';
import { Check } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { words } from './messages.ts';

/** Where an item's action leads, or what it does in place; `name` is its accessible name if the label is short. */
export type NextStepAction = { label: string; name?: string } & (
  | { href: string; onPress?: never }
  | { onPress: () => void; href?: never; isPending?: boolean; disabledReason?: string | undefined }
);

export type NextStep = {
  id: string;
  /** What to do or to know, such as "3 bookings to confirm". */
  what: string;
  /** Why it matters, or by when. */
  why?: ReactNode;
  /** `now` waits for the reader, `soon` has a due date, `info` requires no action. */
  urgency: 'now' | 'soon' | 'info';
  /** A figure or date in front of the text, such as "12" or "Oct 5". */
  lead?: ReactNode;
  /** Complete: shown with a check mark and without its action. */
  done?: boolean;
  action?: NextStepAction | undefined;
};

export type NextStepsProps = {
  title: string;
  /** The items in display order; the caller knows what matters most. */
  items: readonly NextStep[];
  /** Shown when there is nothing to do. */
  empty: ReactNode;
  /** Number of items to show before "show more". */
  atFirst?: number;
  /** Number of items in all, beside the title, if the server sends only the first ones. */
  total?: number;
  /** Below the last item, such as why some are not listed. */
  note?: ReactNode;
  level?: 2 | 3;
  /** Puts the title inside the card, for a place among other cards. */
  titled?: 'above' | 'inside';
  className?: string | undefined;
};

const mark: Record<NextStep['urgency'], string> = {
  now: 'bg-accent',
  soon: 'bg-warning',
  info: 'bg-line-strong',
};

/**
 * The home page's to-do list: each item says what to do, why or by when, and has the one action that
 * completes it.
 */
export function NextSteps(props: NextStepsProps) {
  const { title, items, empty, atFirst = 6, total, note, level = 2, titled = 'above', className } = props;
  const id = useId();
  const [all, setAll] = useState(false);
  const Heading = `h${level}` as const;
  const shown = all ? items : items.slice(0, atFirst);
  const heading = (
    <Heading
      id={id}
      className={titled === 'above' ? 'display-heading mb-5' : 'px-6 pt-5 text-base font-semibold'}
    >
      {title}
      {total !== undefined && (
        <>
          {' '}
          <Badge tone="neutral">{total}</Badge>
        </>
      )}
    </Heading>
  );
  return (
    <section aria-labelledby={id} className={className}>
      {titled === 'above' && heading}
      <Card padded={false} {...(titled === 'inside' && { className: 'h-full' })}>
        {titled === 'inside' && heading}
        {items.length === 0 ? (
          <p className="flex items-center gap-3 p-5 text-sm text-muted">
            <Check aria-hidden className="size-5 shrink-0" />
            {empty}
          </p>
        ) : (
          <ul className={`divide-y divide-line ${titled === 'inside' ? 'mt-4 border-t border-line' : ''}`}>
            {shown.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </ul>
        )}
        {note && shown.length === items.length && (
          <p className="border-t border-line px-6 py-3 text-sm text-muted">{note}</p>
        )}
      </Card>
      {shown.length < items.length && (
        <Button variant="ghost" size="sm" className="-ms-3 mt-3" onPress={() => setAll(true)}>
          {words.all(items.length)}
        </Button>
      )}
    </section>
  );
}

function Item({ item: { what, why, urgency, lead, done = false, action } }: { item: NextStep }) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-5 gap-y-3 py-4 pe-4 ps-6 sm:flex-nowrap">
      <span aria-hidden className={`absolute inset-y-0 start-0 w-1 ${done ? 'bg-green' : mark[urgency]}`} />
      {done && <Check aria-hidden className="size-5 shrink-0 text-green" />}
      {lead !== undefined && (
        <span className="display tabular min-w-12 shrink-0 text-2xl leading-none sm:min-w-24">{lead}</span>
      )}
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className={`wrap-anywhere ${done ? 'text-muted' : 'font-medium'}`}>
          {urgency === 'now' && !done && <span className="sr-only">{words.now} </span>}
          {what}
          {done && <span className="sr-only"> ({words.done})</span>}
        </p>
        {why && <p className="mt-0.5 text-sm text-muted">{why}</p>}
      </div>
      {action && !done && <Action action={action} urgency={urgency} />}
    </li>
  );
}

function Action({ action, urgency }: { action: NextStepAction; urgency: NextStep['urgency'] }) {
  const variant = urgency === 'now' ? 'primary' : 'secondary';
  const named = action.name !== undefined && { 'aria-label': action.name };
  if (action.href !== undefined)
    return urgency === 'info' ? (
      <TextLink href={action.href} className="ms-auto shrink-0 text-sm" {...named}>
        {action.label}
      </TextLink>
    ) : (
      <LinkButton href={action.href} size="sm" variant={variant} className="w-full sm:w-auto" {...named}>
        {action.label}
      </LinkButton>
    );
  return (
    <Button
      size="sm"
      variant={variant}
      className="w-full sm:w-auto"
      isPending={action.isPending ?? false}
      {...(action.disabledReason && { disabledReason: action.disabledReason })}
      onPress={action.onPress}
      {...named}
    >
      {action.label}
    </Button>
  );
}
