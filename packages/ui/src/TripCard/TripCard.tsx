import { type DataState, standIn } from '../internal/standIn.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { PosterCard } from './PosterCard.tsx';
import type { PosterCardProps } from './types.ts';

export type TripCardProps = PosterCardProps & Omit<DataState, 'empty'>;

/** A trip as a poster. The whole card is one link. */
export function TripCard({ isLoading, error, onRetry, ...card }: TripCardProps) {
  const row = card.layout === 'row';
  const waiting = (
    <div className={row ? 'flex items-center gap-4' : ''}>
      <Skeleton className={row ? 'aspect-square w-28 shrink-0' : 'aspect-[4/5] w-full'} />
      <Skeleton lines={row ? 3 : 2} className={row ? 'flex-1' : 'mt-4'} />
    </div>
  );
  const state = { isLoading: isLoading ?? false, error, onRetry };
  return standIn(state, { waiting, className: card.className }) ?? <PosterCard {...card} />;
}
