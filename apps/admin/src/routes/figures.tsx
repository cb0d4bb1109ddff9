import { createFileRoute } from '@tanstack/react-router';
import { FiguresPage } from '../figures/FiguresPage.tsx';
import type { FiguresSearch } from '../figures/search.ts';

export const Route = createFileRoute('/figures')({
  // The page reads it: checking it here would add to what every page of the portal loads.
  validateSearch: (search: Record<string, unknown>) => search as FiguresSearch,
  component: FiguresPage,
});
