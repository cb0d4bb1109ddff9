import { type ComponentType, createElement, type ReactNode } from 'react';

type Args = Record<string, unknown>;
type Meta = { title: string; component?: ComponentType<Args>; args?: Args };
type Story = { render?: (args: Args) => ReactNode; args?: Args };

const modules = import.meta.glob<Record<string, unknown>>('../src/*/*.stories.tsx', { eager: true });
// Components that open over the page, load another page, or take focus.
const apart = ['OfflineBanner', 'Toast', 'EmbedFrame', 'ErrorSummary'];

// Components whose first story is too long for a sheet.
const rather: Record<string, string> = { DataTable: 'Grouped', DayPlanner: 'ReadOnly' };
const small: Record<string, string> = { Skeleton: 'Shapes', Spinner: 'Sizes' };

type DrawnProps = { story: Story; component: Meta['component']; args: Args };

/** Renders a story as its own component, so that it can keep state. */
function Drawn({ story, component, args }: DrawnProps) {
  return story.render?.(args) ?? (component && createElement(component, args));
}

// Preferred stories, because they show the most of a component; otherwise, the first one.
const best = [
  'Ready',
  'Tones',
  'Variants',
  'Statuses',
  'Grid',
  'Cover',
  'Active',
  'Confirmed',
  'Rows',
  'InText',
];

const common = [
  'Playground',
  'Dark',
  'RightToLeft',
  'Phone',
  'LongText',
  'Loading',
  'Failed',
  'Empty',
  'ByKeyboard',
];

/** One story of every component in a group, side by side. */
export function Sheet({ group }: { group: string }) {
  const shown = Object.values(modules)
    .map((module) => {
      const meta = module.default as Meta;
      const [place, name = ''] = meta.title.split('/');
      const wanted = rather[name] ?? small[name];
      const keys = Object.keys(module).filter((key) => key !== 'default');
      const key =
        wanted ?? best.find((k) => keys.includes(k)) ?? keys.find((k) => !common.includes(k)) ?? 'Playground';
      const story = module[key] as Story | undefined;
      return { place, name, story, component: meta.component, args: { ...meta.args, ...story?.args } };
    })
    .filter((entry) => entry.place === group && entry.story && !apart.includes(entry.name))
    .sort((a, b) => a.name.localeCompare(b.name));
  return (
    <main className="p-4 sm:p-8">
      <h1 className="display-title mb-8">{group}</h1>
      <div className="gap-10 sm:columns-2 2xl:columns-3">
        {shown.map(({ name, story, component, args }) => (
          <section
            key={name}
            className={`mb-10 break-inside-avoid ${rather[name] ? '[column-span:all]' : ''}`}
          >
            <h2 className="kicker mb-3 border-t border-line pt-2">{name}</h2>
            {story && <Drawn story={story} component={component} args={args} />}
          </section>
        ))}
      </div>
    </main>
  );
}
