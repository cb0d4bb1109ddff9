import { ContactDetails } from './ContactDetails.tsx';
import { Payment } from './Payment.tsx';
import { Success } from './Success.tsx';
import { TravelDetail } from './TravelDetail.tsx';
import { Vehicle } from './Vehicle.tsx';

const pages = {
  travel_detail: TravelDetail,
  vehicle: Vehicle,
  contact: ContactDetails,
  payment: Payment,
  success: Success,
};

/** One tab of the flow; the layout admits only to available tabs. */
export function TransferPage({ tab }: { tab: string }) {
  const Page = pages[tab as keyof typeof pages] ?? TravelDetail;
  return <Page />;
}
