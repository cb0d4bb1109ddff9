import { ConnectionBanner } from '@caravan/shell/ConnectionBanner';
import { useListPublicTrips } from '@caravan/sdk/react-query';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { useTenant } from '@caravan/shell/useTenant';
import { AuthLayout } from '@caravan/ui/AuthLayout';
import type { ReactNode } from 'react';
import { Wordmark } from '../frame/Wordmark.tsx';
import { artworkAs } from '@caravan/shell/artworkAs';
import { words } from './messages.ts';

export type AuthPageProps = {
  /** The portal's name in the document title: '{brand} - Login' (H-059). */
  portal: 'Login' | 'Signup';
  title: string;
  description?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
};

/** The frame of sign-in and related pages, next to a picture of an upcoming trip. */
export function AuthPage({ portal, title, description, footer, children }: AuthPageProps) {
  usePageTitle(portal);
  const { tagline } = useTenant();
  const { data } = useListPublicTrips({ limit: 7 }, { query: { throwOnError: false } });
  const trips = data?.items ?? [];
  // Sign-in and sign-up show different trips, but always the same ones.
  const trip = trips[portal === 'Login' ? 3 : 5] ?? trips[0];
  return (
    <>
      <ConnectionBanner />
      <AuthLayout
        brand={<Wordmark className="text-ink" />}
        title={title}
        description={description}
        artwork={trip && artworkAs(trip.hero.url, 'portrait')}
        quote={tagline || words.quote}
        footer={footer}
      >
        {children}
      </AuthLayout>
    </>
  );
}
