/** The server's name of a mail: BookingConfirmed.tsx is booking_confirmed there. */
export const keyOf = (file: string): string =>
  file
    .replace(/\.tsx$/, '')
    .replace(/(?!^)[A-Z]/g, '_$&')
    .toLowerCase();
