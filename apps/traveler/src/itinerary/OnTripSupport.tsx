import { useTenant } from '@caravan/shell/useTenant';
import { Card } from '@caravan/ui/Card';
import { CopyField } from '@caravan/ui/CopyField';
import { TextLink } from '@caravan/ui/TextLink';
import { toast } from '@caravan/ui/toast';
import { words } from './messages.ts';

/** Support during the trip: customer service and the operator's phone number. */
export function OnTripSupport({ phone }: { phone: string }) {
  const { supportEmail } = useTenant();
  return (
    <Card title={words.supportTitle}>
      <p className="text-sm text-muted">{words.supportText}</p>
      {supportEmail && (
        <p className="mt-3 text-sm">
          <TextLink href={`mailto:${supportEmail}`}>{words.customerService}</TextLink>
        </p>
      )}
      <CopyField
        className="mt-4"
        label={words.emergency}
        value={phone}
        onError={() => toast({ tone: 'error', title: words.copyFailed })}
      />
    </Card>
  );
}
