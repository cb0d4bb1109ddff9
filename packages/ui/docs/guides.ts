/** What a component's page says in addition to its props: keyboard table, dos, and don'ts. */
export type Guide = {
  keys: readonly (readonly [key: string, what: string])[];
  dos: readonly string[];
  donts: readonly string[];
};

const open: Guide['keys'] = [
  ['Tab, Shift+Tab', 'moves between its focusable elements, without leaving it'],
  ['Esc', 'closes it and returns focus to the element that opened it'],
];

/** Guides for the ten most used interactive components. */
export const guides: Record<string, Guide> = {
  Button: {
    keys: [
      ['Enter, Space', 'triggers the action'],
      ['Tab', 'moves focus to it, even with a disabledReason, so that everyone can find out why'],
    ],
    dos: [
      'Begin with a verb and name the thing: “Refund $240”.',
      'Use one primary button per view.',
      'Use disabledReason to say why an action is unavailable.',
    ],
    donts: [
      'Use it for navigation; use LinkButton instead.',
      'Label it “OK”, “Submit”, or “Click here”.',
      'Disable it without a reason, or hide it and leave people looking for it.',
    ],
  },
  LinkButton: {
    keys: [
      ['Enter', 'follows the link'],
      ['Ctrl+Enter, ⌘+Enter', 'opens it in a new tab'],
    ],
    dos: ['Use it for the next page of a task.', 'Pass full paths.'],
    donts: ['Use it to change data: a link can be opened twice, copied, or prefetched.'],
  },
  TextLink: {
    keys: [['Enter', 'follows the link']],
    dos: ['Make the text say where the link leads, even out of context.'],
    donts: ['Use “here” or “more” as the text.', 'Turn half a paragraph into a link.'],
  },
  TextField: {
    keys: [
      ['Tab', 'moves focus to the field'],
      ['Enter', 'submits the form'],
    ],
    dos: [
      'Always add a label; put examples in the description.',
      'Set autoComplete for values that the browser can fill in.',
      'Make errors say what to do: “Enter a date after May 4”.',
    ],
    donts: ['Use the placeholder as a label.', 'Validate while the user is still typing.'],
  },
  Select: {
    keys: [
      ['Enter, Space, ↓', 'opens the list'],
      ['↑ ↓, Home, End', 'moves within the list'],
      ['Letters', 'moves to the next option that starts with them'],
      ['Enter', 'selects the option'],
      ['Esc', 'closes the list without selecting'],
    ],
    dos: [
      'Sort options by frequency of use or alphabetically.',
      'Preselect the usual option, if there is one.',
    ],
    donts: [
      'Use it for two to five options that fit on the page; use RadioGroup or SegmentedControl.',
      'Use it for hundreds of options; use ComboBox.',
      'Navigate to another page on selection.',
    ],
  },
  Dialog: {
    keys: open,
    dos: [
      'Ask for one thing, with few fields.',
      'Repeat the title’s verb on the button: “Invite a host”, “Invite”.',
      'Keep it open and show the error if the server rejects the input.',
    ],
    donts: [
      'Open one automatically when a page loads.',
      'Open a dialog from a dialog, except for confirmation.',
      'Put more than eight fields into it; use Drawer or a page.',
    ],
  },
  Drawer: {
    keys: open,
    dos: [
      'Show a record next to its list.',
      'Keep it in the URL (useOpened in the shell), so that it can be linked to and Back closes it.',
    ],
    donts: ['Use it to ask a question; use Dialog.', 'Nest tabs in it; the record needs a page.'],
  },
  DataTable: {
    keys: [
      ['Tab', 'moves between sortable headers, links, buttons, and row menus'],
      ['Enter, Space', 'sorts by the focused header, or opens a row’s menu'],
    ],
    dos: [
      'Mark the column that names the row as primary.',
      'Align figures at the end, with their unit in the header.',
      'Use it in narrow containers, too: rows become cards with the same actions.',
    ],
    donts: ['Use it for page layout.', 'Turn an entire row with actions into a link.'],
  },
  Menu: {
    keys: [
      ['Enter, Space, ↓', 'opens the menu'],
      ['↑ ↓, Home, End', 'moves within the menu'],
      ['Letters', 'moves to the next item that starts with them'],
      ['Enter', 'performs the action'],
      ['Esc', 'closes the menu'],
    ],
    dos: [
      'Say what the actions apply to: “Actions for Ana Lima”.',
      'Put actions that cannot be undone last, after a separator.',
    ],
    donts: ['Hide the main action in it.', 'Use it to select a value; use Select.'],
  },
  Tabs: {
    keys: [
      ['Tab', 'moves focus to the selected tab, then to its content'],
      ['← →, Home, End', 'selects another tab'],
    ],
    dos: ['Label each tab with one or two words.', 'Keep the order, even if a tab is empty.'],
    donts: ['Use them for steps; use Stepper.', 'Use them for pages with their own URLs; use TabBar.'],
  },
};
