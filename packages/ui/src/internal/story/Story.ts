import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryAnnotations } from 'storybook/internal/types';

/** A story with arbitrary args; callbacks among them are spies. */
export type Story = StoryAnnotations<ReactRenderer, Record<string, unknown>>;
