import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryAnnotations } from 'storybook/internal/types';

/** A story; its args may be anything, and those that are callbacks are spies. */
export type Story = StoryAnnotations<ReactRenderer, Record<string, unknown>>;
