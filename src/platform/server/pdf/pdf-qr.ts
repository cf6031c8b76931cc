import { encode } from 'uqr';
import { INK, type Pdf } from './pdf.ts';

/**
 * Draws a QR code as a square of `size` points. Leave a margin of four of its modules free around it: readers need it.
 * Call inside of `figure`.
 */
export function qrCode(
  { doc }: Pick<Pdf, 'doc'>,
  text: string,
  { left, top, size }: { left: number; top: number; size: number },
): void {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 0 });
  const side = size / modules;
  data.forEach((row, down) => {
    row.forEach((isDark, across) => {
      if (isDark) doc.rect(left + across * side, top + down * side, side, side);
    });
  });
  doc.fill(INK.text);
}
