import { EmbedFrame } from '@caravan/ui/EmbedFrame';

export type PreviewView = 'desktop' | 'phone';
export type PageFrameProps = { title: string; src: string; view: PreviewView };

/** Milliseconds; a page with many pictures may take its time. */
const patience = 60_000;

// Where a desktop does not fit it is drawn smaller, so that the page still lays itself out for 1024 px and more.
const screens: Record<PreviewView, string> = {
  desktop:
    'size-[300%] origin-top-left scale-[.33333] md:size-[150%] md:scale-[.66667] lg:size-[125%] lg:scale-80 xl:size-full xl:scale-100',
  phone: 'mx-auto h-full max-h-211 max-w-97.5',
};

/** A page of the site as a screen of that kind shows it. Changing the screen does not load the page anew. */
export function PageFrame({ title, src, view }: PageFrameProps) {
  return (
    <div
      dir="ltr"
      className="mt-4 h-[calc(100dvh-15rem)] min-h-112 overflow-hidden lg:h-[calc(100dvh-12rem)]"
    >
      <div className={screens[view]}>
        <EmbedFrame title={title} src={src} timeout={patience} className="h-full!" />
      </div>
    </div>
  );
}
