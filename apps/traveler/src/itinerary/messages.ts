export const words = {
  title: 'Itinerary',
  download: 'Download PDF',
  help: 'Questions about the days?',
  helpText: 'Times can move a little on the road; your guide has the last word each evening.',
  contact: 'Contact support',
  supportTitle: 'On-trip support',
  supportText: 'While you travel, these people help you at once.',
  customerService: 'Contact customer service',
  emergency: 'Emergency phone',
  copyFailed: 'We could not copy the number.',
};
