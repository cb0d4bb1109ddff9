import type { Guides } from './guide.ts';

export const actions: Guides = {
  Button: {
    keys: [
      ['Enter, Space', 'triggers the action'],
      ['Tab', 'moves focus to it, even with a disabledReason, so that everyone can find out why'],
    ],
    dos: ['Use one primary button per view.', 'Use disabledReason to say why an action is unavailable.'],
    donts: [
      'Use it for navigation; use LinkButton instead.',
      'Disable it without a reason, or hide it and leave people looking for it.',
    ],
    words: [
      'Begin with a verb and name the thing: “Refund $240”.',
      'Never “OK”, “Submit”, or “Click here”.',
      'Sentence case, three words at most where space is tight.',
    ],
  },
  IconButton: {
    keys: [
      ['Enter, Space', 'triggers the action'],
      ['Tab', 'moves focus to it and shows its tooltip'],
    ],
    dos: [
      'Use it in toolbars and rows, where the same action repeats.',
      'Pick an icon that people know from elsewhere.',
    ],
    donts: ['Use it for the main action of a page.', 'Use the same icon for two actions in one view.'],
    words: ['The label names the action and its object: “Remove Ana Lima”, not “Remove”.'],
  },
  SimpleButton: {
    keys: [['Enter, Space', 'triggers the action']],
    dos: ['Use it on public pages, which have to work before the library’s scripts arrive.'],
    donts: ['Use it as the trigger of a Menu, Dialog, or Tooltip; use Button.'],
    words: ['The same rules as for Button.'],
  },
  SimpleIconButton: {
    keys: [['Enter, Space', 'triggers the action']],
    dos: ['Use it on public pages, with an icon that needs no explanation, such as a cross.'],
    donts: ['Use an icon that needs a tooltip; use IconButton.'],
    words: ['The label names the action and its object.'],
  },
  LinkButton: {
    keys: [
      ['Enter', 'follows the link'],
      ['Ctrl+Enter, ⌘+Enter', 'opens it in a new tab'],
    ],
    dos: ['Use it for the next page of a task.', 'Pass full paths.'],
    donts: ['Use it to change data: a link can be opened twice, copied, or prefetched.'],
    words: ['Say where it leads: “See trip”, “Set prices”.'],
  },
  TextLink: {
    keys: [['Enter', 'follows the link']],
    dos: ['Use it within a sentence, or for the name of a record in a list.'],
    donts: ['Turn half a paragraph into a link.', 'Open a new tab without an icon or a word that says so.'],
    words: ['The text says where the link leads, even out of context; never “here” or “more”.'],
  },
  Menu: {
    keys: [
      ['Enter, Space, ↓', 'opens the menu'],
      ['↑ ↓, Home, End', 'moves within the menu'],
      ['Letters', 'moves to the next item that starts with them'],
      ['Enter', 'performs the action'],
      ['Esc', 'closes the menu'],
    ],
    dos: ['Put actions that cannot be undone last, after a separator.'],
    donts: ['Hide the main action in it.', 'Use it to select a value; use Select.'],
    words: [
      'The trigger says what the actions apply to: “Actions for Ana Lima”.',
      'Items begin with a verb.',
    ],
  },
  PressArea: {
    keys: [['Enter, Space', 'triggers the action']],
    dos: ['Use it to build a component whose whole area is pressed, such as a picture that opens.'],
    donts: ['Use it where Button would do.', 'Put links or other buttons inside it.'],
    words: ['What it contains has to name the action, or a label has to.'],
  },
  CopyField: {
    keys: [
      ['Tab', 'moves to the copy button'],
      ['Enter, Space', 'copies the value'],
    ],
    dos: ['Use it for values that people paste elsewhere: keys, addresses, codes.'],
    donts: ['Use it for a secret that is shown once; use the shell’s OnceSecret.'],
    words: ['The label names the value: “Calendar address”.'],
  },
  ShareField: {
    keys: [
      ['Tab', 'moves between the address and the buttons'],
      ['Enter, Space', 'copies the address, or opens the system’s share sheet'],
    ],
    dos: ['Use it for links that are meant for other people.'],
    donts: ['Share an address that holds a secret or expires without saying so.'],
    words: ['Say who can open the link.'],
  },
};
