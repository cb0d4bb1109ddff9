import { createFileRoute } from '@tanstack/react-router';
import { ManageBooking } from '../../../../manage/ManageBooking.tsx';

export const Route = createFileRoute('/trips/$tripId/manage-booking/')({ component: ManageBooking });
