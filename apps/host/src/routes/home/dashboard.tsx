import {
  getGetHomeTripsQueryOptions,
  getGetHostNextQueryOptions,
  getGetImportantDatesQueryOptions,
  getGetMyHostQueryOptions,
} from '@caravan/sdk/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Dashboard } from '../../home/Dashboard.tsx';
import { HomeError } from '../../home/HomeError.tsx';
import { titles } from '../../titles/messages.ts';

export const Route = createFileRoute('/home/dashboard')({
  // Most people start here, so the loader comes with the frame.
  codeSplitGroupings: [['component'], ['errorComponent']],
  loader: async ({ context: { queryClient } }) => {
    const { id } = await queryClient.ensureQueryData(getGetMyHostQueryOptions());
    await Promise.all([
      queryClient.ensureQueryData(getGetHomeTripsQueryOptions(id)),
      queryClient.ensureQueryData(getGetImportantDatesQueryOptions(id)),
      queryClient.ensureQueryData(getGetHostNextQueryOptions(id)),
    ]);
  },
  staticData: { title: titles.home, layout: 'top' },
  component: Dashboard,
  errorComponent: HomeError,
});
