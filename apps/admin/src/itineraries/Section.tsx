import { Badge } from '@caravan/ui/Badge';
import type { ReactNode } from 'react';
import { CommentAt } from './CommentAt.tsx';
import { useIsFirst } from './comments.ts';
import { words } from './messages.ts';

export type SectionProps = {
  title: string;
  /** The field that a comment on the whole section is about. */
  field?: string;
  children: ReactNode;
};

/** A part of an itinerary under review, marked as new when hosts have never seen the itinerary. */
export function Section({ title, field, children }: SectionProps) {
  const isNew = useIsFirst();
  return (
    <section aria-label={title}>
      <div className="mb-4 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg font-semibold">{title}</h2>
        {isNew && (
          <Badge size="sm" tone="green">
            {words.review.isNew}
          </Badge>
        )}
        {field && <CommentAt field={field} label={title} />}
      </div>
      {children}
    </section>
  );
}
