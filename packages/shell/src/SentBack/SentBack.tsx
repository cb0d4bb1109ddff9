import type { TripPart } from '@caravan/sdk';
import { useGetTripApprovals } from '@caravan/sdk/react-query';
import { Alert } from '@caravan/ui/Alert';
import { useFormat } from '../format/useFormat.ts';
import { words } from './messages.ts';

export type SentBackProps = { tripId: string; parts: readonly TripPart[]; className?: string };

/** Why the marketplace sent back parts of a trip, until they are submitted again. Renders nothing otherwise. */
export function SentBack({ tripId, parts, className }: SentBackProps) {
  const format = useFormat();
  const { data } = useGetTripApprovals(tripId, {
    query: { throwOnError: false, meta: { errorToast: false } },
  });
  const open = data?.parts.filter(({ part, sentBack }) => sentBack && parts.includes(part)) ?? [];
  return open.map(({ part, rounds: [last] }) => (
    <Alert key={part} tone="warning" title={words.titles[part]} {...(className && { className })}>
      {last && (
        <>
          <p className="whitespace-pre-line">{last.reason}</p>
          <p className="mt-1 text-sm text-muted">{words.on(format.instant(last.at, 'date'))}</p>
        </>
      )}
    </Alert>
  ));
}
