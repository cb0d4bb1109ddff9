import { createFileRoute } from '@tanstack/react-router';
import { Wallet } from '../../paymentMethod/Wallet.tsx';

export const Route = createFileRoute('/account/payment')({
  staticData: { title: 'Payment' },
  component: Wallet,
});
