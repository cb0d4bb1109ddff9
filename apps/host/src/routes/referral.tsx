import { createFileRoute } from '@tanstack/react-router';
import { Referral } from '../referral/Referral.tsx';

export const Route = createFileRoute('/referral')({
  staticData: { title: 'Refer a Host' },
  component: Referral,
});
