import type { ModeratedReview } from '@caravan/sdk';
import { adminListReviews, moderateReview } from '@caravan/sdk/client';
import { getAdminListReviewsQueryKey } from '@caravan/sdk/react-query';
import { ListPage } from '@caravan/shell/ListPage';
import { RowLink } from '@caravan/shell/RowLink';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { useList } from '@caravan/shell/useList';
import { Badge } from '@caravan/ui/Badge';
import type { Column } from '@caravan/ui/DataTable';
import { Rating } from '@caravan/ui/Rating';
import { getRouteApi } from '@tanstack/react-router';
import { Check, EyeOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../paths.ts';
import { useBulk } from '../bulk/useBulk.tsx';
import { words } from './messages.ts';
import { reviewStates } from './states.ts';

const HideReview = lazy(() => import('./HideReview.tsx'));
const route = getRouteApi('/reviews');
const tones = { waiting: 'warning', shown: 'green', hidden: 'grey' } as const;
const options = reviewStates.map((id) => ({ id, label: words.states[id] }));

/** Moderates travelers' reviews: each one is kept, or hidden with a reason. */
export function ReviewsPage() {
  const { q, state } = route.useSearch();
  const format = useFormat();
  const [hiding, setHiding] = useState<ModeratedReview>();
  const list = useList(adminListReviews, getAdminListReviewsQueryKey, { q, state });
  const bulk = useBulk('keepReviews', { q, state });
  const keep = useChange(moderateReview, { done: words.kept });
  const letStand = (label: string) => (r: ModeratedReview) => ({
    id: 'keep',
    label,
    icon: <Check aria-hidden />,
    onAction: () => keep.run(r.id, { hidden: false }),
  });
  const actions = {
    keep: letStand(words.keep),
    show: letStand(words.show),
    hide: (r: ModeratedReview) => ({
      id: 'hide',
      label: words.hide,
      icon: <EyeOff aria-hidden />,
      tone: 'danger' as const,
      onAction: () => setHiding(r),
    }),
  };
  const columns: Column<ModeratedReview>[] = [
    {
      id: 'review',
      header: words.columns.review,
      primary: true,
      cell: (r) => (
        <span className="block max-w-prose whitespace-pre-line">
          {r.comment ?? words.noWords}
          {r.hiddenReason && (
            <span className="mt-1 block text-sm text-muted">{words.reason(r.hiddenReason)}</span>
          )}
        </span>
      ),
    },
    {
      id: 'rating',
      header: words.columns.rating,
      sortKey: 'rating',
      cell: (r) => <Rating label={words.columns.rating} value={r.rating} />,
      file: { value: (r) => r.rating },
    },
    {
      id: 'trip',
      header: words.columns.trip,
      cell: (r) => <RowLink href={paths.trip(r.tripId)}>{r.tripName}</RowLink>,
    },
    { id: 'by', header: words.columns.by, cell: (r) => r.firstName },
    {
      id: 'at',
      header: words.columns.at,
      sortKey: 'saved',
      cell: (r) => format.instant(r.savedAt, 'date'),
      file: { value: (r) => r.savedAt },
      className: 'tabular wide:whitespace-nowrap',
    },
    {
      id: 'state',
      header: words.columns.state,
      sortKey: 'state',
      cell: (r) => (
        <Badge size="sm" tone={tones[r.state]} dot>
          {(r.hidden ? words.hiddenStates : words.states)[r.state]}
        </Badge>
      ),
    },
  ];
  return (
    <ListPage
      title={words.title}
      description={words.description}
      search={words.search}
      filters={[{ name: 'state', label: words.state, all: words.allStates, options }]}
      {...bulk}
      list={list}
      columns={columns}
      rowId={(r) => r.id}
      rowLabel={(r) => `${r.firstName}, ${r.tripName}`}
      empty={words.empty}
      emptyText={words.emptyText}
      art="letter"
      rowActions={(r) => r.availableActions.map((action) => actions[action](r))}
    >
      <Suspense fallback={null}>
        {hiding && <HideReview review={hiding} onClose={() => setHiding(undefined)} />}
      </Suspense>
    </ListPage>
  );
}
