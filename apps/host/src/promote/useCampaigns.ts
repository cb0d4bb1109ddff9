import type { EmailCampaign } from '@caravan/sdk';
import { useGetTripDetails } from '@caravan/sdk/react-query';

/** Milliseconds after which the figures of an email on its way are read again. */
const again = 3000;

/** The emails of a trip with what became of them, which moves along while one is being sent. */
export const useCampaigns = (tripId: string) =>
  useGetTripDetails(tripId, {
    query: {
      throwOnError: false,
      refetchInterval: ({ state }) =>
        state.data?.emailCampaigns?.some(({ stoppable }) => stoppable) ? again : false,
    },
  });

/** Whether it is a message to the travelers of the trip; the others promote it to the host's list. */
export const isMessage = ({ kind }: EmailCampaign) => kind.startsWith('travelers-');
