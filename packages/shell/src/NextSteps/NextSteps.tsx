import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { LinkButton } from '@caravan/ui/LinkButton';
import { TextLink } from '@caravan/ui/TextLink';
import { Check } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { words } from './messages.ts';

/** Where an item's action leads, or what it does in place. */
export type NextStepAction = { label: string } & (
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
  action?: NextStepAction;
};

export type NextStepsProps = {
  title: string;
  /** The items in display order; the caller knows what matters most. */
  items: readonly NextStep[];
  /** Shown when there is nothing to do. */
  empty: ReactNode;
  /** Number of items to show before "show more". */
  atFirst?: number;
  level?: 2 | 3;
  className?: string;
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
export function NextSteps({ title, items, empty, atFirst = 6, level = 2, className }: NextStepsProps) {
  const id = useId();
  const [all, setAll] = useState(false);
  const Heading = `h${level}` as const;
  const shown = all ? items : items.slice(0, atFirst);
  return (
    <section aria-labelledby={id} className={className}>
      <Heading id={id} className="display-heading mb-5">
        {title}
      </Heading>
      {items.length === 0 ? (
        <Card padded={false}>
          <p className="flex items-center gap-3 p-5 text-sm text-muted">
            <Check aria-hidden className="size-5 shrink-0" />
            {empty}
          </p>
        </Card>
      ) : (
        <Card padded={false}>
          <ul className="divide-y divide-line">
            {shown.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </ul>
        </Card>
      )}
      {shown.length < items.length && (
        <Button variant="ghost" size="sm" className="-ms-3 mt-3" onPress={() => setAll(true)}>
          {words.all(items.length)}
        </Button>
      )}
    </section>
  );
}

function Item({ item: { what, why, urgency, lead, action } }: { item: NextStep }) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-5 gap-y-3 py-4 pe-4 ps-6 sm:flex-nowrap">
      <span aria-hidden className={`absolute inset-y-0 start-0 w-1 ${mark[urgency]}`} />
      {lead !== undefined && (
        <span className="display tabular min-w-12 shrink-0 text-2xl leading-none sm:min-w-24">{lead}</span>
      )}
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="font-medium">
          {urgency === 'now' && <span className="sr-only">{words.now} </span>}
          {what}
        </p>
        {why && <p className="mt-0.5 text-sm text-muted">{why}</p>}
      </div>
      {action && <Action action={action} urgency={urgency} />}
    </li>
  );
}

function Action({ action, urgency }: { action: NextStepAction; urgency: NextStep['urgency'] }) {
  const variant = urgency === 'now' ? 'primary' : 'secondary';
  if (action.href !== undefined)
    return urgency === 'info' ? (
      <TextLink href={action.href} className="ms-auto shrink-0 text-sm">
        {action.label}
      </TextLink>
    ) : (
      <LinkButton href={action.href} size="sm" variant={variant} className="w-full sm:w-auto">
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
    >
      {action.label}
    </Button>
  );
}
