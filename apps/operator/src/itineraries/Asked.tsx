import type { ReviewComment } from '@caravan/sdk';
import { Alert } from '@caravan/ui/Alert';
import { createContext, useContext } from 'react';
import { words } from './messages.ts';

/** The changes that the marketplace requested, by field or service, for the current itinerary. */
export const AskedContext = createContext<readonly ReviewComment[]>([]);

export type AskedProps = { field?: string; serviceId?: string | undefined };

/** The change requested for this field or service, shown where it can be made. */
export function Asked({ field, serviceId }: AskedProps) {
  const comments = useContext(AskedContext).filter((one) =>
    field ? one.field === field : Boolean(serviceId) && one.serviceId === serviceId,
  );
  return comments.map(({ text }) => (
    <Alert key={text} tone="warning" title={words.asked}>
      <span className="whitespace-pre-line">{text}</span>
    </Alert>
  ));
}
