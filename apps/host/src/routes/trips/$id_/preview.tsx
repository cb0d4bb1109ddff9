import { createFileRoute } from '@tanstack/react-router';
import { useIsWide } from '../../../audience/useIsWide.ts';
import type { PreviewView } from '../../../preview/PageFrame.tsx';
import { Preview } from '../../../preview/Preview.tsx';
import { PreviewNotLoaded } from '../../../preview/PreviewNotLoaded.tsx';

type Search = { model?: 'trip'; view?: PreviewView };

/** Standalone, without the trip's header and tabs, because the previewed page has its own. */
export const Route = createFileRoute('/trips/$id_/preview')({
  staticData: { layout: 'bare', isWide: true },
  validateSearch: (search): Search => ({
    model: search.model === 'trip' ? 'trip' : undefined,
    view: search.view === 'phone' || search.view === 'desktop' ? search.view : undefined,
  }),
  component: PreviewRoute,
  errorComponent: PreviewNotLoaded,
});

function PreviewRoute() {
  const { id } = Route.useParams();
  const isWide = useIsWide();
  const { view = isWide ? 'desktop' : 'phone' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Preview
      id={id}
      view={view}
      onView={(next) => void navigate({ search: (now) => ({ ...now, view: next }), replace: true })}
    />
  );
}
