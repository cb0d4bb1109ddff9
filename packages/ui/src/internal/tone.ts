/** The product's status tones. Never rely on color alone: pair it with a word or an icon. */
export type Tone = 'neutral' | 'warning' | 'grey' | 'blue' | 'green' | 'purple' | 'teal' | 'red' | 'accent';

export const softTone: Record<Tone, string> = {
  neutral: 'bg-grey-soft text-ink',
  warning: 'bg-warning-soft text-warning',
  grey: 'bg-grey-soft text-grey',
  blue: 'bg-blue-soft text-blue',
  green: 'bg-green-soft text-green',
  purple: 'bg-purple-soft text-purple',
  teal: 'bg-teal-soft text-teal',
  red: 'bg-red-soft text-red',
  accent: 'bg-accent-soft text-accent-text',
};

export const textTone: Record<Tone, string> = {
  neutral: 'text-ink',
  warning: 'text-warning',
  grey: 'text-grey',
  blue: 'text-blue',
  green: 'text-green',
  purple: 'text-purple',
  teal: 'text-teal',
  red: 'text-red',
  accent: 'text-accent-text',
};
