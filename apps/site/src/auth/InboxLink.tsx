import { useTenant } from '@caravan/shell/useTenant';
import { LinkButton } from '@caravan/ui/LinkButton';
import { words } from './messages.ts';

/** Demo marketplaces deliver to an inbox one can open. */
export function InboxLink() {
  const { demo, mailInboxUrl } = useTenant();
  if (!demo || !mailInboxUrl) return null;
  return (
    <LinkButton href={mailInboxUrl} target="_blank" rel="noreferrer">
      {words.demoInbox}
    </LinkButton>
  );
}
