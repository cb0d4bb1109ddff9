/** Possible start times: every 15 minutes, with the day starting at 06:00 (O-225). */
export function startSlots(): string[] {
  return Array.from({ length: 96 }, (_, i) => {
    const at = (6 * 60 + i * 15) % (24 * 60);
    return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
  });
}
