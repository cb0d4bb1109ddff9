import { Card } from '@caravan/ui/Card';
import { LinkButton } from '@caravan/ui/LinkButton';
import type { Host } from '@caravan/sdk';
import { onTheWay } from '../host/useHost.ts';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

/** Who is on the way to a first trip is asked to set up the page, until it is done (H-084, H-441). */
export function OnboardingPrompt({ host, className }: { host: Host; className?: string }) {
  if (host.onboardingCompleted || !onTheWay(host.status)) return null;
  return (
    <Card title={words.prompt.title} {...(className && { className })}>
      <p className="text-sm text-muted">{words.prompt.text}</p>
      <LinkButton href={paths.onboarding} variant="secondary" className="mt-4">
        {words.prompt.open}
      </LinkButton>
    </Card>
  );
}
