import { UserRoundCog, X } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useSay } from '../internal/say.ts';

export type ImpersonationBannerProps = {
  name: string;
  email: string;
  id: string;
  environment: string;
  /** When impersonation ends automatically, as text. */
  until?: string;
  onClose: () => void;
};

/** Shows whose account is being impersonated, on larger screens, with a button to stop. */
export function ImpersonationBanner({
  name,
  email,
  id,
  environment,
  until,
  onClose,
}: ImpersonationBannerProps) {
  const say = useSay();
  return (
    <div
      role="region"
      aria-label={say('Impersonation')}
      className="hidden items-center gap-3 bg-ink px-6 py-1 text-sm text-surface sm:flex"
    >
      <UserRoundCog aria-hidden className="size-4" />
      <p className="tabular flex min-w-0 flex-1 flex-wrap gap-x-4">
        <strong className="font-semibold">{name}</strong>
        <span>{email}</span>
        <span>{id}</span>
        <span>{environment}</span>
        {until && <span>{until}</span>}
      </p>
      <IconButton
        label={say('Stop impersonating')}
        icon={<X />}
        size="sm"
        tooltip={false}
        onPress={onClose}
        className="text-surface! data-hovered:bg-surface/15"
      />
    </div>
  );
}
