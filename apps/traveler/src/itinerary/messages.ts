export const words = {
  title: 'Itinerary',
  download: 'Download PDF',
  help: 'Questions about your itinerary?',
  helpText: 'Times can shift on the road. Your guide confirms the next day’s plan each evening.',
  contact: 'Contact support',
  supportTitle: 'On-trip support',
  supportText: 'While you travel, get help right away.',
  customerService: 'Contact customer service',
  emergency: 'Emergency phone',
  copyFailed: 'We couldn’t copy the number.',
};
