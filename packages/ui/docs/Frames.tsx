import { apart } from './Sheet.tsx';

type Meta = { title: string };

const modules = import.meta.glob<Record<string, unknown>>('../src/*/*.stories.tsx', { eager: true });
const kebab = (text: string) =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** The story of a component that a picture shows: the wanted one, or the first with a state of its own. */
function storyId(name: string, wanted?: string): string {
  const [path, module] = Object.entries(modules).find(([file]) => file.endsWith(`/${name}.stories.tsx`))!;
  const title = (module.default as Meta).title;
  const keys = Object.keys(module).filter((key) => key !== 'default');
  const key = wanted ?? keys.find((k) => k === 'Open') ?? keys.find((k) => k !== 'Playground');
  if (!key || !keys.includes(key)) throw new Error(`${path} has no story ${wanted}`);
  return `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--${kebab(key)}`;
}

const ofGroup = (group: string): [string, string?][] =>
  Object.values(modules)
    .map((module) => (module.default as Meta).title.split('/'))
    .filter(([place]) => place === group)
    .map(([, name]): [string, string?] => [name!, apart[name!]])
    .sort(([a], [b]) => a.localeCompare(b));

type Props = {
  title: string;
  /** All components of a group, or these, each with the story that is shown. */
  group?: string;
  stories?: readonly (readonly [name: string, story?: string])[];
  scheme?: string;
  locale?: string;
  width?: number;
  height?: number;
};

/** Stories side by side, each in a window of its own: overlays, whole pages, phones. */
export function Frames({ title, group, stories, scheme, locale, width = 640, height = 460 }: Props) {
  const shown = stories ?? (group ? ofGroup(group) : Object.entries(apart));
  const globals = [`scheme:${scheme ?? 'light'}`, locale && `locale:${locale}`, 'a11y.manual:!true']
    .filter(Boolean)
    .join(';');
  return (
    <main className="p-8">
      <h1 className="display-title mb-8">{title}</h1>
      <div className="flex flex-wrap gap-8">
        {shown.map(([name, story]) => (
          <figure key={name} style={{ width }} className="max-w-full">
            <figcaption className="kicker mb-3 border-t border-line pt-2">{name}</figcaption>
            <iframe
              title={name}
              src={`iframe.html?id=${storyId(name, story)}&viewMode=story&globals=${globals}`}
              width={width}
              height={height}
              className="max-w-full rounded-md border border-line"
            />
          </figure>
        ))}
      </div>
    </main>
  );
}
