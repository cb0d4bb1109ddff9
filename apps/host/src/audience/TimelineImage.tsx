import { useListItineraries } from '@caravan/sdk/react-query';
import { TripPictures } from '@caravan/shell/TripPictures';
import { useTenant } from '@caravan/shell/useTenant';
import { Dialog } from '@caravan/ui/Dialog';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { words } from './messages.ts';

export type TimelineImageProps = { url: string; onClose: () => void };

/** Images that invite the audience to take the survey, to post on social media (H-092). */
export function TimelineImage({ url, onClose }: TimelineImageProps) {
  const { brand } = useTenant();
  const { data, error, refetch } = useListItineraries({ limit: 10 }, { query: { throwOnError: false } });
  const picture = data?.items.find(({ hero }) => hero.url)?.hero.url;
  const { host, pathname } = new URL(url);
  const w = words.image;
  return (
    <Dialog isOpen onClose={onClose} size="lg" title={w.title}>
      <p className="mb-6 text-muted">{w.text}</p>
      {error ? (
        <ErrorState compact level={3} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : picture ? (
        <TripPictures
          src={picture}
          fileName="survey"
          brand={brand}
          title={w.headline}
          lines={[w.line, `${host}${pathname}`]}
        />
      ) : data ? (
        <p>{w.none}</p>
      ) : (
        <Skeleton className="h-64" />
      )}
    </Dialog>
  );
}
