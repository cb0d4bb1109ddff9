import { createFileRoute, useRouter } from '@tanstack/react-router';
import { Catalog } from '../../catalog/Catalog.tsx';
import type { CatalogFilters } from '../../catalog/Filters.tsx';
import { titles } from '../../titles/messages.ts';

const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

export const Route = createFileRoute('/itineraries/')({
  validateSearch: (search): CatalogFilters => ({
    q: text(search.q),
    country: text(search.country),
    category: text(search.category),
  }),
  staticData: { title: titles.itineraries, layout: 'top' },
  component: CatalogRoute,
});

function CatalogRoute() {
  const router = useRouter();
  const navigate = Route.useNavigate();
  const filter = (search: CatalogFilters) => {
    // A debounced search must not bring the reader back here after they have opened a card.
    if (router.latestLocation.pathname !== router.state.resolvedLocation?.pathname) return;
    void navigate({ search, replace: true, resetScroll: false });
  };
  return <Catalog filters={Route.useSearch()} onFilter={filter} />;
}
