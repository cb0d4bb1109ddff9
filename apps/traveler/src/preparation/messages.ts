export const words = {
  frame: 'Preparation',
  // T-053
  none: 'No preparation file specified',
  noneText: 'When there is one, you’ll find it here.',
  open: 'Open in a new tab',
};
