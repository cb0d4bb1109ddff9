import { getListUserMetadataQueryOptions } from '@caravan/sdk/react-query';
import { RowLink } from '@caravan/shell/RowLink';
import TripVersions from '@caravan/shell/TripVersions';
import { useQuery } from '@tanstack/react-query';
import { useStaff } from '../frame/useStaff.ts';
import { paths } from '../paths.ts';

/** The versions of a trip. Admins and support also see who saved each one. */
export function TripHistory({ tripId }: { tripId: string }) {
  const { seesAll } = useStaff();
  return <TripVersions tripId={tripId} {...(seesAll && { by: (id) => <Saver id={id} /> })} />;
}

function Saver({ id }: { id: string }) {
  const { data } = useQuery({ ...getListUserMetadataQueryOptions({ ids: [id] }), throwOnError: false });
  const name = data?.items[0]?.name;
  return name ? <RowLink href={paths.user(id)}>{name}</RowLink> : '–';
}
