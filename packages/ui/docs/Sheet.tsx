import { type ComponentType, createElement, type ReactNode } from 'react';

type Args = Record<string, unknown>;
type Meta = { title: string; component?: ComponentType<Args>; args?: Args };
type Story = { render?: () => ReactNode; args?: Args };

const modules = import.meta.glob<Record<string, unknown>>('../src/*/*.stories.tsx', { eager: true });
// What opens over the page or loads another one stands on the sheets of frames.
export const apart: Record<string, string> = {
  Toast: 'Phone',
  UnsavedChanges: 'Asks',
  EmbedFrame: 'Dark',
  ErrorSummary: 'LeadsToTheField',
};

// Where the first story is too long for a sheet.
const rather: Record<string, string> = { DataTable: 'Grouped', DayPlanner: 'ReadOnly' };
const small: Record<string, string> = { Skeleton: 'Shapes', Spinner: 'Sizes', OfflineBanner: 'Shown' };

/** The first story of every component of a group, side by side. */
export function Sheet({ group }: { group: string }) {
  const shown = Object.values(modules)
    .map((module) => {
      const meta = module.default as Meta;
      const [place, name = ''] = meta.title.split('/');
      const story = Object.entries(module).find(([key]) =>
        (rather[name] ?? small[name])
          ? key === (rather[name] ?? small[name])
          : key !== 'default' && key !== 'Playground',
      )?.[1] as Story | undefined;
      return { place, name, story, component: meta.component, args: { ...meta.args, ...story?.args } };
    })
    .filter((entry) => entry.place === group && entry.story && !(entry.name in apart))
    .sort((a, b) => a.name.localeCompare(b.name));
  return (
    <main className="p-8">
      <h1 className="display-title mb-8">{group}</h1>
      <div className="columns-2 gap-10 2xl:columns-3">
        {shown.map(({ name, story, component, args }) => (
          <section
            key={name}
            className={`mb-10 break-inside-avoid ${rather[name] ? '[column-span:all]' : ''}`}
          >
            <h2 className="kicker mb-3 border-t border-line pt-2">{name}</h2>
            {story?.render?.() ?? (component && createElement(component, args))}
          </section>
        ))}
      </div>
    </main>
  );
}
