import { getGetPublicTripQueryOptions } from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';
import { Navigate } from '@tanstack/react-router';
import { paths } from '../paths.ts';
import { DoneStep } from './DoneStep.tsx';
import { useDraft } from './draft.ts';

/** The last step; without a completed booking, it redirects to the first. */
export function Done({ tripPath }: { tripPath: string }) {
  const { result } = useDraft(tripPath);
  const trip = useLoaded(getGetPublicTripQueryOptions({ path: tripPath }));
  if (!result) return <Navigate to={paths.book(tripPath)} replace />;
  return <DoneStep trip={trip} result={result} />;
}
