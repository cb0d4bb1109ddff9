import { useTenant } from '@caravan/shell/useTenant';
import { LinkButton } from '@caravan/ui/LinkButton';
import { words } from './messages.ts';

/** A link to the web inbox that demo marketplaces deliver to. */
export function InboxLink() {
  const { demo, mailInboxUrl } = useTenant();
  if (!demo || !mailInboxUrl) return null;
  return (
    <LinkButton href={mailInboxUrl} target="_blank" rel="noreferrer">
      {words.demoInbox}
    </LinkButton>
  );
}
