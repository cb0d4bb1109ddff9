export const words = {
  users: 'Users',
  trips: 'Trips',
  requests: 'Trip requests',
  bookings: 'Bookings',
  hosts: 'Hosts',
  policies: 'Policies',
  marketplace: 'Marketplace',
  marketplaces: 'Marketplaces',
  standIns: 'Stand-ins',
  audit: 'Audit log',
  more: 'More pages',
};
