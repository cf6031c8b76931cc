import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  /** Description for screen readers. */
  label: string;
}

/** A QR code as one vector path, with the quiet zone of four modules that the standard requires. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { border: 4, ecc: 'M' });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
