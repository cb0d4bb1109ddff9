import { createFileRoute } from '@tanstack/react-router';
import { BookingStatement } from '../../../../statement/BookingStatement.tsx';
import { titles } from '../../../../titles/messages.ts';

export const Route = createFileRoute('/trips/$tripId/manage-booking/statement')({
  staticData: { title: titles.statement },
  component: BookingStatement,
});
