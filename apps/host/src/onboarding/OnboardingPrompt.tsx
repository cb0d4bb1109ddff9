import { Card } from '@caravan/ui/Card';
import { LinkButton } from '@caravan/ui/LinkButton';
import type { Host } from '@caravan/sdk';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

/** Prompts hosts to set up their page, on each home page, until it is done (H-084, H-441). */
export function OnboardingPrompt({ host, className }: { host: Host; className?: string }) {
  if (host.onboardingCompleted) return null;
  return (
    <Card title={words.prompt.title} {...(className && { className })}>
      <p className="text-sm text-muted">{words.prompt.text}</p>
      <LinkButton href={paths.onboarding} variant="secondary" className="mt-4">
        {words.prompt.open}
      </LinkButton>
    </Card>
  );
}
