import { createFileRoute } from '@tanstack/react-router';
import { Referral } from '../referral/Referral.tsx';
import { titles } from '../titles/messages.ts';

export const Route = createFileRoute('/referral')({
  staticData: { title: titles.referAHost },
  component: Referral,
});
