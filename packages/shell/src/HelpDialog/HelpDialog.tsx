import { t } from '@lingui/core/macro';
import { Dialog } from '@caravan/ui/Dialog';
import { Facts } from '@caravan/ui/Facts';
import { TextLink } from '@caravan/ui/TextLink';
import { useTenant } from '../tenant/useTenant.ts';

export type HelpDialogProps = { isOpen: boolean; onClose: () => void };

const words = {
  title: t`Contact Information`,
  email: t`Email`,
  page: t`Help`,
  read: t`Questions and answers`,
  hours: t`Office hours`,
  // O-244
  time: t`8:30–17:30 PST, Monday to Friday`,
  text: (brand: string) =>
    t`The ${brand} team answers questions about your trips, your account and payments.`,
};

/** How to contact the marketplace's support. */
export function HelpDialog({ isOpen, onClose }: HelpDialogProps) {
  const { brand, supportEmail, pages = [] } = useTenant();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} size="sm">
      <p className="text-muted">{words.text(brand)}</p>
      <Facts
        className="mt-5"
        items={[
          ...(supportEmail
            ? [
                {
                  id: 'email',
                  label: words.email,
                  value: <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>,
                },
              ]
            : []),
          ...(pages.includes('help')
            ? [
                {
                  id: 'page',
                  label: words.page,
                  value: (
                    <TextLink href="/help" target="_blank">
                      {words.read}
                    </TextLink>
                  ),
                },
              ]
            : []),
          { id: 'hours', label: words.hours, value: words.time },
        ]}
      />
    </Dialog>
  );
}
