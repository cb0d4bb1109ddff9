import type { PublicLink } from '@caravan/sdk';
import { Avatar } from '@caravan/ui/Avatar';

export type LinkPageProps = { link: PublicLink; brand: string };

/** The host who asks, and for what. */
export function HostIntro({ link, title, text }: { link: PublicLink; title: string; text: string }) {
  return (
    <header className="mb-10">
      <p className="flex items-center gap-3 text-muted">
        <Avatar name={link.hostName} {...(link.hostPictureUrl && { src: link.hostPictureUrl })} />
        {link.hostName}
      </p>
      <h1 className="display-title mt-5 text-balance">{title}</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">{text}</p>
    </header>
  );
}
