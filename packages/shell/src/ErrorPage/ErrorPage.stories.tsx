import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTenant } from '../story/withTenant.tsx';
import { ErrorPage } from './ErrorPage.tsx';

const meta = { title: 'Shell/ErrorPage', component: ErrorPage, decorators: [withTenant] } satisfies Meta<
  typeof ErrorPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { args: { status: 404 } };
export const NotAllowed: Story = { args: { status: 403 } };
export const SignedOut: Story = { args: { status: 401 } };
export const Unreachable: Story = { args: { status: 0, onRetry: () => undefined } };
export const Failure: Story = { args: { status: 500, onRetry: () => undefined } };
export const Dark: Story = { ...Failure, globals: { scheme: 'dark' } };
