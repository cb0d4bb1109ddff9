import type { Service } from '@caravan/sdk';
import { serviceIcon } from '@caravan/shell/serviceIcon';
import { isOptional, serviceFacts, serviceTitle, serviceTypeWords } from '@caravan/shell/serviceWords';
import { useFormat } from '@caravan/shell/useFormat';
import { IconButton } from '@caravan/ui/IconButton';
import { Menu } from '@caravan/ui/Menu';
import { ArrowDown, ArrowUp, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { words } from './messages.ts';

export interface RowActions {
  edit: () => void;
  remove: () => void;
  up?: () => void;
  down?: () => void;
}
/** The DOM id of the button that opens a service's menu. */
export const actionsId = (id: string) => `actions-${id}`;

export type ServiceRowProps = { service: Service; currency: string; actions?: RowActions | undefined };

/** One service of a day, with what can be done with it. */
export function ServiceRow({ service, currency, actions }: ServiceRowProps) {
  const format = useFormat();
  const Icon = serviceIcon[service.type];
  const title = serviceTitle(service);
  const optional = isOptional(service) && service.priceMinor !== undefined;
  const facts = [
    service.startTime && format.time(service.startTime),
    ...serviceFacts(service),
    optional && format.money(service.priceMinor!, currency),
  ].filter(Boolean);
  return (
    <div className="flex items-start gap-3 px-4 py-3">
      <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-muted">
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2 text-[0.9375rem] font-medium">
          {title}
          {title !== serviceTypeWords[service.type] && (
            <span className="text-[0.8125rem] font-normal text-muted">{serviceTypeWords[service.type]}</span>
          )}
        </p>
        {facts.length > 0 && <p className="text-[0.8125rem] text-muted tabular">{facts.join(' · ')}</p>}
        {service.description && (
          <p className="mt-1 line-clamp-2 max-w-[68ch] text-sm text-ink/85">{service.description}</p>
        )}
      </div>
      {actions && (
        <Menu
          trigger={
            <IconButton
              id={service.id && actionsId(service.id)}
              label={words.actions(title)}
              icon={<Ellipsis aria-hidden />}
              size="sm"
              tooltip={false}
            />
          }
          items={[
            { id: 'edit', label: words.edit, icon: <Pencil aria-hidden />, onAction: actions.edit },
            {
              id: 'up',
              label: words.up,
              icon: <ArrowUp aria-hidden />,
              onAction: actions.up,
              isDisabled: !actions.up,
            },
            {
              id: 'down',
              label: words.down,
              icon: <ArrowDown aria-hidden />,
              onAction: actions.down,
              isDisabled: !actions.down,
            },
            {
              id: 'remove',
              label: words.remove,
              icon: <Trash2 aria-hidden />,
              tone: 'danger',
              separated: true,
              onAction: actions.remove,
            },
          ]}
        />
      )}
    </div>
  );
}
