import type { ReviewComment } from '@caravan/sdk';
import { Alert } from '@caravan/ui/Alert';
import { createContext, useContext } from 'react';
import { words } from './messages.ts';

/** What the marketplace asked to change, place by place, of the itinerary around. */
export const AskedContext = createContext<readonly ReviewComment[]>([]);

export type AskedProps = { field?: string; serviceId?: string | undefined };

/** What was asked at this field or service, said where it can be changed. */
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
