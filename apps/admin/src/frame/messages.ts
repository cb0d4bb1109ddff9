export const words = {
  users: 'Users',
  trips: 'Trips',
  requests: 'Trip requests',
  bookings: 'Bookings',
  hosts: 'Hosts',
  policies: 'Policies',
  audit: 'Audit log',
  more: 'More pages',
};
