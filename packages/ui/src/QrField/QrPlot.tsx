import { useMemo } from 'react';
import { encode } from 'uqr';

/** The modules of a QR code as one path. A separate module, so that only pages that show a code load the encoder. */
export default function QrPlot({ label, value }: { label: string; value: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(value, { ecc: 'M', border: 1 });
    const dark = code.data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : '')));
    return { size: code.size, path: dark.join('') };
  }, [value]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-full"
    >
      <path d={path} fill="#14110f" />
    </svg>
  );
}
