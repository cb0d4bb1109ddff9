import { EmbedFrame } from '@caravan/ui/EmbedFrame';

export type PreviewView = 'desktop' | 'phone';
export type PageFrameProps = { title: string; src: string; view: PreviewView };

/** Milliseconds; a page with many images may take a while. */
const patience = 60_000;

// Where a desktop doesn't fit, the frame is scaled down, so that the page is still laid out for 1024 px and wider.
const screens: Record<PreviewView, string> = {
  desktop:
    'size-[300%] origin-top-left scale-[.33333] md:size-[150%] md:scale-[.66667] lg:size-[125%] lg:scale-80 xl:size-full xl:scale-100',
  phone: 'mx-auto h-full max-h-211 max-w-97.5',
};

/** A page of the site as shown on a kind of screen. Switching the screen doesn't reload the page. */
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
