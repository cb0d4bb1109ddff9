export const words = {
  title: 'API keys',
  operator: 'Operator',
  allOperators: 'All operators',
  state: 'State',
  allStates: 'All states',
};
