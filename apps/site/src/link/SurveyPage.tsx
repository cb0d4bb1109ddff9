import { answerSurvey } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { applyFieldErrors } from '@caravan/shell/applyFieldErrors';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { useState } from 'react';
import { useForm } from '@caravan/shell/form';
import { HostIntro, type LinkPageProps } from './HostIntro.tsx';
import { words } from './messages.ts';
import { emptySurvey, replyOf, type SurveyForm } from './survey.ts';
import { SurveyFields } from './SurveyFields.tsx';
import { Thanks } from './Thanks.tsx';

/** A host's survey (H-020, H-090). */
export function SurveyPage({ link }: LinkPageProps) {
  const [failure, setFailure] = useState<string>();
  const form = useForm<SurveyForm>({ defaultValues: emptySurvey });
  const answer = useChange(answerSurvey, {
    failed: 'here',
    signedOutAllowed: true,
    onFailed: (error) => applyFieldErrors(form, error) || setFailure(error.message),
  });
  if (answer.isSuccess)
    return <Thanks link={link} title={words.answeredTitle} text={words.answeredText(link.hostName)} />;
  return (
    <>
      <HostIntro
        link={link}
        title={words.surveyTitle(link.hostName)}
        text={words.surveyText(link.hostName)}
      />
      <Form
        onSubmit={() => {
          setFailure(undefined);
          void form.handleSubmit((values) => answer.run(link.path, replyOf(values)))();
        }}
        className="grid max-w-lg gap-7"
      >
        {failure && <Alert tone="error">{failure}</Alert>}
        <SurveyFields form={form} link={link} />
        <div>
          <Button type="submit" size="lg" isPending={answer.isPending}>
            {words.send}
          </Button>
        </div>
      </Form>
    </>
  );
}
