import type { Action } from '@caravan/sdk';
import { expect, it } from 'vitest';
import { actionLabel, cancelAction, primaryAction } from './actions.ts';

const action = (name: string, enabled = true): Action => ({
  action: name,
  to: 'trova_pricing_approved',
  enabled,
});

it('offers one step forward, an enabled one first', () => {
  expect(primaryAction({ availableActions: [action('cancel'), action('approve_pricing')] })?.action).toBe(
    'approve_pricing',
  );
  expect(
    primaryAction({ availableActions: [action('launch', false), action('approve_pricing')] })?.action,
  ).toBe('approve_pricing');
  expect(primaryAction({ availableActions: [action('launch', false)] })?.enabled).toBe(false);
  expect(primaryAction({ availableActions: [action('cancel')] })).toBeUndefined();
  expect(cancelAction({ availableActions: [action('cancel')] })?.action).toBe('cancel');
});

it('names steps it does not know by where they lead', () => {
  expect(actionLabel(action('approve_pricing'))).toBe('Approve pricing');
  expect(actionLabel(action('something_new'))).toBe('Pricing approved');
});
