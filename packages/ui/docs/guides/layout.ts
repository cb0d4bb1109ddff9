import { type Guides, none, overlay } from './guide.ts';

export const layout: Guides = {
  AppShell: {
    keys: [
      ['Tab', 'begins with the skip link, then the header, the navigation, and the page'],
      ['Esc', 'closes the navigation on phones'],
    ],
    dos: ['Keep the same places in the same order on all pages.'],
    donts: ['Use it twice on a page.', 'Hide the navigation to win space.'],
    words: ['Places are nouns: “Trips”, “Payouts”.'],
  },
  AuthLayout: {
    keys: none,
    dos: ['Use it for pages that ask for one thing before people are signed in.'],
    donts: ['Put navigation into it.'],
    words: ['The title is what people came for: “Sign in”.'],
  },
  Fold: {
    keys: [['Enter, Space', 'opens or closes the section']],
    dos: ['Use it for long lists that most people skim.'],
    donts: ['Fold the only thing on a page.'],
    words: ['The title says what is inside, and how much of it.'],
  },
  PageHeader: {
    keys: [['Tab', 'moves between the actions']],
    dos: ['Use it once per page; it has the only h1.', 'Put the main action here.'],
    donts: ['Repeat the title in the page’s first card.'],
    words: [
      'The title names the thing, the kicker its kind.',
      'Sentence case, unless the product’s words differ.',
    ],
  },
  UiProvider: {
    keys: none,
    dos: ['Render it once, around the app.'],
    donts: ['Nest it to change a theme; a theme belongs to the marketplace.'],
    words: ['Pass the words of the library in the reader’s language.'],
  },
};

export const navigation: Guides = {
  Breadcrumb: {
    keys: [['Enter', 'opens the page']],
    dos: ['Show it from the third level on.'],
    donts: ['Use it as the only way back.'],
    words: ['The same names as the pages’ titles.'],
  },
  Header: {
    keys: [['Tab', 'moves between its links and buttons']],
    dos: ['Keep it at the top while people scroll.'],
    donts: ['Change its order from page to page.'],
    words: ['The brand is the marketplace’s name.'],
  },
  HelpSidebar: {
    keys: [['Tab', 'moves between its links']],
    dos: ['Answer the questions that come up on this page.'],
    donts: ['Put what people need to finish the form only here.'],
    words: ['Questions as titles, answers in two sentences.'],
  },
  OnboardingProgress: {
    keys: [['Tab', 'moves to the next step’s action']],
    dos: ['Show what is done, too.', 'Order the steps as they have to be done.'],
    donts: ['List more than about six steps.'],
    words: ['Steps begin with a verb: “Add your payout account”.'],
  },
  SideNav: {
    keys: [
      ['Tab', 'moves between the places'],
      ['Enter', 'opens the place'],
    ],
    dos: ['Group places by task.', 'Badge only what waits for the reader.'],
    donts: ['Nest deeper than sections.'],
    words: ['One or two words per place.'],
  },
  SkipLink: {
    keys: [['Enter', 'moves focus to the content']],
    dos: ['Make it the first element of the page.'],
    donts: ['Add links for every region; headings do that.'],
    words: ['“Skip to content”.'],
  },
  StatusTimeline: {
    keys: none,
    dos: ['Show three to six stages that people know by name.'],
    donts: ['Use it for steps that people take themselves; use Stepper.'],
    words: ['Stages are states: “Confirmed”, not “Confirm”.'],
  },
  Stepper: {
    keys: [
      ['Tab', 'moves between the steps that can be opened'],
      ['Enter', 'opens the step'],
    ],
    dos: ['Let people go back without losing anything.'],
    donts: ['Open a step that needs the one before.'],
    words: ['Steps are nouns or short verbs: “Details”, “Payment”.'],
  },
  TabBar: {
    keys: [
      ['Tab', 'moves between the tabs'],
      ['Enter', 'opens the page'],
    ],
    dos: ['Use it for pages with their own URLs.', 'Keep the current one in view on phones.'],
    donts: ['Use it for views within a page; use Tabs.'],
    words: ['One or two words per tab.'],
  },
  Tabs: {
    keys: [
      ['Tab', 'moves focus to the selected tab, then to its content'],
      ['← →, Home, End', 'selects another tab'],
    ],
    dos: ['Keep the order, even if a tab is empty.'],
    donts: ['Use them for steps; use Stepper.', 'Use them for pages with their own URLs; use TabBar.'],
    words: ['One or two words per tab; a number only if it matters.'],
  },
};

export const overlays: Guides = {
  BottomSheet: {
    keys: [['Enter, Space', 'opens or collapses it']],
    dos: ['Keep the main action visible when it is collapsed.'],
    donts: ['Cover what the action is about.'],
    words: ['The collapsed line says price and action.'],
  },
  CommandPalette: {
    keys: [
      ['Ctrl+K, ⌘K', 'opens it'],
      ['↑ ↓', 'moves between the results'],
      ['Enter', 'opens the result'],
      ['Esc', 'closes it'],
    ],
    dos: ['Show recent things before anything is typed.', 'Offer actions as well as places.'],
    donts: ['Put anything here that can be found nowhere else.'],
    words: ['Results are named as on their page.', 'Actions begin with a verb.'],
  },
  ConfirmDialog: {
    keys: overlay,
    dos: ['Name who and how much is affected.', 'Keep it open, and show the error, if the server refuses.'],
    donts: ['Ask for what can be undone; do it and offer “Undo”.'],
    words: [
      'The title is the question, the button its verb: “Cancel 3 bookings?”, “Cancel bookings”.',
      'Never “Yes” and “No”.',
    ],
  },
  DangerConfirm: {
    keys: overlay,
    dos: ['Use it for what cannot be taken back, such as erasing a person.'],
    donts: ['Use it for what costs only a click to repair; use ConfirmDialog.'],
    words: ['List what is lost, line by line.'],
  },
  Dialog: {
    keys: overlay,
    dos: [
      'Ask for one thing, with few fields.',
      'Keep it open and show the error if the server rejects the input.',
    ],
    donts: [
      'Open one automatically when a page loads.',
      'Open a dialog from a dialog, except for confirmation.',
      'Put more than eight fields into it; use Drawer or a page.',
    ],
    words: ['Repeat the title’s verb on the button: “Invite a host”, “Invite”.'],
  },
  Drawer: {
    keys: overlay,
    dos: [
      'Show a record next to its list.',
      'Keep it in the URL (useOpened in the shell), so that it can be linked to and Back closes it.',
    ],
    donts: ['Use it to ask a question; use Dialog.', 'Nest tabs in it; the record needs a page.'],
    words: ['The title names the record.'],
  },
  Tooltip: {
    keys: [
      ['Tab', 'shows it as soon as its control has the focus'],
      ['Esc', 'hides it'],
    ],
    dos: ['Use it to name an icon, or to say why a button is disabled.'],
    donts: ['Put into it what people need: phones have no hover.', 'Put links or buttons into it.'],
    words: ['A few words without a period.'],
  },
  SortableList: {
    keys: none,
    dos: [
      'Put buttons for up and down into each row: they do the same for keyboards and screen readers.',
      'Save a new order at once, and offer to undo it.',
    ],
    donts: [
      'Use it for what the product sorts itself.',
      'Use it for hundreds of rows; offer a sort instead.',
    ],
    words: ['The label names what is in order: “Categories”.'],
  },
};

export const planning: Guides = {
  DayPlanner: {
    keys: [
      ['Tab', 'moves between the days, the items, and their menus'],
      ['Enter, Space', 'picks an item up, and drops it'],
      ['↑ ↓', 'moves the item that was picked up'],
      ['Esc', 'puts it back'],
    ],
    dos: ['Offer the menu’s “Move to” as well: not everyone drags.', 'Announce where an item went.'],
    donts: ['Move anything that the operator has fixed.'],
    words: ['Days have titles of their own, not only numbers.'],
  },
};
