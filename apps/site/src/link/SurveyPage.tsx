import { answerSurvey } from '@caravan/sdk/client';
import { answerSurveyForm } from '@caravan/sdk/forms';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { HostIntro, type LinkPageProps } from './HostIntro.tsx';
import { words } from './messages.ts';
import { emptySurvey, replyOf, surveyProblems } from './survey.ts';
import { SurveyFields } from './SurveyFields.tsx';
import { Thanks } from './Thanks.tsx';

/** A host's survey (H-020, H-090). */
export function SurveyPage({ link }: LinkPageProps) {
  const answer = useChange(answerSurvey, { failed: 'here', signedOutAllowed: true });
  const form = useForm({
    rules: answerSurveyForm,
    values: emptySurvey,
    input: replyOf,
    check: surveyProblems,
    send: (reply) => answer.send(link.path, reply),
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
      <Form form={form} className="grid max-w-lg gap-7">
        {form.failure && <Alert tone="error">{form.failure}</Alert>}
        <SurveyFields form={form} link={link} />
        <div>
          <Button type="submit" size="lg" isPending={form.isPending}>
            {words.send}
          </Button>
        </div>
      </Form>
    </>
  );
}
