import { useListCategories } from '@caravan/sdk/react-query';
import { toApiError } from '@caravan/sdk';
import { applyFieldErrors } from '@caravan/shell/applyFieldErrors';
import { problemOf } from '@caravan/shell/useChange';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { Alert } from '@caravan/ui/Alert';
import { Stepper } from '@caravan/ui/Stepper';
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm, useWatch } from '@caravan/shell/form';
import { useHost } from '../host/useHost.ts';
import { ChannelFields } from '../publicProfile/ChannelFields.tsx';
import { type Values, valuesOf } from '../publicProfile/form.ts';
import { usePublicProfile } from '../publicProfile/usePublicProfile.ts';
import { BioStep } from './BioStep.tsx';
import { Congrats } from './Congrats.tsx';
import { InterestsStep } from './InterestsStep.tsx';
import { words } from './messages.ts';
import { StepFrame } from './StepFrame.tsx';
import { mayComplete, type OnboardingStep, onboardingSteps, problemsAt, reachable, stepOf } from './steps.ts';
import { useFinish } from './useFinish.ts';
import { Welcome } from './Welcome.tsx';

export type OnboardingProps = { step: OnboardingStep; onStep: (step: OnboardingStep) => void };

const steps = onboardingSteps.map((id) => ({ id, label: words.steps[id] }));

/** From the first sign-in to a page that travelers can look at (H-123 to H-128). Who is through is led home. */
export function Onboarding({ step: asked, onStep }: OnboardingProps) {
  const host = useHost();
  const profile = usePublicProfile();
  const { data: categories } = useListCategories({ query: { staleTime: Infinity, throwOnError: false } });
  const [before] = useState(host.onboardingCompleted);
  const [failure, setFailure] = useState<string>();
  const form = useForm<Values>({ defaultValues: valuesOf(profile) });
  const values = { ...valuesOf(profile), ...useWatch({ control: form.control }) } as Values;
  const prompt = useUnsavedPrompt(form.formState.isDirty && asked !== 'congrats');
  usePageTitle('Host Portal', words.title);
  const finish = useFinish(() => {
    form.reset(form.getValues());
    onStep('congrats');
  });
  if (before) return <Navigate to="/" replace />;
  const step =
    asked === 'congrats' && !host.onboardingCompleted ? reachable('bio', values) : reachable(asked, values);
  const to = (next: OnboardingStep) => {
    setFailure(undefined);
    form.clearErrors();
    onStep(next);
  };
  const next = () => {
    const problems = Object.entries(problemsAt(step, form.getValues()));
    for (const [path, message] of problems) form.setError(path as keyof Values, { type: 'rule', message });
    const following = onboardingSteps[onboardingSteps.indexOf(step) + 1];
    if (problems.length === 0 && following) to(following);
  };
  const complete = (about: boolean) => {
    setFailure(undefined);
    finish.send({ values: form.getValues(), about }).catch((cause: unknown) => {
      const error = toApiError(cause);
      const shown = applyFieldErrors(form, error, { categoryInterests: 'interests' });
      if (shown) onStep(stepOf(error.fields));
      else setFailure(problemOf(error));
    });
  };
  const back = onboardingSteps[onboardingSteps.indexOf(step) - 1] ?? 'welcome';
  const moves = { onBack: () => to(back), onNext: next };
  return (
    <div className="mx-auto w-full max-w-2xl">
      {step !== 'welcome' && step !== 'congrats' && (
        <Stepper label={words.progress} steps={steps} current={step} className="mb-10" />
      )}
      {failure && (
        <Alert tone="error" className="mb-6">
          {failure}
        </Alert>
      )}
      {step === 'welcome' && <Welcome name={profile.displayName} onStart={() => to('interests')} />}
      {step === 'interests' && (
        <StepFrame {...words.interests} {...moves}>
          <InterestsStep control={form.control} categories={categories?.items ?? []} />
        </StepFrame>
      )}
      {step === 'socials' && (
        <StepFrame {...words.socials} {...moves}>
          <ChannelFields control={form.control} />
        </StepFrame>
      )}
      {step === 'bio' && (
        <BioStep
          control={form.control}
          // H-360: on only with other words than before, and not too many.
          mayComplete={mayComplete(values, profile.bio ?? '')}
          isPending={finish.isPending}
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
