export const words = {
  frame: 'Preparation',
  // T-053
  none: 'No preparation file specified',
  noneText: 'As soon as there is one you find it here.',
  open: 'Open in a new tab',
};
