import type { Trip } from '@caravan/sdk';
import { Card } from '@caravan/ui/Card';
import { TextLink } from '@caravan/ui/TextLink';
import { words } from './messages.ts';

export type ResourcesProps = { trip: Trip };

/** Promotional material that the marketplace provides for this trip (H-202). */
export function Resources({ trip }: ResourcesProps) {
  const { portalUrl, albumUrl, featuredImageUrl } = trip.promotionalAssets ?? {};
  const links = [
    [words.resources.portal, portalUrl],
    [words.resources.album, albumUrl],
    [words.resources.image, featuredImageUrl],
  ].filter((link): link is [string, string] => Boolean(link[1]));
  if (links.length === 0) return null;
  return (
    <Card title={words.resources.title} description={words.resources.text}>
      <ul className="grid grid-cols-1 gap-3">
        {links.map(([label, href]) => (
          <li key={label}>
            <TextLink href={href} target="_blank">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
