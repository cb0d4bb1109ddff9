import { useTenant } from '@caravan/shell/useTenant';
import { PlainLink } from './PlainLink.tsx';
import { paths } from '../paths.ts';

/** The tenant's name or logo, linked to the landing page. */
export function Wordmark({ className = '' }: { className?: string }) {
  const { brand, theme } = useTenant();
  return (
    <PlainLink href={paths.home} className={`display rounded-xs text-[1.625rem] ${className}`}>
      {theme.logoUrl ? <img src={theme.logoUrl} alt={brand} className="max-h-9" /> : brand}
    </PlainLink>
  );
}
