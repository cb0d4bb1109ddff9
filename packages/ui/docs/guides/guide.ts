/** What a component's page says in addition to its props. */
export type Guide = {
  /** What each key does; empty for components that take no focus. */
  keys: readonly (readonly [key: string, what: string])[];
  dos: readonly string[];
  donts: readonly string[];
  /** Rules for the text that people read in it; empty for components without text. */
  words: readonly string[];
};

export type Guides = Record<string, Guide>;

export const none: Guide['keys'] = [];
export const tab: Guide['keys'][number] = ['Tab', 'moves focus to the field'];
export const submits: Guide['keys'][number] = ['Enter', 'submits the form'];
export const overlay: Guide['keys'] = [
  ['Tab, Shift+Tab', 'moves between its focusable elements, without leaving it'],
  ['Esc', 'closes it and returns focus to the element that opened it'],
];
export const options: Guide['keys'] = [
  ['Enter, Space, ↓', 'opens the list'],
  ['↑ ↓, Home, End', 'moves within the list'],
  ['Letters', 'moves to the next option that starts with them'],
  ['Enter', 'selects the option'],
  ['Esc', 'closes the list without selecting'],
];
export const dateParts: Guide['keys'] = [
  ['Tab, ← →', 'moves between month, day, year, and the calendar button'],
  ['Digits', 'enters the part and moves to the next'],
  ['↑ ↓', 'changes the part by one'],
  ['Backspace', 'clears the part'],
  [
    'Enter, Space on the button',
    'opens the calendar; arrows move by day and week, Page Up and Page Down by month',
  ],
  ['Esc', 'closes the calendar'],
];
