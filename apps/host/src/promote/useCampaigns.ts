import type { EmailCampaign } from '@caravan/sdk';
import { useGetTripDetails } from '@caravan/sdk/react-query';

/** Polling interval in milliseconds while an email is being sent. */
const again = 3000;

/** A trip's emails with their results, polled while one is being sent. */
export const useCampaigns = (tripId: string) =>
  useGetTripDetails(tripId, {
    query: {
      throwOnError: false,
      refetchInterval: ({ state }) =>
        state.data?.emailCampaigns?.some(({ stoppable }) => stoppable) ? again : false,
    },
  });

/** Whether it is a message to the trip's travelers; the others promote it to the host's list. */
export const isMessage = ({ kind }: EmailCampaign) => kind.startsWith('travelers-');
