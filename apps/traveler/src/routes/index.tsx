import { EmptyState } from '@caravan/ui/EmptyState';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/')({ component: Home });

function Home() {
  return <EmptyState title="Traveler" art="compass" />;
}
