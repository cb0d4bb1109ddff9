import { Play } from 'lucide-react';
import { useState } from 'react';
import { Artwork } from '../Artwork/Artwork.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { cx } from '../internal/cx.ts';
import { PressArea } from '../PressArea/PressArea.tsx';
import { useSay } from '../internal/say.ts';
import { type DataState, standIn } from '../internal/standIn.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

export type VideoItem = {
  id: string;
  title: string;
  src: string;
  poster?: string;
  /** Duration, such as '2:14'. */
  duration?: string;
  description?: string;
  /** URL of a WebVTT file, with its language. */
  captions?: { src: string; language: string; label: string };
};
export type VideoListProps = DataState & { label: string; videos: readonly VideoItem[]; className?: string };

/** Short instructional videos. Nothing autoplays. */
export function VideoList({ label, videos, className, ...state }: VideoListProps) {
  const say = useSay();
  const [playing, setPlaying] = useState<VideoItem>();
  const instead = standIn(state, {
    isEmpty: videos.length === 0,
    waiting: <Skeleton className="aspect-video w-56 rounded-md" />,
    className,
  });
  if (instead) return instead;
  return (
    <section aria-label={label} className={className}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-x-5 gap-y-7">
        {videos.map((video) => (
          <li key={video.id}>
            <PressArea
              look="bare"
              onPress={() => setPlaying(video)}
              className="group/video block w-full rounded-md text-start"
            >
              <span className="relative block">
                <Artwork src={video.poster} alt="" aspect="16/9" />
                <span
                  aria-hidden
                  className="absolute inset-0 m-auto grid size-12 place-items-center rounded-full bg-raised text-ink shadow-raised transition-transform duration-150 group-hover/video:scale-105"
                >
                  <Play className="size-5 fill-current rtl:-scale-x-100" />
                </span>
                {video.duration && (
                  <span className="tabular absolute end-2 bottom-2 rounded-xs bg-raised px-1.5 py-0.5 text-xs font-medium">
                    {video.duration}
                  </span>
                )}
              </span>
              <span className={cx('mt-2.5 block font-medium group-hover/video:underline')}>
                <span className="sr-only">{say('Play')}: </span>
                {video.title}
              </span>
              {video.description && (
                <span className="mt-0.5 block text-sm text-muted">{video.description}</span>
              )}
            </PressArea>
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={playing !== undefined}
        onClose={() => setPlaying(undefined)}
        title={playing?.title ?? ''}
        size="lg"
      >
        {playing && (
          <video
            controls
            autoPlay
            playsInline
            src={playing.src}
            {...(playing.poster && { poster: playing.poster })}
            className="aspect-video w-full rounded-md bg-black"
          >
            {playing.captions && (
              <track
                kind="captions"
                src={playing.captions.src}
                srcLang={playing.captions.language}
                label={playing.captions.label}
                default
              />
            )}
          </video>
        )}
      </Dialog>
    </section>
  );
}
