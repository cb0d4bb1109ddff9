/** The server's name of an email: BookingConfirmed.tsx is booking_confirmed. */
export const keyOf = (file: string): string =>
  file
    .replace(/\.tsx$/, '')
    .replace(/(?!^)[A-Z]/g, '_$&')
    .toLowerCase();
