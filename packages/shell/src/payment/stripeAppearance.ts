/**
 * Styles Stripe's fields in the marketplace's colors. Stripe's frame supports neither our tokens nor
 * light-dark(), so each color is resolved for the current scheme.
 */
export function stripeAppearance(at: HTMLElement) {
  const probe = at.appendChild(document.createElement('span'));
  const color = (token: string) => {
    probe.style.color = `var(${token})`;
    return pixelOf(getComputedStyle(probe).color);
  };
  const [background, text] = [color('--surface'), color('--ink')];
  const appearance = {
    theme: lightness(background) < lightness(text) ? ('night' as const) : ('stripe' as const),
    variables: {
      colorPrimary: hex(color('--accent')),
      colorBackground: hex(background),
      colorText: hex(text),
      colorTextSecondary: hex(color('--ink-muted')),
      colorDanger: hex(color('--red')),
      borderRadius: getComputedStyle(at).getPropertyValue('--radius').trim() || '10px',
      fontSizeBase: '16px', // below this, iOS zooms in on focus
    },
  };
  probe.remove();
  return appearance;
}

type Pixel = readonly [number, number, number];

/** Resolves any CSS color to the pixel that a browser paints. */
function pixelOf(color: string): Pixel {
  const context = document.createElement('canvas').getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
  return [r, g, b];
}

const hex = (pixel: Pixel) => `#${pixel.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

const lightness = ([r, g, b]: Pixel) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
