import { Card } from '@caravan/ui/Card';
import { LinkButton } from '@caravan/ui/LinkButton';
import { storeName } from './appStore.ts';
import { words } from './messages.ts';

/** Where to get the marketplace's app, for travelers who are ready to go (T-032). */
export function MobileAppCard({ links }: { links: readonly string[] }) {
  return (
    <Card title={words.app}>
      <p className="text-muted">{words.appText}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        {links.map((link) => (
          <LinkButton key={link} href={link} target="_blank" rel="noreferrer" variant="secondary">
            {words.appFrom(storeName(link))}
          </LinkButton>
        ))}
      </div>
    </Card>
  );
}
