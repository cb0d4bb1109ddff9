import type { ListReviewResponsesParams } from '@caravan/sdk';
import { listOperatorReviews, listReviewResponses } from '@caravan/sdk/client';
import { getListOperatorReviewsQueryKey, getListReviewResponsesQueryKey } from '@caravan/sdk/react-query';
import { ListTable } from '@caravan/shell/ListTable';
import { RowLink } from '@caravan/shell/RowLink';
import { useFormat } from '@caravan/shell/useFormat';
import { useList } from '@caravan/shell/useList';
import { Card } from '@caravan/ui/Card';
import { Rating } from '@caravan/ui/Rating';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

const w = words.reviews;

export type ReviewsProps = { of: 'host' | 'operator'; id: string };

/** Travelers' reviews of a host's or operator's trips, newest first. */
export function Reviews({ of, id }: ReviewsProps) {
  const format = useFormat();
  const list = useList(
    (page: ListReviewResponsesParams) =>
      of === 'host' ? listReviewResponses(id, page) : listOperatorReviews(id, page),
    (page) =>
      of === 'host' ? getListReviewResponsesQueryKey(id, page) : getListOperatorReviewsQueryKey(id, page),
    {},
    { order: 'here', throwOnError: false },
  );
  const overall = list.first?.overallRating;
  return (
    <div className="flex flex-col gap-5">
      {overall !== undefined && (
        <p className="text-sm text-muted">{w.overall(format.number(overall), list.first?.responses ?? 0)}</p>
      )}
      <Card padded={false}>
        <ListTable
          label={words.tabs.reviews}
          list={list}
          columns={[
            {
              id: 'trip',
              header: words.trip,
              primary: true,
              cell: (r) => <RowLink href={paths.trip(r.tripId)}>{r.tripName}</RowLink>,
            },
            {
              id: 'rating',
              header: w.rating,
              cell: (r) => <Rating label={w.rating} value={r.rating} />,
            },
            { id: 'comment', header: w.comment, cell: (r) => r.comment ?? '–' },
            { id: 'by', header: w.by, cell: (r) => r.firstName },
            {
              id: 'at',
              header: w.at,
              cell: (r) => format.instant(r.savedAt, 'date'),
              className: 'tabular wide:whitespace-nowrap',
            },
          ]}
          rowId={(r) => r.id}
          rowLabel={(r) => r.tripName}
          empty={w.none}
          emptyText={w.noneText}
          art="letter"
          emptyLevel={3}
        />
      </Card>
    </div>
  );
}
