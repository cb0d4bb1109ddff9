import { connectSocials } from '@caravan/sdk/client';
import { channelNames } from '@caravan/shell/channels';
import { useChange } from '@caravan/shell/useChange';
import { useField } from '@caravan/shell/useField';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { Link2 } from 'lucide-react';
import { words as profileWords } from '../publicProfile/messages.ts';
import { words } from './messages.ts';

/**
 * Connects the host's social accounts through the marketplace's provider (H-327, H-328). If that fails, the
 * host enters the accounts in the fields below.
 */
export function ConnectAccounts() {
  const connected = useField<string>('socialEngagementUserId');
  const { run, data, error, isPending } = useChange(connectSocials, {
    failed: 'here',
    onDone: (connection) => connected.onChange(connection.socialEngagementUserId),
  });
  const platforms = channelNames.filter((name) => data?.socialEngagementChannelIds[name]);
  if (connected.value) {
    return (
      <Alert tone="success" title={words.connect.done} className="mb-6">
        <p>{platforms.map((name) => profileWords.fields[name]).join(', ')}</p>
        <Button size="sm" variant="ghost" onPress={() => connected.onChange('')}>
          {words.connect.disconnect}
        </Button>
      </Alert>
    );
  }
  return (
    <Card title={words.connect.title} className="mb-6">
      <p className="mb-5 text-muted">{words.connect.text}</p>
      {error && (
        <Alert
          tone="error"
          title={error.status === 503 ? words.connect.notStarted : words.connect.failed}
          className="mb-5"
        >
          {words.connect.manually}
        </Alert>
      )}
      <Button variant="secondary" isPending={isPending} onPress={() => run()}>
        <Link2 aria-hidden />
        {isPending ? words.connect.pending : words.connect.start}
      </Button>
    </Card>
  );
}
