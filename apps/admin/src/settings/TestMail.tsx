import { Acting } from '../frame/Acting.tsx';
import { sendTestMail } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { words } from './messages.ts';

/** Tests the mail server currently in use, and shows the result. */
export function TestMail() {
  const test = useChange(sendTestMail, { failed: 'here' });
  const sent = test.data;
  const problem = test.error?.message ?? sent?.problem;
  return (
    <>
      <Acting>
        <Button size="sm" variant="ghost" isPending={test.isPending} onPress={() => test.run()}>
          {words.testMail}
        </Button>
      </Acting>
      {problem ? (
        <Alert tone="error" className="basis-full" title={words.testFailed}>
          {problem}
        </Alert>
      ) : (
        sent?.accepted && (
          <Alert tone="success" className="basis-full">
            {words.testSent(sent.from, sent.to, sent.server)}
          </Alert>
        )
      )}
    </>
  );
}
