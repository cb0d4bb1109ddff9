import { createFileRoute } from '@tanstack/react-router';
import { BookingStatement } from '../../../../statement/BookingStatement.tsx';

export const Route = createFileRoute('/trips/$tripId/manage-booking/statement')({
  staticData: { title: 'Statement' },
  component: BookingStatement,
});
