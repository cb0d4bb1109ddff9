import type { Profile } from '@caravan/sdk';
import { Avatar } from '@caravan/ui/Avatar';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { Drawer } from '@caravan/ui/Drawer';
import { TextLink } from '@caravan/ui/TextLink';
import { UserRoundCog } from 'lucide-react';
import { Facts } from '../list/Facts.tsx';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { addressOf, nameOf, whyNotStandIn } from './user.ts';

export type UserDrawerProps = { user: Profile; onClose: () => void; onStandIn: () => void };

export const statusTones = { invited: 'warning', active: 'green', disabled: 'red' } as const;

/** All that is known of a person. */
export function UserDrawer({ user, onClose, onStandIn }: UserDrawerProps) {
  const f = words.facts;
  const reason = whyNotStandIn(user);
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={nameOf(user)}
      footer={
        <Button
          icon={<UserRoundCog aria-hidden />}
          onPress={onStandIn}
          {...(reason && { disabledReason: reason })}
        >
          {words.standIn}
        </Button>
      }
    >
      <div className="mb-5 flex items-center gap-4">
        <Avatar name={nameOf(user)} src={user.profilePictureUrl} size="lg" />
        <div className="flex flex-wrap gap-2">
          <Badge>{words.groups[user.group]}</Badge>
          <Badge tone={statusTones[user.status]} dot>
            {words.statuses[user.status]}
          </Badge>
        </div>
      </div>
      <Facts
        rows={[
          [
            f.email,
            <TextLink key="m" href={`mailto:${user.email}`}>
              {user.email}
            </TextLink>,
          ],
          [f.phone, user.phoneNumber],
          user.displayName && [f.displayName, user.displayName],
          user.websiteUrl && [f.website, user.websiteUrl],
          user.instagramHandle && [f.instagram, user.instagramHandle],
          user.group === 'host' && [
            f.level,
            [user.hostLevel, user.hostLevelName].filter((v) => v !== undefined).join(' · '),
          ],
          user.group === 'host' && [f.hostStatus, user.hostStatus],
          user.group === 'operator' && [f.operator, user.operatorName],
          [f.address, addressOf(user)],
          user.bio && [f.bio, user.bio],
          user.mustChangePassword && [f.password, f.mustChange],
          [
            f.id,
            <code key="id" className="text-xs">
              {user.id}
            </code>,
          ],
        ]}
      />
      <p className="mt-5 text-sm">
        <TextLink href={`${paths.auditLog}?objectId=${user.id}`}>{words.history}</TextLink>
      </p>
    </Drawer>
  );
}
