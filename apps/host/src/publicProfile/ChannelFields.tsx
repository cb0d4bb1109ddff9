import { type Channel, channelNames } from '@caravan/shell/channels';
import { cleanHandle } from '@caravan/shell/handle';
import { useField, useFormAround } from '@caravan/shell/useField';
import { Alert } from '@caravan/ui/Alert';
import { Card } from '@caravan/ui/Card';
import { TextField } from '@caravan/ui/TextField';
import type { Values } from './form.ts';
import { words } from './messages.ts';

/** The host's social channels; at least one is required (H-365 to H-368). */
export function ChannelFields() {
  const { error } = useField('socialChannels');
  const around = useFormAround<Values>();
  // An error in one channel shows at that channel.
  const own = channelNames.some((channel) => around.field(`socialChannels.${channel}`).error);
  return (
    <Card title={words.socials}>
      {error && !own && (
        <Alert tone="error" className="mb-5">
          {error}
        </Alert>
      )}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {channelNames.map((channel) => (
          <ChannelField key={channel} channel={channel} />
        ))}
      </div>
    </Card>
  );
}

function ChannelField({ channel }: { channel: Channel }) {
  const field = useField<string>(`socialChannels.${channel}`);
  const clean = channel === 'personalSite' ? (text: string) => text.trim() : cleanHandle;
  return (
    <TextField {...field} label={words.fields[channel]} onChange={(text) => field.onChange(clean(text))} />
  );
}
