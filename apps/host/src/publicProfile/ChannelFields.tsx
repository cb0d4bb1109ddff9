import { channelNames } from '@caravan/shell/channels';
import { cleanHandle } from '@caravan/shell/handle';
import { Alert } from '@caravan/ui/Alert';
import { Card } from '@caravan/ui/Card';
import { TextField } from '@caravan/ui/TextField';
import { type Control, Controller, useFormState } from '@caravan/shell/form';
import type { Values } from './form.ts';
import { words } from './messages.ts';

/** Where else people follow the host; one is enough (H-365 to H-368). */
export function ChannelFields({ control }: { control: Control<Values> }) {
  const { errors } = useFormState({ control, name: 'socialChannels' });
  const problem = errors.socialChannels?.message;
  return (
    <Card title={words.socials}>
      {typeof problem === 'string' && (
        <Alert tone="error" className="mb-5">
          {problem}
        </Alert>
      )}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {channelNames.map((channel) => (
          <Controller
            key={channel}
            control={control}
            name={`socialChannels.${channel}`}
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                label={words.fields[channel]}
                onChange={(text) =>
                  field.onChange(channel === 'personalSite' ? text.trim() : cleanHandle(text))
                }
                error={fieldState.error?.message}
              />
            )}
          />
        ))}
      </div>
    </Card>
  );
}
