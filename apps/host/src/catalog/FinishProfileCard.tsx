import { Card } from '@caravan/ui/Card';
import { LinkButton } from '@caravan/ui/LinkButton';
import { UserRoundPen } from 'lucide-react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

/** Replaces the reserve card until the host's profile is complete (H-434). */
export function FinishProfileCard() {
  return (
    <Card>
      <span className="grid size-11 place-items-center rounded-full bg-warning-soft text-warning">
        <UserRoundPen aria-hidden className="size-5" />
      </span>
      <h2 className="display-heading mt-4">{words.finish.title}</h2>
      <p className="mt-2 text-sm text-muted">{words.finish.text}</p>
      <LinkButton href={paths.profile} className="mt-5 w-full">
        {words.finish.action}
      </LinkButton>
    </Card>
  );
}
