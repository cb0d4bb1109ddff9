import { type Guides, none } from './guide.ts';

export const feedback: Guides = {
  Alert: {
    keys: [['Tab', 'moves between its actions']],
    dos: ['Place it next to what it refers to.', 'Offer the way out as an action.'],
    donts: ['Use it for a field’s error; pass error to the field.', 'Show two for the same problem.'],
    words: [
      'First what happened, then what to do.',
      'No apology, no exclamation mark, no code without a sentence.',
    ],
  },
  Badge: {
    keys: none,
    dos: ['Use the tone that the status has everywhere else.'],
    donts: ['Use color alone; the words carry the status.', 'Make it a button.'],
    words: ['One or two words, sentence case: “On its way”.'],
  },
  Banner: {
    keys: [
      ['Tab', 'moves between its actions'],
      ['Enter, Space', 'triggers the action, or dismisses the banner'],
    ],
    dos: ['Use it for what concerns the whole page.', 'Let people dismiss what they can’t change.'],
    donts: ['Stack banners; show the most urgent one.', 'Dismiss an error automatically.'],
    words: ['One sentence and one action.'],
  },
  EmptyState: {
    keys: [['Tab', 'moves to the action']],
    dos: ['Offer the step that fills the list.', 'Tell an empty list from a search without a match.'],
    donts: ['Use it for a failure; use ErrorState.'],
    words: ['The title says what belongs here: “No bookings yet”.', 'The text says how it gets here.'],
  },
  ErrorState: {
    keys: [['Tab', 'moves to “Try again”']],
    dos: ['Show it in place of what failed, and keep the rest of the page.'],
    donts: ['Show it while a retry runs.'],
    words: ['“We couldn’t load the bookings”, not “Something went wrong”.'],
  },
  Illustration: {
    keys: none,
    dos: ['Use it with EmptyState and on error pages.'],
    donts: ['Let it carry information.'],
    words: [],
  },
  ImpersonationBanner: {
    keys: [['Tab', 'moves to “Stop”']],
    dos: ['Keep it in view as long as someone else’s account is used.'],
    donts: ['Hide it on pages that take money.'],
    words: ['Name the person and the time left.'],
  },
  JobProgress: {
    keys: [['Tab', 'moves to its action']],
    dos: ['Let people leave the page, and tell them by email or notice when it’s done.'],
    donts: ['Show a percentage that the server does not know.'],
    words: ['Say how much of what: “40 of 120 emails sent”.'],
  },
  OfflineBanner: {
    keys: none,
    dos: ['Render it once per app.'],
    donts: ['Block the page: what has loaded stays readable.'],
    words: ['Say what is kept and what waits.'],
  },
  ProgressBar: {
    keys: none,
    dos: ['Give it a label, and the figures in detail.'],
    donts: ['Use it for a wait of unknown length; use Spinner or Skeleton.'],
    words: ['The label names the goal: “Spots sold”.'],
  },
  Skeleton: {
    keys: none,
    dos: ['Draw the shape of what comes, at the same height.', 'Set aria-busy on the region.'],
    donts: ['Show it again for a reload; keep what is there.'],
    words: [],
  },
  Spinner: {
    keys: none,
    dos: ['Use it inside a button or a field that waits.'],
    donts: ['Use it for a page; use Skeleton.'],
    words: ['Its label says what is awaited, for screen readers.'],
  },
  Toast: {
    keys: [
      ['F6', 'moves focus to the toasts'],
      ['Tab', 'moves between their buttons'],
      ['Esc', 'closes the toast that has the focus'],
    ],
    dos: ['Confirm what has happened out of sight.', 'Offer “Undo” where the server can undo it.'],
    donts: [
      'Use it for an error that people have to act on; use Alert.',
      'Show one for what is visible anyway.',
    ],
    words: ['Name the thing: “Ana Lima’s booking is confirmed”.', 'Active voice, one sentence.'],
  },
};
