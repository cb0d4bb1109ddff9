import type { TripRequest } from '@caravan/sdk';
import { rejectTripRequest } from '@caravan/sdk/client';
import { rejectTripRequestForm } from '@caravan/sdk/forms';
import { getListTripRequestsQueryKey } from '@caravan/sdk/react-query';
import { FormDialog } from '@caravan/shell/FormDialog';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useFormat } from '@caravan/shell/useFormat';
import { FormText } from '../forms/FormText.tsx';
import { declineWords as words } from './messages.ts';

export type DeclineDialogProps = { request: TripRequest; onClose: () => void; onDone: () => unknown };

/** Declines a request with a reason for the host. Its departure becomes available again. */
export function DeclineDialog({ request, onClose, onDone }: DeclineDialogProps) {
  const format = useFormat();
  const decline = useChange(rejectTripRequest, {
    failed: 'here',
    done: words.done(request.host.displayName),
    refresh: [getListTripRequestsQueryKey()],
    onDone,
  });
  const form = useForm({
    rules: rejectTripRequestForm,
    values: { reason: '' },
    input: ({ reason }) => ({ version: request.version, reason: reason.trim() }),
    check: ({ reason }) => (reason.trim() ? {} : { reason: words.required }),
    send: (input) => decline.send(request.id, input),
  });
  return (
    <FormDialog
      form={form}
      title={words.title}
      text={words.text(
        request.host.displayName,
        request.itinerary.name,
        format.dateRange(request.startDate, request.endDate),
      )}
      submitLabel={words.decline}
      cancelLabel={words.keep}
      variant="danger"
      onClose={onClose}
    >
      <FormText name="reason" label={words.reason} rows={4} isRequired />
    </FormDialog>
  );
}
