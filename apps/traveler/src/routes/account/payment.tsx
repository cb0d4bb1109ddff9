import { createFileRoute } from '@tanstack/react-router';
import { Wallet } from '../../paymentMethod/Wallet.tsx';
import { titles } from '../../titles/messages.ts';

export const Route = createFileRoute('/account/payment')({
  staticData: { title: titles.payment },
  component: Wallet,
});
