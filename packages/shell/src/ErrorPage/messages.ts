/** The words of the error page, by status; `other` is every status that has none of its own. */
export const words: Record<string, { title: string; text: string }> = {
  '401': {
    title: 'Sign in to continue',
    text: 'Your session has ended. Sign in again to pick up where you left off.',
  },
  '403': {
    title: 'You don’t have access to this page',
    text: 'Try another account, or ask someone on your team to give you access.',
  },
  '404': {
    title: 'We can’t find that page',
    text: 'It may have moved, or the link may be incomplete. Check the address and try again.',
  },
  '409': {
    title: 'Someone else changed this',
    text: 'Reload the page to see the latest version, then make your change again.',
  },
  '429': { title: 'Too many requests', text: 'Wait a moment, then try again.' },
  '0': { title: 'We can’t reach the server', text: 'Check your connection and try again.' },
  '503': {
    title: 'We’ll be right back',
    text: 'The service is briefly unavailable. Your work is safe.',
  },
  other: {
    title: 'Something went wrong',
    text: 'It’s on our side. Try again, and contact us if it keeps happening.',
  },
};

export const labels = {
  home: 'Go to home page',
  signIn: 'Sign in',
  retry: 'Try again',
  retrying: 'Retrying every few seconds.',
  reference: 'Reference',
};
