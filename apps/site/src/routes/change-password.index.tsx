import { toApiError } from '@caravan/sdk';
import { getGetMyProfileQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { ChangePassword } from '../auth/ChangePassword.tsx';
import { titles } from '../titles/messages.ts';

export const Route = createFileRoute('/change-password/')({
  staticData: { title: titles.changePassword },
  // Signed-out users sign in first, and come back.
  loader: async ({ context, location }) => {
    try {
      await context.queryClient.ensureQueryData({
        ...getGetMyProfileQueryOptions(),
        meta: { signedOutAllowed: true },
      });
    } catch (cause) {
      if (!toApiError(cause).signIn) throw cause;
      throw redirect({ to: '/login', search: { destination: location.pathname }, replace: true });
    }
  },
  component: ChangePassword,
});
