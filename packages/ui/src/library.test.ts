import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { guides } from '../docs/guides.ts';
import { propOf, props } from '../docs/props.ts';
import { playsOf } from './internal/story/playsOf.ts';
import { wordsOf } from './internal/story/wordsOf.ts';
import { strengths } from './PasswordField/strength.ts';
import { ar } from './words/ar.ts';
import { de } from './words/de.ts';
import { es } from './words/es.ts';
import { pt } from './words/pt.ts';

const here = import.meta.dirname;
const notComponents = ['dates', 'internal', 'money', 'theme', 'words'];
const components = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !notComponents.includes(entry.name))
  .map((entry) => entry.name);
const read = (...parts: string[]) => readFileSync(path.join(here, ...parts), 'utf8');
const sources = (name: string) =>
  readdirSync(path.join(here, name)).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(stories|test)\.tsx?$/.test(file),
  );
const stories = (name: string) => read(name, `${name}.stories.tsx`);
const exported = (name: string) => [...stories(name).matchAll(/^export const (\w+)/gm)].map((m) => m[1]!);

/** States that would show nothing: UiProvider renders nothing, and pictures and shapes have no text. */
const nothingToShow: Record<string, string[]> = {
  UiProvider: ['Dark', 'RightToLeft', 'Phone', 'LongText'],
  Illustration: ['RightToLeft', 'Phone', 'LongText'],
  Artwork: ['LongText'],
  Skeleton: ['LongText'],
  Spinner: ['LongText'],
};
/** Types of components that show data: anything that takes loading state or chart props. */
const dataProps = /\b(DataState|ChartProps)\b/;
const holdsNoData = ['Card'];

/** Components of react-aria-components and of the library itself that respond to users. */
const answers =
  /import \{[^}]*\b(Button|Link|Disclosure|Checkbox|Radio|RadioGroup|Switch|Input|TextArea|TextField|Select|ComboBox|Calendar|DatePicker|DateRangePicker|DateField|Slider|Tabs|Tab|Menu|Modal|FileTrigger|DropZone|IconButton|PressArea)\b[^}]*\} from '(react-aria-components|\.\.\/(Button|IconButton|PressArea)\/\w+\.tsx)'/;
const ownProps = (name: string) =>
  ['types.ts', `${name}.tsx`]
    .filter((file) => existsSync(path.join(here, name, file)))
    .map((file) => read(name, file))
    .join('\n');
const exportedTypes = (name: string) =>
  [...ownProps(name).matchAll(/^export type [\s\S]*?^(};|\S.*;)$/gm)].map(String).join('\n');
const callbacks = (name: string) => [
  ...new Set([...exportedTypes(name).matchAll(/^ {2,6}(on[A-Z]\w*)\??: \(/gm)].map((m) => m[1]!)),
];

/** The classes of one element each. */
const looks = /className="[^"]*"|className=\{cx\([\s\S]*?\n\s*\)\}|^const \w+ =\s+'[^']*'/gm;

describe.each([...components, 'internal'])('%s', (name) => {
  it('draws the focus rings that it asks for', () => {
    // outline-none sets the style of every outline of the element, so a ring beside it would not be drawn.
    for (const file of sources(name))
      for (const [look] of read(name, file).matchAll(looks))
        expect(/[ '"]outline-none\b/.test(look) && /focus-visible:outline-/.test(look), look).toBe(false);
  });
});

describe.each(components)('%s', (name) => {
  it('has a story file for its component', () => {
    expect(existsSync(path.join(here, name, `${name}.tsx`))).toBe(true);
    expect(stories(name)).toMatch(
      /title: '(Actions|Cards|Content|Data|Feedback|Forms|Layout|Navigation|Overlays|Planning)\//,
    );
    // Autodocs give the component a docs page with controls and the description of every prop.
    expect(stories(name)).toMatch(
      new RegExp(`component: ${name === 'Toast' ? '(Toast|ToastRegion|Button)' : name}\\b`),
    );
  });

  it('shows itself in the dark, right to left, at 390 px and with long words', () => {
    const text = stories(name);
    const wanted = ['Dark', 'RightToLeft', 'Phone', 'LongText'].filter(
      (story) => !nothingToShow[name]?.includes(story),
    );
    expect(exported(name)).toEqual(expect.arrayContaining(wanted));
    if (wanted.includes('Dark')) expect(text).toContain("scheme: 'dark'");
    if (wanted.includes('RightToLeft')) expect(text).toMatch(/locale: '(ar|he)/);
    if (wanted.includes('Phone')) expect(text).toMatch(/value: '(phone|reflow)'/);
    // Stretched text, by hand or with the helper, which also asserts that the page doesn't get wider.
    if (wanted.includes('LongText')) expect(text).toMatch(/LongText: Story = (longText\(|\{)/);
  });

  it('can be tried with controls', () => {
    expect(stories(name)).toMatch(/^export const Playground: Story = \{\s+args: /m);
  });

  it('shows how it waits, fails and is empty, when it shows data', () => {
    const props = ownProps(name);
    const group = /title: '(\w+)\//.exec(stories(name))![1]!;
    if (['Cards', 'Data', 'Planning'].includes(group) && name !== 'DataTable' && !holdsNoData.includes(name))
      expect(props).toMatch(dataProps);
    const wanted = [
      ...(/\b(DataState|ChartProps)\b|isLoading\?:/.test(props) ? ['Loading'] : []),
      ...(/\b(DataState|ChartProps)\b|onRetry\?:/.test(props) ? ['Failed'] : []),
      ...(/(?<!Omit<)\bDataState & |ChartProps\b|empty\?:/.test(props) ? ['Empty'] : []),
    ].filter((story) => !(name === 'ErrorState' && story === 'Failed'));
    expect(exported(name)).toEqual(expect.arrayContaining(wanted));
  });

  it('says how to use it, by which keys, and what to write in it', () => {
    const guide = guides[name];
    expect(guide?.dos.length, 'do').toBeGreaterThan(0);
    expect(guide?.donts.length, 'do not').toBeGreaterThan(0);
    const text = sources(name)
      .map((file) => read(name, file))
      .join('\n');
    if (answers.test(text)) expect(guide?.keys.length, 'keys').toBeGreaterThan(0);
    if (/\b(label|title|children)\??: /.test(exportedTypes(name)))
      expect(guide?.words.length, 'words').toBeGreaterThan(0);
  });

  it('plays its interactions', () => {
    const text = stories(name);
    // A play function interacts like a user and expects the spy; the stories themselves run in a browser.
    const proven = playsOf(text);
    const asked = [...callbacks(name), ...(dataProps.test(ownProps(name)) ? ['onRetry'] : [])];
    expect(asked.filter((callback) => !proven.has(callback))).toEqual([]);
    if (
      callbacks(name).length > 0 ||
      answers.test(
        sources(name)
          .map((file) => read(name, file))
          .join('\n'),
      )
    )
      expect(proven.size > 0 || /play: (async )?\(/.test(text), 'no interaction is played').toBe(true);
  });

  it('describes each of its properties, itself or as the library does everywhere', () => {
    const type = new RegExp(
      `^export type ${name}Props\\b[^=\\n]*=(?: \\{ (.*) \\};$|[\\s\\S]*?^(?:\\}.*;|\\)>?.*;)$)`,
      'm',
    ).exec(ownProps(name));
    const lines = type?.[1]?.split('; ').map((prop) => `  ${prop}`) ?? type?.[0].split('\n') ?? [];
    const bare = lines.flatMap((line, i) => {
      const prop = /^ {2}(?!on[A-Z]\w*: never)(\w+)\??: /.exec(line)?.[1];
      return prop && !lines[i - 1]?.trimEnd().endsWith('*/') && !propOf(name, prop) ? [prop] : [];
    });
    expect(bare).toEqual([]);
  });

  it('says in a sentence what it is for', () => {
    expect(read(name, `${name}.tsx`)).toMatch(/\/\*\*[^*]*[^*\s][\s\S]*?\*\/\nexport (default )?function /);
  });

  it('stays short, and knows no router, query or domain', () => {
    for (const file of sources(name)) {
      const text = read(name, file);
      expect(text.split('\n').length, file).toBeLessThanOrEqual(300);
      expect(text, file).not.toMatch(
        /from '(@tanstack\/react-(router|query)|@caravan\/(sdk|shell)|@connectrpc|react-router)/,
      );
    }
  });
});

it('takes for a proof only what a play does and expects', () => {
  const story = (play: string) => `const saved = fn();
    export const A: Story = { args: { onChange: fn() }, render: () => <Field onSave={() => saved()} />, play: async ({ args }) => { ${play} } };`;
  const act = 'await userEvent.click(button);';
  expect([...playsOf(story('await expect(args.onChange).toHaveBeenCalled();'))]).toEqual([]);
  expect([...playsOf(story(`${act} await expect(args.onChange).not.toHaveBeenCalled();`))]).toEqual([]);
  expect([...playsOf(story(`${act} await expect(args.onChange).toHaveBeenCalledWith(1);`))]).toEqual([
    'onChange',
  ]);
  expect(playsOf(story(`${act} await waitFor(() => expect(saved).toHaveBeenCalled());`))).toContain('onSave');
});

// What the library promises, with the story that proves each.
const abilities: Record<string, [component: string, story: string]> = {
  buttons: ['Button', 'Variants'],
  'a disabled control says why': ['Button', 'DisabledWithReason'],
  links: ['TextLink', 'InText'],
  'badges with all status colours': ['Badge', 'Statuses'],
  alerts: ['Alert', 'Tones'],
  'banners with auto-hide times': ['Banner', 'HidesByItself'],
  'toasts of 4000, 3500, 3000 and 2000 ms': ['Toast', 'OnceAtATime'],
  dialogs: ['Dialog', 'Open'],
  'confirm dialogs': ['ConfirmDialog', 'Confirmed'],
  'two-step danger confirm': ['DangerConfirm', 'TwoSteps'],
  drawers: ['Drawer', 'Open'],
  'bottom sheets': ['BottomSheet', 'Folds'],
  tabs: ['Tabs', 'Ready'],
  'side navigation': ['SideNav', 'Ready'],
  'tab bar': ['TabBar', 'Ready'],
  header: ['Header', 'Ready'],
  breadcrumb: ['Breadcrumb', 'Ready'],
  'host stepper': ['Stepper', 'Ready'],
  'four-step status timeline': ['StatusTimeline', 'Ready'],
  'onboarding progress': ['OnboardingProgress', 'Ready'],
  'trip cards': ['TripCard', 'Grid'],
  'itinerary cards with tier and recommended badges and lock state': ['ItineraryCard', 'Grid'],
  'stat cards': ['StatCard', 'Ready'],
  'policy cards': ['PolicyCard', 'Active'],
  'ride cards': ['RideCard', 'Confirmed'],
  'empty states with an illustration and the next step': ['EmptyState', 'Illustrations'],
  'loading (skeleton)': ['Skeleton', 'Shapes'],
  'error states': ['ErrorState', 'WithRetry'],
  'offline states': ['OfflineBanner', 'Shown'],
  text: ['TextField', 'Ready'],
  'password with strength': ['PasswordField', 'Strength'],
  'textarea with counter that turns red': ['TextArea', 'AtTheLimit'],
  'number and money with zero or two decimals': ['MoneyField', 'Ready'],
  'phone with country': ['PhoneField', 'Ready'],
  email: ['EmailField', 'Ready'],
  'date with disabled and blackout dates': ['DatePicker', 'Open'],
  'date range': ['DateRangePicker', 'Ready'],
  'time with 10- and 15-minute steps': ['TimeSelect', 'Ready'],
  'masked date 99/99/9999': ['MaskedDateField', 'Ready'],
  select: ['Select', 'Ready'],
  'combobox with async search': ['ComboBox', 'Found'],
  'tags such as pronouns': ['TagField', 'Ready'],
  checkbox: ['Checkbox', 'Ready'],
  switch: ['Switch', 'Ready'],
  'radio cards such as package choice': ['RadioCards', 'Ready'],
  rating: ['Rating', 'Ready'],
  'quantity stepper with limit message': ['QuantityStepper', 'AtTheLimit'],
  'file upload': ['FileField', 'Ready'],
  'image upload with crop': ['ImageField', 'Empty'],
  'rich text with sanitising and counter': ['RichTextField', 'Ready'],
  'harmful rich text is cleaned': ['RichText', 'Harmful'],
  'one-time code': ['CodeField', 'Ready'],
  'QR code with a way by hand': ['QrField', 'Ready'],
  'required-field summary with scroll to the first error': ['ErrorSummary', 'LeadsToTheField'],
  'data table: sort, select, row menu, View All beyond 25': ['DataTable', 'Ready'],
  'data table: filter, column sizes, CSV, virtual rows': ['DataTable', 'ThousandRows'],
  'data table: expand parties': ['DataTable', 'Grouped'],
  'data table at 390 px': ['DataTable', 'Phone'],
  'day planner with a keyboard path': ['DayPlanner', 'Keyboard'],
  'day planner by drag and drop': ['DayPlanner', 'Pointer'],
  'day planner with a sticky day navigator over three weeks': ['DayPlanner', 'ThreeWeeks'],
  timeline: ['Timeline', 'Days'],
  'history: who, as whom, before and after': ['Timeline', 'History'],
  'line chart': ['LineChart', 'Ready'],
  'bar chart': ['BarChart', 'Ready'],
  'pie chart with short labels': ['PieChart', 'ShortLabels'],
  'combined chart': ['ComboChart', 'Ready'],
  'cost and earnings tables': ['EarningsTable', 'Ready'],
  'cart summary with undo lines': ['CartSummary', 'Changes'],
  'price breakdown': ['PriceBreakdown', 'Ready'],
  'map with route': ['RouteMap', 'Region'],
  'embedded frame with a checked message channel': ['EmbedFrame', 'HearsItsFrameOnly'],
  'copy fields': ['CopyField', 'Ready'],
  'share fields': ['ShareField', 'Ready'],
  'PDF and print styles': ['PrintSheet', 'Itinerary'],
  'help sidebar': ['HelpSidebar', 'Ready'],
  'impersonation banner': ['ImpersonationBanner', 'Ready'],
  'progress for long jobs': ['JobProgress', 'Running'],
  'image gallery': ['Gallery', 'Ready'],
  'hero with artwork': ['Hero', 'Cover'],
  'avatar with completion badge': ['Avatar', 'Ready'],
  'command palette': ['CommandPalette', 'ByKeyboard'],
};

it('describes no property that is gone', () => {
  const all = components.map((name) => ownProps(name)).join('\n');
  const gone = Object.keys(props).filter((key) => {
    const [component, name] = key.includes('.') ? key.split('.') : [undefined, key];
    return !new RegExp(`(?:^ {2,}|[{;] )${name}\\??: `, 'm').test(component ? ownProps(component) : all);
  });
  expect(gone).toEqual([]);
});

it('has no component that no portal uses', () => {
  const root = path.join(here, '../../..');
  const uses = (folder: string, pattern: RegExp): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => /\.tsx?$/.test(file) && !/\.(stories|test)\.tsx?$|(^|\/)(story|node_modules)\//.test(file),
      )
      .flatMap((file) =>
        [...readFileSync(path.join(folder, file), 'utf8').matchAll(pattern)].map((m) => m[1]!),
      );
  const used = new Set(
    [
      'apps/host/src',
      'apps/operator/src',
      'apps/traveler/src',
      'apps/admin/src',
      'apps/site/src',
      'packages/shell/src',
    ].flatMap((folder) => uses(path.join(root, folder), /'@caravan\/ui\/(\w+)'/g)),
  );
  for (const name of used)
    if (components.includes(name))
      for (const part of uses(path.join(here, name), /'\.\.\/(\w+)\/\w+\.tsx'/g)) used.add(part);
  expect(components.filter((name) => !used.has(name))).toEqual([]);
});

describe('what the library promises', () => {
  it.each(Object.entries(abilities))('%s', (_, [component, story]) => {
    expect(exported(component)).toContain(story);
  });
});

const { said, unsaid } = wordsOf(here);

// Built-in text goes through `say`, so that an app can translate it.
it('has no English word that cannot be translated', () => {
  expect(unsaid).toEqual([]);
});

describe.each(Object.entries({ German: de, Spanish: es, Arabic: ar, Portuguese: pt }))(
  'in %s',
  (_, words) => {
    it('has every word of the library, and no other', () => {
      expect(Object.keys(words).sort()).toEqual([...said, ...strengths].sort());
    });

    it('keeps the places where names and numbers go', () => {
      const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
      for (const [english, translated] of Object.entries(words)) {
        expect(translated.trim(), english).not.toBe('');
        expect(places(translated), english).toEqual(places(english));
      }
    });
  },
);

/** The classes of each element of a source file, one text per element. */
const classesIn = (source: string) =>
  [...source.matchAll(/className=(?:\{cx\([\s\S]*?\)\}|"[^"]*")|'[^'\n]*'/g)].map(String);

// outline-none takes the style from every outline of the element, and so the ring that a later class would draw.
it.each(components.concat('internal').flatMap((name) => sources(name).map((file) => [name, file] as const)))(
  'draws the focus ring that it declares: %s/%s',
  (name, file) => {
    const hidden = classesIn(read(name, file)).filter(
      (classes) => classes.includes('outline-none') && /focus-visible:outline-/.test(classes),
    );
    expect(hidden).toEqual([]);
  },
);
