/** Dimensions in pixels of each format, as social networks expect them. */
export const sizes = {
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
  banner: { width: 1200, height: 630 },
} as const;
export type Shape = keyof typeof sizes;

export type Poster = {
  brand: string;
  title: string;
  /** Lines below the title, most important first: dates, price, spots left. */
  lines: readonly string[];
};

/** Wraps text to lines that fit the given width. */
export function wrap(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * Draws the picture over the whole canvas, and the text at the bottom in white on a gradient that works on
 * any picture.
 */
export function draw(
  canvas: HTMLCanvasElement,
  shape: Shape,
  image: CanvasImageSource & Sized,
  poster: Poster,
): void {
  const { width, height } = sizes[shape];
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  cover(pen, image, width, height);
  const shade = pen.createLinearGradient(0, height * 0.3, 0, height);
  shade.addColorStop(0, 'rgba(12, 16, 24, 0)');
  shade.addColorStop(0.55, 'rgba(12, 16, 24, 0.72)');
  shade.addColorStop(1, 'rgba(12, 16, 24, 0.92)');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, width, height);
  write(pen, width, height, poster);
}

type Sized = { width: number; height: number };

function cover(
  pen: CanvasRenderingContext2D,
  image: CanvasImageSource & Sized,
  width: number,
  height: number,
): void {
  const scale = Math.max(width / image.width, height / image.height);
  const [w, h] = [image.width * scale, image.height * scale];
  pen.drawImage(image, (width - w) / 2, (height - h) / 2, w, h);
}

/** Works upward from the bottom, so that the last line always keeps its distance from the edge. */
function write(pen: CanvasRenderingContext2D, width: number, height: number, poster: Poster): void {
  const edge = width * 0.07;
  const size = Math.min(width, height) * 0.05;
  const family = getComputedStyle(document.body).fontFamily;
  const display =
    getComputedStyle(document.documentElement).getPropertyValue('--font-display').trim() || family;
  pen.fillStyle = '#fff';
  pen.textBaseline = 'alphabetic';
  let y = height - edge;
  const put = (lines: readonly string[], font: string, leading: number) => {
    pen.font = font;
    for (const line of [...lines].reverse()) {
      pen.fillText(line, edge, y, width - 2 * edge);
      y -= leading;
    }
  };
  put([poster.brand], `600 ${size * 0.8}px ${family}`, size * 2);
  put(poster.lines, `500 ${size}px ${family}`, size * 1.45);
  const font = `600 ${size * 2.1}px ${display}`;
  pen.font = font;
  y -= size * 0.5;
  put(
    wrap(poster.title, width - 2 * edge, (line) => pen.measureText(line).width),
    font,
    size * 2.35,
  );
}
