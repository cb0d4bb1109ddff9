import type { Itinerary, ItineraryAction, ItineraryUpdate, ReviewComment } from '@caravan/sdk';
import { toApiError } from '@caravan/sdk';
import { adminUpdateItinerary } from '@caravan/sdk/client';
import { getAdminGetItineraryQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { TextArea } from '@caravan/ui/TextArea';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { words } from './messages.ts';

const w = words.review;

export type ReviewActionsProps = {
  itinerary: Itinerary;
  /** Comments to send with a returned itinerary, except those whose change is made. */
  comments: readonly ReviewComment[];
  onDecided: () => void;
};

/** An admin's decision on a submitted itinerary: approve it, or return it with a note. */
export function ReviewActions({ itinerary, comments: written, onDecided }: ReviewActionsProps) {
  const comments = written.filter(({ resolved }) => !resolved);
  const client = useQueryClient();
  const update = useChange(adminUpdateItinerary, { failed: 'here' });
  const [asking, setAsking] = useState<ItineraryAction['action']>();
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const offered = (name: ItineraryAction['action']) =>
    itinerary.availableActions?.find((a) => a.action === name);
  const approve = offered('approve');
  const sendBack = offered('sendBack');

  const decide = async (change: Omit<ItineraryUpdate, 'version'>, done: string) => {
    setError(undefined);
    try {
      const saved = await update.send(itinerary.id, { version: itinerary.version, ...change });
      client.setQueryData(getAdminGetItineraryQueryKey(itinerary.id), saved);
      setAsking(undefined);
      setNote('');
      onDecided();
      toast({ title: done });
    } catch (cause) {
      const { message, fields } = toApiError(cause);
      setError(fields.reviewNote ?? message);
    }
  };
  const open = (action: ItineraryAction['action']) => {
    setError(undefined);
    setAsking(action);
  };

  return (
    <>
      {sendBack && (
        <Button
          variant="secondary"
          onPress={() => open('sendBack')}
          {...(!sendBack.enabled && { disabledReason: sendBack.reason ?? '' })}
        >
          {w.sendBack}
        </Button>
      )}
      {approve && (
        <Button
          onPress={() => open('approve')}
          {...(!approve.enabled && { disabledReason: approve.reason ?? '' })}
        >
          {w.approve}
        </Button>
      )}
      {approve && (
        <ConfirmDialog
          isOpen={asking === 'approve'}
          onClose={() => setAsking(undefined)}
          onConfirm={() => void decide({ status: approve.to }, w.approved)}
          title={w.approveTitle}
          confirmLabel={w.approve}
          isPending={update.isPending}
          error={error}
        >
          {w.approveText}
        </ConfirmDialog>
      )}
      {sendBack && (
        <ConfirmDialog
          isOpen={asking === 'sendBack'}
          onClose={() => setAsking(undefined)}
          onConfirm={() =>
            void decide(
              {
                status: sendBack.to,
                ...((note.trim() || comments.length === 0) && { reviewNote: note.trim() }),
                ...(comments.length > 0 && { reviewComments: [...comments] }),
              },
              w.sentBack,
            )
          }
          title={w.sendBackTitle}
          confirmLabel={w.sendBack}
          isPending={update.isPending}
          error={error}
        >
          <div className="flex flex-col gap-4">
            <p className="text-muted">{w.sendBackText}</p>
            {comments.length > 0 && <p>{w.sends(comments.length)}</p>}
            <TextArea
              label={w.note}
              value={note}
              onChange={setNote}
              rows={4}
              limit={1000}
              isRequired={comments.length === 0}
              autoFocus
            />
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}
