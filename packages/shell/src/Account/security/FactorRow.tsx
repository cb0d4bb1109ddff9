import { Badge } from '@caravan/ui/Badge';
import type { ReactNode } from 'react';
import { words } from './messages.ts';

export type FactorRowProps = { title: string; text: string; on?: boolean; action: ReactNode };

/** A second factor, whether it is set up, and its action. */
export function FactorRow({ title, text, on, action }: FactorRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="flex items-center gap-2 font-medium">
          {title}
          {on !== undefined && (
            <Badge size="sm" tone={on ? 'green' : 'neutral'}>
              {on ? words.on : words.off}
            </Badge>
          )}
        </h3>
        <p className="mt-0.5 text-sm text-muted">{text}</p>
      </div>
      {action}
    </div>
  );
}
