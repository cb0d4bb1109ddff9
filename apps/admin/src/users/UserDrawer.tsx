import type { Profile } from '@caravan/sdk';
import { Avatar } from '@caravan/ui/Avatar';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { Drawer } from '@caravan/ui/Drawer';
import { LinkButton } from '@caravan/ui/LinkButton';
import { TextLink } from '@caravan/ui/TextLink';
import { UserRoundCog } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { PictureAccess } from '../access/PictureAccess.tsx';
import { Skeleton } from '@caravan/ui/Skeleton';
import { useStaff } from '../frame/useStaff.ts';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { person } from './personMessages.ts';
import { UserActions } from './UserActions.tsx';
import { UserFacts } from './UserFacts.tsx';
import { UserForm } from './UserForm.tsx';
import { nameOf, statusTones, whyNotStandIn } from './user.ts';

const Relations = lazy(() => import('../access/Relations.tsx').then((m) => ({ default: m.Relations })));
const History = lazy(() => import('../audit/History.tsx').then((m) => ({ default: m.History })));

export type UserDrawerProps = { user: Profile; onClose: () => void; onStandIn: () => void };

/** All details of a person. */
export function UserDrawer({ user, onClose, onStandIn }: UserDrawerProps) {
  const { isSupport } = useStaff();
  const reason = whyNotStandIn(user);
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={nameOf(user)}
      footer={
        <>
          <LinkButton variant="secondary" href={paths.user(user.id)}>
            {person.openPage}
          </LinkButton>
          {!isSupport && (
            <Button
              icon={<UserRoundCog aria-hidden />}
              onPress={onStandIn}
              {...(reason && { disabledReason: reason })}
            >
              {words.standIn}
            </Button>
          )}
        </>
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
      <p className="mb-5 text-sm empty:hidden">
        <PictureAccess url={user.profilePictureUrl} />
      </p>
      <UserFacts user={user} />
      <h3 className="mt-8 mb-4 text-base font-semibold">{person.edit}</h3>
      <UserForm key={user.id} user={user} />
      <UserActions user={user} />
      <h3 className="mt-8 mb-2 text-base font-semibold">{person.access}</h3>
      <p className="mb-2 text-sm">
        <TextLink href={paths.access({ user: user.id })}>{person.checkAccess}</TextLink>
      </p>
      <Suspense fallback={<Skeleton lines={4} />}>
        <Relations userId={user.id} />
      </Suspense>
      <h3 className="mt-8 mb-4 text-base font-semibold">{person.history}</h3>
      <Suspense fallback={<Skeleton lines={4} />}>
        <History objectType="Member" objectId={user.id} />
      </Suspense>
    </Drawer>
  );
}
