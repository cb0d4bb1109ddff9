import type { TripRequest } from '@caravan/sdk';
import { adminUpdateTripRequest } from '@caravan/sdk/client';
import { getAdminGetTripRequestQueryKey, getAdminListTripRequestsQueryKey } from '@caravan/sdk/react-query';
import { EditRequest as EditDialog } from '@caravan/shell/EditRequest';
import { useChange } from '@caravan/shell/useChange';
import { words } from './messages.ts';

export type RequestDialogProps = { request: TripRequest; onClose: () => void };

/** Edits a pending request. */
export default function EditRequest({ request, onClose }: RequestDialogProps) {
  const update = useChange(adminUpdateTripRequest, {
    failed: 'here',
    done: words.edit.saved,
    refresh: [getAdminGetTripRequestQueryKey(request.id), getAdminListTripRequestsQueryKey()],
    onDone: onClose,
  });
  return <EditDialog request={request} send={update.send} onClose={onClose} />;
}
