import type { Photo } from '@caravan/sdk';
import { LinkButton } from '@caravan/ui/LinkButton';
import { paths } from '../paths.ts';
import { Backdrop } from '../trips/Backdrop.tsx';
import { words } from './messages.ts';

/** The invitation to become a host, on a picture. */
export function HostBand({ artwork }: { artwork: Photo | undefined }) {
  return (
    <section
      id="hosts"
      className="over-picture relative isolate scroll-mt-8 overflow-hidden bg-black text-white"
    >
      <Backdrop photo={artwork} />
      <div aria-hidden className="absolute inset-0 -z-10 bg-linear-to-r from-black/80 to-black/25" />
      <div className="mx-auto w-full max-w-[84rem] px-5 py-24 sm:px-8 lg:px-12 lg:py-36">
        <h2 className="display max-w-[16ch] text-[clamp(2.25rem,1.4rem+3.4vw,4.75rem)]">{words.bandTitle}</h2>
        <p className="mt-5 max-w-md text-lg">{words.bandText}</p>
        <LinkButton href={paths.signup} size="lg" className="mt-9">
          {words.bandAction}
        </LinkButton>
      </div>
    </section>
  );
}
