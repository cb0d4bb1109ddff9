export const words = {
  columns: 'Columns',
  nothing: 'Nothing matches',
  nothingText: 'Try other words, or take a filter away.',
  clear: 'Clear search and filters',
};
