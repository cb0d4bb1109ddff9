import { dateParts, type Guides, none, options, submits, tab } from './guide.ts';

const toggles: Guides[string]['keys'] = [['Space', 'turns it on or off']];
const label = 'Label it with a noun, without a colon.';
const help = 'Put examples into the description: it stays while people type.';
const fault = 'Errors say what to do: “Enter a date after May 4”.';

export const forms: Guides = {
  Checkbox: {
    keys: toggles,
    dos: ['Use it for consent, and for options of a form.'],
    donts: ['Use it for a setting that takes effect at once; use Switch.', 'Preselect consent.'],
    words: ['Write what is true when it’s checked, never with “not”.'],
  },
  CheckboxGroup: {
    keys: [['Tab', 'moves between the options'], ...toggles],
    dos: ['Use it for up to about eight options.'],
    donts: ['Use it when only one may be chosen; use RadioGroup.'],
    words: ['The label is the question; options are parallel in form.'],
  },
  CodeField: {
    keys: [
      ['Digits', 'enters the code; pasting works'],
      ['Enter', 'submits the form'],
    ],
    dos: ['Let the phone offer the code from a message.', 'Submit as soon as the code is complete.'],
    donts: ['Use it for passwords or order numbers.'],
    words: ['Say where the code was sent, and until when it works.'],
  },
  ComboBox: {
    keys: [
      ['Letters', 'filters the list'],
      ['↓, ↑', 'opens the list and moves within it'],
      ['Enter', 'selects the option'],
      ['Esc', 'closes the list, then clears the field'],
    ],
    dos: [
      'Search on the server for more than a few hundred options.',
      'Say when nothing matches, and what to try.',
    ],
    donts: ['Use it for fewer than about fifteen options that everyone knows; use Select.'],
    words: [label, 'Options show what tells namesakes apart: “Ana Lima · ana@example.com”.'],
  },
  DatePicker: {
    keys: dateParts,
    dos: ['Disable days that cannot be chosen, and say why in the description.'],
    donts: ['Use it for birthdays; use MaskedDateField.'],
    words: [label, fault],
  },
  DateRangePicker: {
    keys: dateParts,
    dos: ['Use it for periods, with usual ones offered next to it.'],
    donts: ['Use two DatePickers for one period.'],
    words: [label, fault],
  },
  EmailField: {
    keys: [tab, submits],
    dos: ['Set autoComplete to email for the reader’s own address.'],
    donts: ['Ask for it twice; show it on the next page instead.'],
    words: ['“Email”, not “E-mail” or “Mail”.'],
  },
  ErrorSummary: {
    keys: [['Enter', 'moves focus to the field']],
    dos: [
      'Show it above a form longer than a screen.',
      'Move focus to the first faulty field after submitting.',
    ],
    donts: ['Show it instead of the fields’ own errors.'],
    words: ['Repeat the fields’ errors word by word.'],
  },
  FileField: {
    keys: [
      ['Enter, Space', 'opens the file chooser'],
      ['Tab', 'moves between the files’ remove buttons'],
    ],
    dos: ['Say which types and sizes are accepted before a file is chosen.'],
    donts: ['Use it for one picture; use ImageField.'],
    words: ['Errors name the file and the limit: “tickets.pdf is larger than 5 MB”.'],
  },
  FilterForm: {
    keys: [tab, submits],
    dos: ['Keep the filters in the URL.', 'Say how many results each choice leaves.'],
    donts: ['Save anything with it.'],
    words: ['Labels are short nouns: “Month”, “Country”.'],
  },
  FormSection: {
    keys: none,
    dos: ['Group fields that are filled in together.', 'Number long forms’ sections with Stepper instead.'],
    donts: ['Put one field into a section of its own.'],
    words: ['The title is a noun; the description says why it’s asked.'],
  },
  ImageField: {
    keys: [
      ['Enter, Space', 'opens the file chooser'],
      ['← →', 'zooms the crop, on the slider'],
    ],
    dos: [
      'Show the crop at the ratio in which the picture will be seen.',
      'Ask for an alt text where it is public.',
    ],
    donts: ['Refuse a picture that is only too large; make it smaller.'],
    words: ['Say what makes a good picture: “Landscape, at least 1,600 px wide”.'],
  },
  MaskedDateField: {
    keys: [['Digits', 'enters the date; the slashes come by themselves'], submits],
    dos: ['Use it for dates that people know by heart.'],
    donts: ['Use it where people look for a free day; use DatePicker.'],
    words: ['Show the order of month and day in the description.', fault],
  },
  MoneyField: {
    keys: [tab, ['Digits', 'enters the amount'], submits],
    dos: ['Show the currency, also where there is only one.', 'Store minor units.'],
    donts: ['Compute fees in the browser while people type; ask the server.'],
    words: [label, 'Limits with their amount: “At least $100”.'],
  },
  NumberField: {
    keys: [
      tab,
      ['↑ ↓', 'changes the number by one step'],
      ['Home, End', 'sets the minimum or maximum'],
      submits,
    ],
    dos: ['Set min, max, and step.'],
    donts: ['Use it for years, codes, or phone numbers.'],
    words: ['Name the unit: “Days before the start”.'],
  },
  PasswordField: {
    keys: [tab, ['Enter, Space on the button', 'shows or hides the password'], submits],
    dos: ['Allow pasting and password managers.', 'Show the strength of new passwords only.'],
    donts: ['Demand special characters; ask for length.'],
    words: ['Say what is missing, not “invalid password”.'],
  },
  PhoneField: {
    keys: [tab, ['Digits, +', 'enters the number; it is formatted while typing'], submits],
    dos: ['Preselect the country of the person.'],
    donts: ['Ask for a number that no one calls.'],
    words: ['Say what the number is used for.', fault],
  },
  QrField: {
    keys: [['Tab', 'moves to the value that can be copied by hand']],
    dos: ['Always show the value as text as well.'],
    donts: ['Use it on a phone for something to be done on that phone.'],
    words: ['Say what to scan it with.'],
  },
  QuantityStepper: {
    keys: [
      ['Tab', 'moves between the buttons'],
      ['Enter, Space', 'adds or removes one'],
    ],
    dos: ['Say what limits the number.'],
    donts: ['Use it for numbers above about 20; use NumberField.'],
    words: ['The label names what is counted: “Travelers”.'],
  },
  RadioCards: {
    keys: [
      ['Tab', 'moves to the chosen card'],
      ['↑ ↓ ← →', 'chooses another card'],
    ],
    dos: ['Use it for two to five options that differ in price or consequence.'],
    donts: ['Put fields into a card.'],
    words: ['Titles are parallel in form; one sentence each.', 'Prices at the same place in each.'],
  },
  RadioGroup: {
    keys: [
      ['Tab', 'moves to the chosen option'],
      ['↑ ↓ ← →', 'chooses another option'],
    ],
    dos: ['Preselect the usual option, if there is one.'],
    donts: ['Use it for more than six options; use Select.'],
    words: ['The label is the question; options are answers.'],
  },
  Rating: {
    keys: [['← →', 'changes the stars, in RatingField']],
    dos: ['Show the number next to the stars.'],
    donts: ['Show an average of fewer than three reviews.'],
    words: ['“4.6 of 5, 23 reviews”.'],
  },
  RichTextField: {
    keys: [
      ['Tab', 'moves from the tools to the text; arrows move between the tools'],
      ['Ctrl+B, ⌘+B', 'bold'],
      ['Ctrl+I, ⌘+I', 'italics'],
      ['Ctrl+Z, ⌘+Z', 'undoes'],
    ],
    dos: ['Use it for text of several paragraphs that other people read.'],
    donts: ['Use it for names, titles, or emails’ subjects.'],
    words: [label, help],
  },
  SaveBar: {
    keys: [
      ['Tab', 'moves between “Save” and “Discard”'],
      ['Enter, Space', 'triggers the button'],
    ],
    dos: ['Show it as soon as something has changed.', 'Keep it while the server refuses.'],
    donts: ['Use it in dialogs, or with forms shorter than the screen.'],
    words: ['Say how much has changed: “3 changes”.'],
  },
  SearchField: {
    keys: [
      ['Letters', 'searches'],
      ['Esc', 'clears the field'],
    ],
    dos: ['Search after a short pause, and keep the text in the URL.'],
    donts: ['Use it to choose one of several records for a form; use ComboBox.'],
    words: ['The label says what is searched: “Search bookings”.'],
  },
  SegmentedControl: {
    keys: [
      ['Tab', 'moves to the chosen option'],
      ['← →', 'moves to another option'],
      ['Enter, Space', 'chooses it'],
    ],
    dos: ['Use it to switch a view, with two to five short labels.'],
    donts: ['Use it in a form that is submitted; use RadioGroup.'],
    words: ['One word per option.'],
  },
  Select: {
    keys: options,
    dos: [
      'Sort options by frequency of use or alphabetically.',
      'Preselect the usual option, if there is one.',
    ],
    donts: [
      'Use it for two to five options that fit on the page; use RadioGroup or SegmentedControl.',
      'Use it for hundreds of options; use ComboBox.',
      'Navigate to another page on selection.',
    ],
    words: [label, 'Options are parallel in form and begin differently.'],
  },
  SimpleSelect: {
    keys: options,
    dos: ['Use it on public pages: it works before the scripts arrive.'],
    donts: ['Use it in portals, where options may need icons or descriptions.'],
    words: ['The same rules as for Select.'],
  },
  Slider: {
    keys: [
      ['← → ↑ ↓', 'changes the value by one step'],
      ['Page Up, Page Down', 'by a larger step'],
      ['Home, End', 'sets the minimum or maximum'],
    ],
    dos: ['Show the result of the value while it moves.'],
    donts: ['Use it for an exact number; use NumberField.'],
    words: ['Name the value and its unit.'],
  },
  Switch: {
    keys: toggles,
    dos: ['Use it for what takes effect at once.', 'Turn it back, with the reason, when the server refuses.'],
    donts: ['Use it in a form that is saved later; use Checkbox.'],
    words: ['Name the thing that is on, not the action: “Waitlist”.'],
  },
  TagField: {
    keys: [
      ['Letters, ↓', 'opens the list and filters it'],
      ['Enter', 'adds the option'],
      ['Tab', 'moves between the tags’ remove buttons'],
      ['Backspace', 'removes the last tag while the field is empty'],
    ],
    dos: ['Use it for several choices from a long list.'],
    donts: ['Use it for up to eight options; use CheckboxGroup.'],
    words: [label, 'Tags are short enough for one line.'],
  },
  TextArea: {
    keys: [tab, ['Enter', 'starts a new line']],
    dos: ['Give it the height of the answer you expect.', 'Set limit, so that people see what is left.'],
    donts: ['Use it for one line.'],
    words: [label, help],
  },
  TextField: {
    keys: [tab, submits],
    dos: ['Always add a label.', 'Set autoComplete for values that the browser can fill in.'],
    donts: ['Use the placeholder as a label.', 'Validate while the user is still typing.'],
    words: [label, help, fault],
  },
  TimeSelect: {
    keys: options,
    dos: ['Offer steps that make sense: 10 minutes for flights, 15 for days.'],
    donts: ['Use it for a duration; use NumberField.'],
    words: ['Say whose time it is when zones differ.'],
  },
};
