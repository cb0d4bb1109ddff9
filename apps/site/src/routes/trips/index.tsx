import { createFileRoute } from '@tanstack/react-router';
import { TripsPage } from '../../trips/TripsPage.tsx';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export const Route = createFileRoute('/trips/')({
  validateSearch: (search: Record<string, unknown>): { q?: string; category?: string } => ({
    ...(text(search.q) && { q: text(search.q) }),
    ...(text(search.category) && { category: text(search.category) }),
  }),
  component: function Trips() {
    const { q = '', category = '' } = Route.useSearch();
    return <TripsPage key={category} q={q} category={category} />;
  },
});
