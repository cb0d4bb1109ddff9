import { createFileRoute } from '@tanstack/react-router';
import { ManageBooking } from '../../../../manage/ManageBooking.tsx';
import { titles } from '../../../../titles/messages.ts';

export const Route = createFileRoute('/trips/$tripId/manage-booking/')({
  staticData: { title: titles.manageBooking },
  validateSearch: (search: Record<string, unknown>): { cancel?: true; on?: string } => ({
    ...(search.cancel === true && { cancel: true }),
    // The date for which the dialog shows the refund.
    ...(typeof search.on === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(search.on) && { on: search.on }),
  }),
  component: function Manage() {
    const navigate = Route.useNavigate();
    return (
      <ManageBooking
        cancelling={Route.useSearch().cancel === true}
        onCancelling={(open) =>
          void navigate({ search: open ? { cancel: true } : {}, replace: true, resetScroll: false })
        }
      />
    );
  },
});
