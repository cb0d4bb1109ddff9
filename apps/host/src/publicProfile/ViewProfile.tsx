import { HostProfile } from '@caravan/shell/HostProfile';
import { LinkButton } from '@caravan/ui/LinkButton';
import { ExternalLink, Pencil } from 'lucide-react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { usePublicProfile } from './usePublicProfile.ts';

/** The public profile as its host sees it, with links to the page and the form (H-131, H-132). */
export function ViewProfile() {
  const profile = usePublicProfile();
  return (
    <>
      <div role="group" aria-label={words.title} className="mb-10 flex flex-wrap gap-2">
        <LinkButton
          href={paths.hostPage(profile.pagePath)}
          target="_blank"
          variant="secondary"
          icon={<ExternalLink aria-hidden />}
        >
          {words.view}
        </LinkButton>
        <LinkButton href={paths.editPublicProfile} icon={<Pencil aria-hidden />}>
          {words.edit}
        </LinkButton>
      </div>
      <HostProfile profile={profile} />
    </>
  );
}
