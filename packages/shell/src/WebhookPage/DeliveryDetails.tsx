import type { Delivery } from '@caravan/sdk';
import { Facts } from '@caravan/ui/Facts';
import { Changes } from '../Changes/Changes.tsx';
import { changesOf } from '../Changes/changesOf.ts';
import { useFormat } from '../format/useFormat.ts';
import { words } from '../Webhooks/messages.ts';
import { recordedIn } from './recordedIn.ts';

/** The request, the change it reports, and the response. */
export function DeliveryDetails({ delivery: d }: { delivery: Delivery }) {
  const format = useFormat();
  const f = words.detail;
  const change = recordedIn(d.requestBody);
  const block = (text: string) => (
    <pre
      className="max-h-64 overflow-auto rounded-md bg-sunken p-3 text-xs break-all whitespace-pre-wrap"
      tabIndex={0}
    >
      {text}
    </pre>
  );
  const instant = (at: string) => <time dateTime={at}>{format.instant(at)}</time>;
  return (
    <Facts
      layout="columns"
      className="max-w-4xl"
      items={[
        ...(changesOf(change).length > 0
          ? [{ id: 'change', label: f.change, value: <Changes entry={change} /> }]
          : []),
        ...(d.error ? [{ id: 'error', label: f.error, value: d.error }] : []),
        ...(d.lastAttemptAt ? [{ id: 'last', label: f.last, value: instant(d.lastAttemptAt) }] : []),
        ...(d.nextAttemptAt ? [{ id: 'next', label: f.next, value: instant(d.nextAttemptAt) }] : []),
        { id: 'cursor', label: f.cursor, value: <code className="text-xs">{d.cursor}</code> },
        { id: 'id', label: f.id, value: <code className="text-xs">{d.eventId}</code> },
        ...(d.requestBody ? [{ id: 'request', label: f.request, value: block(pretty(d.requestBody)) }] : []),
        ...(d.responseBody ? [{ id: 'response', label: f.response, value: block(d.responseBody) }] : []),
      ]}
    />
  );
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
