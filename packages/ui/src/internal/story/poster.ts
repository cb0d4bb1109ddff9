/** Pictures for stories: a landscape in a few flat shapes, each with its own palette. */
const palettes = {
  lisbon: ['#f4c8a0', '#e8895b', '#c8513a', '#7c2f33', '#fbe9d0'],
  fjord: ['#cfe3e6', '#86b3bd', '#3f7484', '#1b4150', '#f6f1e4'],
  dunes: ['#f6dcae', '#e7ae6b', '#c57b46', '#7d4430', '#fff4dc'],
  kyoto: ['#f3d3d6', '#d98a97', '#8c4a6b', '#40294f', '#fff1ec'],
} as const;

export function poster(name: keyof typeof palettes = 'lisbon'): string {
  const [sky, far, mid, near, sun] = palettes[name];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" preserveAspectRatio="xMidYMid slice"><rect width="1200" height="900" fill="${sky}"/><circle cx="820" cy="330" r="150" fill="${sun}"/><path d="M0 520c180-160 320-200 470-90s260 60 400-60 250-60 330 0v530H0z" fill="${far}"/><path d="M0 640c220-120 380-60 560 10s420 20 640-120v370H0z" fill="${mid}"/><path d="M0 780c260-110 460-40 700-10s360-30 500-90v220H0z" fill="${near}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
