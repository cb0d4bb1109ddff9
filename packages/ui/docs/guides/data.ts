import { type Guides, none } from './guide.ts';

const chartWords = [
  'Name what is counted and the period in the title.',
  'Labels are words that people use, not codes.',
];

export const data: Guides = {
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
    words: ['Headers are one or two words.', 'An empty cell says why: “Not sent yet”, not a dash.'],
  },
  BarChart: {
    keys: none,
    dos: ['Start at zero.', 'Pass isWhole when people or things are counted.'],
    donts: ['Compare more than about a dozen bars.', 'Use two series that differ a hundredfold.'],
    words: chartWords,
  },
  ComboChart: {
    keys: none,
    dos: ['Use it for two measures that cause each other, such as visits and bookings.'],
    donts: ['Add a third measure.'],
    words: chartWords,
  },
  LineChart: {
    keys: none,
    dos: [
      'Use it for development over time, with even steps.',
      'Pass isWhole when people or things are counted.',
    ],
    donts: ['Connect categories; use BarChart.'],
    words: chartWords,
  },
  PieChart: {
    keys: none,
    dos: ['Show up to five parts of one whole.'],
    donts: ['Use it to compare two wholes; use BarChart.'],
    words: chartWords,
  },
  CartSummary: {
    keys: [['Tab', 'moves between the undo buttons and the action']],
    dos: ['Show what each line changes in the total.', 'Offer an undo for every change.'],
    donts: ['Show an amount that the server has not computed.'],
    words: ['Lines say what is added or removed: “2 extra nights”.'],
  },
  EarningsTable: {
    keys: [['Tab', 'moves into the table if it scrolls']],
    dos: ['Mark the row where the host breaks even.'],
    donts: ['Compute the amounts in the browser.'],
    words: ['The same names for fees as on the statement.'],
  },
  PriceBreakdown: {
    keys: none,
    dos: ['End with the total, and what is due when.'],
    donts: ['Round lines so that they no longer add up.'],
    words: ['Name discounts and credits by their reason.', '“Due February 3, 2027”, not “Due soon”.'],
  },
};
