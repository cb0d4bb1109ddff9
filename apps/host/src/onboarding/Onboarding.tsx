import { useListCategories } from '@caravan/sdk/react-query';
import { useForm } from '@caravan/shell/useForm';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { useStepFocus } from '@caravan/shell/useStepFocus';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { Alert } from '@caravan/ui/Alert';
import { Stepper } from '@caravan/ui/Stepper';
import { toast } from '@caravan/ui/toast';
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useHost } from '../host/useHost.ts';
import { ChannelFields } from '../publicProfile/ChannelFields.tsx';
import { valuesOf } from '../publicProfile/form.ts';
import { usePublicProfile } from '../publicProfile/usePublicProfile.ts';
import { BioStep } from './BioStep.tsx';
import { Congrats } from './Congrats.tsx';
import { ConnectAccounts } from './ConnectAccounts.tsx';
import { InterestsStep } from './InterestsStep.tsx';
import { words } from './messages.ts';
import { StepFrame } from './StepFrame.tsx';
import {
  mayComplete,
  type OnboardingStep,
  type OnboardingValues,
  onboardingSteps,
  problemsAt,
  reachable,
  stepOf,
} from './steps.ts';
import { useFinish } from './useFinish.ts';
import { Welcome } from './Welcome.tsx';

export type OnboardingProps = { step: OnboardingStep; onStep: (step: OnboardingStep) => void };

const steps = onboardingSteps.map((id) => ({ id, label: words.steps[id] }));

/**
 * From the first sign-in to a page that travelers can see (H-123 to H-128). Hosts who have finished are
 * redirected home.
 */
export function Onboarding({ step: asked, onStep }: OnboardingProps) {
  const host = useHost();
  const profile = usePublicProfile();
  const { data: categories } = useListCategories({}, { query: { staleTime: Infinity, throwOnError: false } });
  useStepFocus(asked);
  const [before] = useState(host.onboardingCompleted);
  usePageTitle('Host Portal', words.title);
  const finish = useFinish({
    onDone: () => onStep('congrats'),
    onFailed: ({ fields }) => {
      toast({ tone: 'error', title: words.notSaved });
      if (Object.keys(fields).length > 0) onStep(stepOf(fields));
    },
  });
  const begun: OnboardingValues = { ...valuesOf(profile), about: false, socialEngagementUserId: '' };
  const form = useForm({
    values: begun,
    names: { categoryInterests: 'interests' },
    send: finish.send,
  });
  const { values } = form;
  const prompt = useUnsavedPrompt(form.isUnsaved && asked !== 'congrats');
  if (before) return <Navigate to="/" replace />;
  const step =
    asked === 'congrats' && !host.onboardingCompleted ? reachable('bio', values) : reachable(asked, values);
  const to = (next: OnboardingStep) => {
    form.show({});
    onStep(next);
  };
  const next = () => {
    const stopped = form.show(problemsAt(step, values));
    const following = onboardingSteps[onboardingSteps.indexOf(step) + 1];
    if (!stopped && following) to(following);
  };
  const complete = (about: boolean) => void form.submit({ about });
  const back = onboardingSteps[onboardingSteps.indexOf(step) - 1] ?? 'welcome';
  const moves = { form, onBack: () => to(back), onNext: next };
  return (
    <div className="mx-auto w-full max-w-2xl">
      {step !== 'welcome' && step !== 'congrats' && (
        <Stepper label={words.progress} steps={steps} current={step} className="mb-10" />
      )}
      {form.failure && (
        <Alert tone="error" className="mb-6">
          {form.failure}
        </Alert>
      )}
      {step === 'welcome' && <Welcome name={profile.displayName} onStart={() => to('interests')} />}
      {step === 'interests' && (
        <StepFrame {...words.interests} {...moves}>
          <InterestsStep categories={categories?.items ?? []} />
        </StepFrame>
      )}
      {step === 'socials' && (
        <StepFrame {...words.socials} {...moves}>
          <ConnectAccounts />
          <ChannelFields />
        </StepFrame>
      )}
      {step === 'bio' && (
        <BioStep
          form={form}
          // H-360: enabled only if the text has changed and isn't too long.
          mayComplete={mayComplete(values, profile.bio ?? '')}
          isPending={form.isPending}
          onBack={() => to('socials')}
          onComplete={() => complete(true)}
          onSkip={() => complete(false)}
        />
      )}
      {step === 'congrats' && <Congrats />}
      {prompt}
    </div>
  );
}
