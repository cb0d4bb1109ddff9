import type { Profile } from '@caravan/sdk';
import { Avatar } from '@caravan/ui/Avatar';
import { Button } from '@caravan/ui/Button';
import { Drawer } from '@caravan/ui/Drawer';
import { PressArea } from '@caravan/ui/PressArea';
import { SideNav } from '@caravan/ui/SideNav';
import { Gift, Globe, KeyRound, LifeBuoy, LogOut, UserRound, UserRoundCog } from 'lucide-react';
import { HostLevelCard } from './HostLevelCard.tsx';
import { LanguageChoice } from '../LanguageChoice/LanguageChoice.tsx';
import { useTenant } from '../tenant/useTenant.ts';
import { words } from './messages.ts';
import { displayName } from './displayName.ts';
import { SchemeChoice } from '../SchemeChoice/SchemeChoice.tsx';

/** Where the drawer's entries lead; entries without a path are hidden. */
export interface AccountPaths {
  account: string;
  publicProfile?: string;
  referral?: string;
}

export type AccountDrawerProps = {
  profile: Profile;
  paths: AccountPaths;
  isOpen: boolean;
  onClose: () => void;
  onHelp: () => void;
  /** Ends impersonation; set only while an admin impersonates someone. */
  onStop?: (() => void) | undefined;
};

/** Shows who is signed in, and their account links (H-050 to H-057). */
export function AccountDrawer({ profile, paths, isOpen, onClose, onHelp, onStop }: AccountDrawerProps) {
  const host = profile.group === 'host';
  const { features } = useTenant();
  const items = [
    host &&
      features.publicProfile &&
      paths.publicProfile && {
        href: paths.publicProfile,
        label: words.publicProfile,
        icon: <Globe aria-hidden />,
      },
    { href: paths.account, label: words.account, icon: <UserRound aria-hidden /> },
    host &&
      features.referrals &&
      paths.referral && { href: paths.referral, label: words.refer, icon: <Gift aria-hidden /> },
    { href: '/change-password', label: words.changePassword, icon: <KeyRound aria-hidden /> },
  ].filter((item) => !!item);
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={words.title} size="sm">
      <div className="flex min-h-full flex-col gap-6">
        <div className="flex items-center gap-4">
          <Avatar name={displayName(profile)} src={profile.profilePictureUrl} size="lg" />
          <div className="min-w-0">
            <p className="truncate font-medium">{displayName(profile)}</p>
            <p className="truncate text-sm text-muted">{profile.email}</p>
          </div>
        </div>
        {host && profile.hostLevel !== undefined && (
          <HostLevelCard level={profile.hostLevel} name={profile.hostLevelName} />
        )}
        <div className="-mx-3">
          <SideNav label={words.title} groups={[{ items }]} />
          {profile.group === 'operator' && (
            <PressArea onPress={onHelp} className="min-h-9 px-3 text-sm text-muted">
              <LifeBuoy aria-hidden className="size-4.5" />
              {words.getHelp}
            </PressArea>
          )}
        </div>
        {onStop && (
          // Phones need this button because the impersonation banner doesn't fit there (H-058).
          <Button
            variant="secondary"
            className="sm:hidden"
            icon={<UserRoundCog aria-hidden />}
            onPress={onStop}
          >
            {words.stop}
          </Button>
        )}
        <div className="mt-auto grid grid-cols-1 gap-5 border-t border-line pt-5">
          <SchemeChoice />
          <LanguageChoice profile={onStop ? null : profile} />
          <SideNav
            label={words.logOut}
            groups={[{ items: [{ href: '/logout', label: words.logOut, icon: <LogOut aria-hidden /> }] }]}
            className="-mx-3"
          />
        </div>
      </div>
    </Drawer>
  );
}
