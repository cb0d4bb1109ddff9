/** What a component's page says in addition to its props: keyboard table, dos, and don'ts. */
export type Guide = {
  keys: readonly (readonly [key: string, what: string])[];
  dos: readonly string[];
  donts: readonly string[];
};

const open: Guide['keys'] = [
  ['Tab, Shift+Tab', 'goes through what it holds, and stays inside'],
  ['Esc', 'closes it; the focus returns to what opened it'],
];

/** Guides for the ten most used interactive components. */
export const guides: Record<string, Guide> = {
  Button: {
    keys: [
      ['Enter, Space', 'does what it says'],
      ['Tab', 'reaches it also while it has a disabledReason, so that everyone can learn why'],
    ],
    dos: [
      'Begin with a verb and name the thing: “Refund $240”.',
      'Have one primary button in view.',
      'Say why an action is not available with disabledReason.',
    ],
    donts: [
      'Lead to a page with it; that is a LinkButton.',
      'Write “OK”, “Submit” or “Click here”.',
      'Disable it without a reason, or hide it so that people look for it.',
    ],
  },
  LinkButton: {
    keys: [
      ['Enter', 'follows the link'],
      ['Ctrl+Enter, ⌘+Enter', 'opens it in a new tab'],
    ],
    dos: ['Use it for the next page of a task.', 'Give whole paths.'],
    donts: ['Change data with it: a link can be opened twice, copied or preloaded.'],
  },
  TextLink: {
    keys: [['Enter', 'follows the link']],
    dos: ['Let the words say where it leads, also when read alone.'],
    donts: ['Write “here” or “more”.', 'Make half a paragraph a link.'],
  },
  TextField: {
    keys: [
      ['Tab', 'reaches the field'],
      ['Enter', 'sends the form it stands in'],
    ],
    dos: [
      'Always label it; put an example in the description.',
      'Give autoComplete for what a browser knows.',
      'Say what to do in an error: “Enter a date after May 4”.',
    ],
    donts: ['Use the placeholder as a label.', 'Check it while a person is still typing.'],
  },
  Select: {
    keys: [
      ['Enter, Space, ↓', 'opens the list'],
      ['↑ ↓, Home, End', 'moves in the list'],
      ['Letters', 'go to the option that begins so'],
      ['Enter', 'chooses'],
      ['Esc', 'closes the list without a choice'],
    ],
    dos: ['Order by what is chosen most, or by the alphabet.', 'Start with a choice where one is usual.'],
    donts: [
      'Use it for two to five choices that fit on the page; take RadioGroup or SegmentedControl.',
      'Use it for hundreds; take ComboBox.',
      'Go to another page on a choice.',
    ],
  },
  Dialog: {
    keys: open,
    dos: [
      'Ask for one thing, in a few fields.',
      'Repeat the title’s verb on the button: “Invite a host”, “Invite”.',
      'Keep it open and say what went wrong when the server refuses.',
    ],
    donts: [
      'Open one by itself when a page loads.',
      'Open a dialog on a dialog, except to confirm.',
      'Put a form of more than eight fields in it; take Drawer or a page.',
    ],
  },
  Drawer: {
    keys: open,
    dos: [
      'Show a record beside its list.',
      'Give it an address (useOpened of the shell), so that it can be linked to and Back closes it.',
    ],
    donts: ['Ask a question in it; that is a dialog.', 'Set tabs of tabs in it; the record needs a page.'],
  },
  DataTable: {
    keys: [
      ['Tab', 'reaches headings that sort, links, buttons and menus of rows'],
      ['Enter, Space', 'sorts by a heading, or opens a row’s menu'],
    ],
    dos: [
      'Mark the column that names the row as primary.',
      'Align figures at the end, with their unit in the heading.',
      'Keep it in a narrow place: rows become cards with the same actions.',
    ],
    donts: ['Lay out a page with it.', 'Make a whole row a link beside its actions.'],
  },
  Menu: {
    keys: [
      ['Enter, Space, ↓', 'opens it'],
      ['↑ ↓, Home, End', 'moves'],
      ['Letters', 'go to the entry that begins so'],
      ['Enter', 'does it'],
      ['Esc', 'closes it'],
    ],
    dos: [
      'Name whose actions they are: “Actions for Ana Lima”.',
      'Set what cannot be undone apart, and last.',
    ],
    donts: ['Hide the one action that people came for.', 'Choose a value with it; that is Select.'],
  },
  Tabs: {
    keys: [
      ['Tab', 'reaches the chosen tab, then its content'],
      ['← →, Home, End', 'chooses another'],
    ],
    dos: ['Name each with a word or two.', 'Keep the order, also when one is empty.'],
    donts: [
      'Use them for steps; that is Stepper.',
      'Use them for pages with addresses of their own; that is TabBar.',
    ],
  },
};
