import { rejectTripRequest } from '@caravan/sdk/client';
import { rejectTripRequestForm } from '@caravan/sdk/forms';
import {
  getAdminGetTripRequestQueryKey,
  getAdminListTripRequestsQueryKey,
  getListWaitingQueryKey,
} from '@caravan/sdk/react-query';
import { FormDialog } from '@caravan/shell/FormDialog';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useFormat } from '@caravan/shell/useFormat';
import { TextArea } from '@caravan/ui/TextArea';
import type { RequestDialogProps } from './EditRequest.tsx';
import { words } from './messages.ts';

const w = words.decline;

/** Declines a request on the operator's behalf, with a reason for the host. */
export default function DeclineRequest({ request, onClose }: RequestDialogProps) {
  const format = useFormat();
  const decline = useChange(rejectTripRequest, {
    failed: 'here',
    done: w.done(request.host.displayName),
    refresh: [
      getAdminGetTripRequestQueryKey(request.id),
      getAdminListTripRequestsQueryKey(),
      getListWaitingQueryKey(),
    ],
    onDone: onClose,
  });
  const form = useForm({
    rules: rejectTripRequestForm,
    values: { reason: '' },
    input: ({ reason }) => ({ version: request.version, reason: reason.trim() }),
    check: ({ reason }): Record<string, string> => (reason.trim() ? {} : { reason: w.required }),
    send: (input) => decline.send(request.id, input),
  });
  return (
    <FormDialog
      form={form}
      title={w.title}
      text={w.text(
        request.host.displayName,
        request.itinerary.name,
        format.dateRange(request.startDate, request.endDate),
      )}
      submitLabel={w.open}
      variant="danger"
      onClose={onClose}
    >
      <TextArea label={w.reason} rows={4} limit={1000} {...form.field('reason')} isRequired autoFocus />
    </FormDialog>
  );
}
