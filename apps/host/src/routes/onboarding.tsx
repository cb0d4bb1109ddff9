import { createFileRoute } from '@tanstack/react-router';
import { Onboarding } from '../onboarding/Onboarding.tsx';
import { type OnboardingStep, onboardingSteps } from '../onboarding/steps.ts';

export const Route = createFileRoute('/onboarding')({
  validateSearch: (search): { step?: OnboardingStep } => ({
    step: onboardingSteps.find((step) => step === search.step),
  }),
  component: Page,
});

function Page() {
  const { step = 'welcome' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <Onboarding step={step} onStep={(next) => void navigate({ search: { step: next } })} />;
}
