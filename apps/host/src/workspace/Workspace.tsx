import { ArtworkHero } from '@caravan/shell/ArtworkHero';
import { activityLevelWords } from '@caravan/shell/tripWords';
import { usePublicPath } from '@caravan/shell/PortalFrame';
import { TripStatusBadge } from '@caravan/shell/TripStatusBadge';
import { useFormat } from '@caravan/shell/useFormat';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { Alert } from '@caravan/ui/Alert';
import { Breadcrumb } from '@caravan/ui/Breadcrumb';
import { Navigate } from '@tanstack/react-router';
import { CalendarDays, Mountain, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { NextBar } from './NextBar.tsx';
import { useTrip } from './useTrip.ts';
import { WorkspaceTabs } from './WorkspaceTabs.tsx';

export type WorkspaceProps = { id: string; children: ReactNode };

/** The header and tabs around each page of a trip (H-134 to H-140). */
export function Workspace({ id, children }: WorkspaceProps) {
  const trip = useTrip(id);
  const format = useFormat();
  const path = usePublicPath();
  usePageTitle('Host Portal', trip.name);
  if (trip.navigationHidden && !path.endsWith('/request')) {
    return <Navigate to="/trips/$id/request" params={{ id }} search={{ model: 'trip' }} replace />;
  }
  const level = trip.activityLevel && activityLevelWords[trip.activityLevel];
  const facts = [
    <Fact
      key="dates"
      icon={<CalendarDays aria-hidden />}
      text={format.dateRange(trip.startDate, trip.endDate)}
    />,
    level && <Fact key="level" icon={<Mountain aria-hidden />} text={level} />,
    trip.travelerInsuranceRequired && (
      <Fact key="ins" icon={<ShieldCheck aria-hidden />} text={words.insurance} />
    ),
  ].filter(Boolean);
  return (
    <>
      <Breadcrumb
        items={[{ label: words.trips, href: paths.trips }, { label: trip.name }]}
        className="mb-4"
      />
      <ArtworkHero
        size="sm"
        photo={trip.hero}
        kicker={`${format.countryNamed(trip.country)} · ${trip.destination}`}
        title={trip.name}
        facts={facts}
        badges={<TripStatusBadge trip={trip} onArtwork />}
      />
      <div className="mt-6 grid grid-cols-1 gap-4">
        {!trip.navigationHidden && <WorkspaceTabs trip={trip} />}
        {trip.notice && <Alert>{trip.notice}</Alert>}
        {trip.cancelled && <Alert tone="error">{trip.cancellationReason || words.cancelled}</Alert>}
      </div>
      <div className="mt-8">{children}</div>
      {!trip.navigationHidden && <NextBar tripId={id} path={path} />}
    </>
  );
}

function Fact({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <>
      {icon}
      {text}
    </>
  );
}
