import { createFileRoute } from '@tanstack/react-router';
import { ManageBooking } from '../../../../manage/ManageBooking.tsx';

export const Route = createFileRoute('/trips/$tripId/manage-booking/')({
  staticData: { title: 'Manage Booking' },
  validateSearch: (search: Record<string, unknown>): { cancel?: true } =>
    search.cancel === true ? { cancel: true } : {},
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
