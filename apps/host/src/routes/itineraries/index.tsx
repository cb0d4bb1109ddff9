import { createFileRoute } from '@tanstack/react-router';
import { Catalog } from '../../catalog/Catalog.tsx';
import type { CatalogFilters } from '../../catalog/Filters.tsx';

const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

export const Route = createFileRoute('/itineraries/')({
  validateSearch: (search): CatalogFilters => ({
    q: text(search.q),
    country: text(search.country),
    category: text(search.category),
  }),
  component: CatalogRoute,
});

function CatalogRoute() {
  const navigate = Route.useNavigate();
  return (
    <Catalog
      filters={Route.useSearch()}
      onFilter={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
