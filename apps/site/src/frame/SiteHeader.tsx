import { useOptionalProfile } from '@caravan/shell/useProfile';
import { Avatar } from '@caravan/ui/Avatar';
import { PlainLink } from './PlainLink.tsx';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { Wordmark } from './Wordmark.tsx';

export type SiteHeaderProps = {
  /** Overlays the page's picture, in white. */
  overArtwork?: boolean;
};

const link = 'py-2';

/** The header of the signed-out pages. */
export function SiteHeader({ overArtwork = false }: SiteHeaderProps) {
  const profile = useOptionalProfile();
  return (
    <header
      className={
        overArtwork
          ? 'over-picture absolute inset-x-0 top-0 z-20 text-white'
          : 'border-b border-line bg-surface text-ink'
      }
    >
      <div className="mx-auto flex min-h-18 w-full max-w-[84rem] flex-wrap items-center gap-x-6 gap-y-1 px-5 py-2 sm:px-8 lg:px-12">
        <Wordmark className="text-current" />
        <nav
          aria-label={words.main}
          className="ms-auto flex flex-wrap items-center justify-end gap-x-5 text-[0.9375rem] sm:gap-x-8"
        >
          <PlainLink href={paths.trips()} className={link}>
            {words.trips}
          </PlainLink>
          <PlainLink href={paths.howItWorks} className={`${link} hidden md:inline`}>
            {words.howItWorks}
          </PlainLink>
          <PlainLink href={paths.signup} className={`${link} hidden md:inline`}>
            {words.hosts}
          </PlainLink>
          {profile ? (
            <PlainLink href={paths.app} aria-label={words.yourAccount} className="rounded-full!">
              <Avatar name={profile.displayName || profile.firstName} src={profile.profilePictureUrl} />
            </PlainLink>
          ) : (
            <PlainLink
              href={paths.login()}
              className={`rounded-full! border px-4 py-2 whitespace-nowrap hover:no-underline! transition-colors duration-150 ${
                overArtwork
                  ? 'border-white/70 bg-black/15 hover:bg-white hover:text-black'
                  : 'border-line-strong hover:border-ink'
              }`}
            >
              {words.signIn}
            </PlainLink>
          )}
        </nav>
      </div>
    </header>
  );
}
