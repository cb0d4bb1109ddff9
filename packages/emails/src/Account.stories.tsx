import type { Meta } from '@storybook/react-vite';
import AccountChanged$ from './mails/AccountChanged.tsx';
import Activation$ from './mails/Activation.tsx';
import ExportReady$ from './mails/ExportReady.tsx';
import MemberAdded$ from './mails/MemberAdded.tsx';
import PasswordHelp$ from './mails/PasswordHelp.tsx';
import PasswordReset$ from './mails/PasswordReset.tsx';
import TestMail$ from './mails/TestMail.tsx';
import WebhookPaused$ from './mails/WebhookPaused.tsx';
import { story } from './story/mailStory.tsx';

const meta = { title: 'Emails/Account', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Activation = story(Activation$);
export const PasswordReset = story(PasswordReset$);
export const ExportReady = story(ExportReady$);
export const WebhookPaused = story(WebhookPaused$);
export const TestMail = story(TestMail$);
export const MemberAdded = story(MemberAdded$);
export const PasswordHelp = story(PasswordHelp$);
export const AccountChanged = story(AccountChanged$);
