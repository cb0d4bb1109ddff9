import type { Service } from '@caravan/sdk';
import { Badge } from '@caravan/ui/Badge';
import type { ReactNode } from 'react';
import { useFormat } from '../format/useFormat.ts';
import { dayWords, isOptional, serviceFacts, serviceTitle, serviceTypeWords } from '../words/serviceWords.ts';
import { serviceIcon } from './serviceIcon.tsx';

export type ServiceEntryProps = { service: Service; currency?: string; action?: ReactNode };

export function ServiceEntry({ service, currency, action }: ServiceEntryProps) {
  const format = useFormat();
  const Icon = serviceIcon[service.type];
  const facts = serviceFacts(service);
  const title = serviceTitle(service);
  return (
    <li className="group/entry grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-4">
      <span className="grid size-9 place-items-center rounded-full bg-sunken text-muted">
        <Icon aria-hidden className="size-4.5" />
      </span>
      <div className="min-w-0 pb-6 group-last/entry:pb-0">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          {service.startTime && (
            <time className="tabular text-sm text-muted">{format.time(service.startTime)}</time>
          )}
          <h4 className="font-medium">
            <span className="sr-only">{serviceTypeWords[service.type]}: </span>
            {title}
          </h4>
          {isOptional(service) && (
            <Badge size="sm" tone="accent">
              {dayWords.optional}
              {service.unitPriceWithFeeMinor !== undefined &&
                ` · ${format.money(service.unitPriceWithFeeMinor, currency)}`}
            </Badge>
          )}
          {action && <span className="ms-auto">{action}</span>}
        </div>
        {facts.length > 0 && <p className="mt-0.5 text-sm text-muted">{facts.join(' · ')}</p>}
        {service.description && (
          <p className="mt-1.5 max-w-[68ch] text-[0.9375rem] leading-relaxed whitespace-pre-line text-ink/85">
            {service.description}
          </p>
        )}
        {service.images && service.images.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-2">
            {service.images.slice(0, 4).map((image) => (
              <li key={image.url}>
                <img
                  src={image.url}
                  alt={image.alt ?? ''}
                  loading="lazy"
                  className="h-28 w-40 max-w-full rounded-md object-cover"
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
