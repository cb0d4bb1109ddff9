import { AddressForm } from '@caravan/shell/Account/AddressForm';
import { createFileRoute } from '@tanstack/react-router';
import { titles } from '../../titles/messages.ts';

export const Route = createFileRoute('/account/address')({
  staticData: { title: titles.address },
  component: AddressForm,
});
