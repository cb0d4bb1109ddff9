import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RouteMap } from './RouteMap.tsx';
import { failed, loading, longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Content/RouteMap', component: RouteMap } satisfies Meta<typeof RouteMap>;
export default meta;

const tagsIn = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('svg text')].map((tag) => tag.textContent);

const portugal = [
  { id: 'lis', label: 'Lisbon', latitude: 38.72, longitude: -9.14 },
  { id: 'evo', label: 'Évora', latitude: 38.57, longitude: -7.91 },
  { id: 'por', label: 'Porto', latitude: 41.15, longitude: -8.61 },
  { id: 'pin', label: 'Pinhão', latitude: 41.19, longitude: -7.54 },
];
export const Playground: Story = {
  args: {
    label: 'From Lisbon to Évora',
    stops: [
      { id: 'l', label: 'Lisbon', lat: 38.72, lng: -9.14 },
      { id: 'e', label: 'Évora', lat: 38.57, lng: -7.91 },
    ],
    aspect: '3/2',
    route: true,
  },
};

export const Region: Story = {
  render: () => <RouteMap label="Route of the trip" stops={portugal} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toHaveTextContent('Porto'), {
      timeout: 8000,
    });
  },
};
/** A place to which the route returns has one mark with both numbers, and one name. */
export const ThereAndBack: Story = {
  args: {
    label: 'From Lisbon to Évora and back',
    stops: [...portugal.slice(0, 2), { ...portugal[0]!, id: 'back' }],
    aspect: '16/9',
    active: 'back',
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(tagsIn(canvasElement)).toEqual(['1 · 3', 'Lisbon', '2', 'Évora']), {
      timeout: 8000,
    });
    await expect(canvasElement.querySelector('[data-active]')).toHaveTextContent('1 · 3');
  },
};

export const ThereAndBackOnAPhone: Story = { ...ThereAndBack, globals: { viewport: { value: 'phone' } } };

export const World: Story = {
  render: () => (
    <RouteMap
      label="Where our trips go"
      route={false}
      aspect="16/9"
      stops={[
        ...portugal.slice(0, 1),
        { id: 'k', label: 'Kyoto', latitude: 35.01, longitude: 135.77 },
        { id: 'o', label: 'Oaxaca', latitude: 17.07, longitude: -96.72 },
        { id: 'c', label: 'Cape Town', latitude: -33.92, longitude: 18.42 },
      ]}
    />
  ),
};
const priced = [
  { id: 'lis', label: '$2,450', latitude: 38.77, longitude: -9.13, href: '/trips/lisbon' },
  { id: 'opo', label: '$1,980', latitude: 41.24, longitude: -8.68, href: '/trips/porto' },
  { id: 'kix', label: '$4,300', latitude: 34.43, longitude: 135.24, href: '/trips/kyoto' },
  { id: 'oax', label: '$2,100', latitude: 17, longitude: -96.73, href: '/trips/oaxaca' },
];

/** Two places whose price tags would overlap share one tag with a count. */
export const Pins: Story = {
  args: { label: 'Where our trips go', pins: true, stops: priced, aspect: '4/3' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(tagsIn(canvasElement).toSorted()).toEqual(['$2,100', '$4,300', '2']), {
      timeout: 8000,
    });
    const links = [...canvasElement.querySelectorAll('svg a')].map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/trips/kyoto', '/trips/oaxaca']);
  },
};

export const MarkedPin: Story = {
  args: { ...Pins.args, active: 'opo' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-marked]')?.textContent).toBe('2'), {
      timeout: 8000,
    });
  },
};

export const PinsDark: Story = { ...MarkedPin, play: undefined, globals: { scheme: 'dark' } };

export const OverThePacific: Story = {
  render: () => (
    <RouteMap
      label="Over the Pacific"
      stops={[
        { id: 'a', label: 'Auckland', latitude: -36.85, longitude: 174.76 },
        { id: 'p', label: 'Papeete', latitude: -17.54, longitude: -149.57 },
      ]}
    />
  ),
};
export const OnePlace: Story = {
  render: () => <RouteMap label="Meeting point" stops={portugal.slice(0, 1)} aspect="16/9" />,
};
export const Empty: Story = { render: () => <RouteMap label="Route" stops={[]} aspect="21/9" /> };

export const RightToLeft: Story = { ...Region, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Region, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Region, play: undefined, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = loading(Playground);

export const Failed: Story = failed(Playground);

export const LongText: Story = longText(Playground);
