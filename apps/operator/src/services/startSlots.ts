/** The times a service can start at: every 15 minutes, the day beginning at 06:00 (O-225). */
export function startSlots(): string[] {
  return Array.from({ length: 96 }, (_, i) => {
    const at = (6 * 60 + i * 15) % (24 * 60);
    return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
  });
}
