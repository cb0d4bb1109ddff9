import { Dialog } from '@caravan/ui/Dialog';
import { TextLink } from '@caravan/ui/TextLink';
import { useTenant } from '../tenant/useTenant.ts';

export type HelpDialogProps = { isOpen: boolean; onClose: () => void };

const words = {
  title: 'Contact Information',
  email: 'E-mail',
  hours: 'Office hours',
  // O-244
  time: '8:30–17:30 PST, Monday to Friday',
  text: (brand: string) => `The ${brand} team answers questions about your trips, your account and payments.`,
};

/** How to reach the people behind the marketplace. */
export function HelpDialog({ isOpen, onClose }: HelpDialogProps) {
  const { brand, supportEmail } = useTenant();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} size="sm">
      <p className="text-muted">{words.text(brand)}</p>
      <dl className="mt-5 grid grid-cols-[7rem_1fr] gap-y-3">
        {supportEmail && (
          <>
            <dt className="text-muted">{words.email}</dt>
            <dd>
              <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>
            </dd>
          </>
        )}
        <dt className="text-muted">{words.hours}</dt>
        <dd className="tabular">{words.time}</dd>
      </dl>
    </Dialog>
  );
}
