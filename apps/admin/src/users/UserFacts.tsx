import type { Profile } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { TextLink } from '@caravan/ui/TextLink';
import { Facts } from '../list/Facts.tsx';
import { statusWords } from '../hosts/messages.ts';
import { person } from './personMessages.ts';
import { addressOf } from './user.ts';

const f = person.facts;

/** A person's details as a list. */
export function UserFacts({ user }: { user: Profile }) {
  const format = useFormat();
  return (
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
        user.hostStatus && [f.hostStatus, statusWords[user.hostStatus]],
        user.group === 'operator' && [f.operator, user.operatorName],
        [f.address, addressOf(user, format.country)],
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
  );
}
