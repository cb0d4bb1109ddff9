import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import * as account from './Account.stories.tsx';
import * as booking from './Booking.stories.tsx';
import * as dispute from './Dispute.stories.tsx';
import * as opening from './Opening.stories.tsx';
import * as payout from './Payout.stories.tsx';
import { MailSheet } from './story/MailSheet.tsx';
import type { MailStory } from './story/written.ts';
import * as trip from './Trip.stories.tsx';

// Subject of the visual regression tests; for a closer look, each email has its own story.
const meta = {
  title: 'Emails/All',
  tags: ['!autodocs', '!test'],
  parameters: { frame: false, a11y: { test: 'off' } },
} satisfies Meta;
export default meta;

type Told = { parameters?: { mail?: MailStory } };

const mails = [account, booking, dispute, trip, opening, payout].flatMap((stories) =>
  Object.entries(stories as unknown as Record<string, Told>).flatMap(([name, told]) =>
    told.parameters?.mail ? [[name, told.parameters.mail] as const] : [],
  ),
);

const sheet = (language: string, width: number, scheme: 'light' | 'dark' = 'light'): StoryObj => ({
  render: () => <MailSheet mails={mails} language={language} width={width} scheme={scheme} />,
  play: async ({ canvas }) => {
    const frames = await canvas.findAllByTitle<HTMLIFrameElement>(/^The mail at/, undefined, {
      timeout: 20_000,
    });
    await expect(frames).toHaveLength(mails.length);
    await waitFor(async () => {
      for (const frame of frames)
        await expect(frame.contentDocument!.querySelector('h1')?.textContent).toBeTruthy();
    });
  },
});

export const English = sheet('en', 660);
export const EnglishPhone = sheet('en', 375);
export const EnglishDark = sheet('en', 375, 'dark');
export const German = sheet('de', 660);
export const GermanPhone = sheet('de', 375);
