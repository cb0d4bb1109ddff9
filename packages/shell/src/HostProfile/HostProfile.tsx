import type { PublicProfile } from '@caravan/sdk';
import { Avatar } from '@caravan/ui/Avatar';
import { Badge } from '@caravan/ui/Badge';
import { Facts } from '@caravan/ui/Facts';
import { TextLink } from '@caravan/ui/TextLink';
import { channelAddress, channelNames } from './channels.ts';
import { words } from './messages.ts';

export type HostProfileProps = { profile: PublicProfile };

/** A host's public profile: picture, name, biography, interests, and social links. */
export function HostProfile({ profile }: HostProfileProps) {
  const { displayName, bio, profilePictureUrl, interests, languages, pronouns, country } = profile;
  const facts = [
    { id: 'country', label: words.facts.country, value: country?.name },
    { id: 'languages', label: words.facts.languages, value: languages.map((l) => l.name).join(', ') },
    { id: 'pronouns', label: words.facts.pronouns, value: pronouns.join(', ') },
  ].filter((fact) => fact.value);
  const channels = channelNames.flatMap((name) => {
    const handle = profile.socialChannels[name];
    return handle ? [{ name, href: channelAddress(name, handle) }] : [];
  });
  return (
    <section
      aria-labelledby="host-name"
      className="grid grid-cols-1 gap-8 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-12"
    >
      {profilePictureUrl ? (
        <img
          src={profilePictureUrl}
          alt=""
          className="size-40 rounded-full bg-sunken object-cover sm:size-52"
        />
      ) : (
        <Avatar name={displayName} size="xl" />
      )}
      <div className="min-w-0 self-center">
        <p className="kicker">{words.kicker}</p>
        <h1 id="host-name" className="display-title mt-2 break-words">
          {displayName}
        </h1>
        {bio ? (
          <p className="mt-4 max-w-prose text-lg leading-relaxed whitespace-pre-line">{bio}</p>
        ) : (
          <p className="mt-4 text-muted">{words.empty}</p>
        )}
        {interests.length > 0 && (
          <ul aria-label={words.interests} className="mt-6 flex flex-wrap gap-2">
            {interests.map((interest) => (
              <li key={interest._id}>
                <Badge tone="accent">{interest.name}</Badge>
              </li>
            ))}
          </ul>
        )}
        {facts.length > 0 && <Facts layout="columns" className="mt-6 max-w-md" items={facts} />}
        {channels.length > 0 && (
          <ul aria-label={words.elsewhere} className="mt-6 flex flex-wrap gap-x-6 gap-y-3">
            {channels.map(({ name, href }) => (
              <li key={name}>
                <TextLink href={href} target="_blank" rel="noopener noreferrer nofollow" className="py-1">
                  {words.channels[name]}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
