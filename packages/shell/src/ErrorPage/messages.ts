import { t } from '@lingui/core/macro';

/**
 * Messages of the error page by status; `stale` is for a chunk that failed to load, `other` for every status
 * without a message of its own.
 */
export const words: Record<string, { title: string; text: string }> = {
  '401': {
    title: t`Sign in to continue`,
    text: t`Your session has ended. Sign in again to pick up where you left off.`,
  },
  '403': {
    title: t`You don’t have access to this page`,
    text: t`Try another account, or ask someone on your team to give you access.`,
  },
  '404': {
    title: t`We couldn’t find that page`,
    text: t`It may have moved, or the link may be incomplete. Check the address and try again.`,
  },
  '409': {
    title: t`Someone else changed this`,
    text: t`Reload the page to see the latest version, then make your change again.`,
  },
  '429': { title: t`Too many requests`, text: t`Wait a moment, then try again.` },
  '0': { title: t`We cannot reach the server`, text: t`Check your connection and try again.` },
  '503': {
    title: t`We’ll be right back`,
    text: t`The service is briefly unavailable. Your work is safe.`,
  },
  stale: {
    title: t`This page needs a reload`,
    text: t`Part of it didn’t load, usually because we’ve just released an update.`,
  },
  other: {
    title: t`Something went wrong`,
    text: t`It’s on our side. Try again, and contact us if it keeps happening.`,
  },
};

export const labels = {
  home: t`Go to home page`,
  signIn: t`Sign in`,
  retry: t`Try again`,
  reload: t`Reload page`,
  retrying: t`Retrying every few seconds.`,
  reference: t`Reference`,
};
