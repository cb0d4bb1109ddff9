import { AddressForm } from '@caravan/shell/Account/AddressForm';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/account/address')({
  staticData: { title: 'Address' },
  component: AddressForm,
});
