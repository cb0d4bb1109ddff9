/** The words of the error page, by status; `other` is every status that has none of its own. */
export const words: Record<string, { title: string; text: string }> = {
  '401': {
    title: 'Please sign in',
    text: 'Your session has ended. Sign in again to continue where you left off.',
  },
  '403': {
    title: 'This page is not yours to open',
    text: 'You are signed in, but your account has no access to this page.',
  },
  '404': { title: 'We could not find this page', text: 'It may have moved, or the link may be incomplete.' },
  '409': { title: 'This changed while you were away', text: 'Load the page again to see how it stands now.' },
  '429': { title: 'That was a little fast', text: 'Wait a moment, then try again.' },
  '0': { title: 'We could not reach the server', text: 'Check your connection and try again.' },
  '503': {
    title: 'We will be right back',
    text: 'The service is not available at the moment. Nothing is lost.',
  },
  other: {
    title: 'Something went wrong',
    text: 'The error is on our side. Try again, and tell us if it stays.',
  },
};

export const labels = {
  home: 'Go to the start',
  signIn: 'Sign in',
  retry: 'Try again',
  retrying: 'We try again every few seconds.',
  reference: 'Reference',
};
