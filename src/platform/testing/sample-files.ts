import sharp from 'sharp';
import { plainPdf } from '#platform/server/files/plain-pdf.ts';

/*
 * Small valid files, and files that pretend.
 */

/** A one-page PDF that shows `lines`; plain ASCII. */
export const samplePdf = (lines = ['A sample document']): Buffer => plainPdf(lines);

/** The same with a comment of so many bytes. */
export function paddedPdf(bytes: number): Buffer {
  const pdf = samplePdf();
  const end = pdf.lastIndexOf('%%EOF');
  return Buffer.concat([pdf.subarray(0, end), Buffer.from(`%${'x'.repeat(bytes)}\n%%EOF\n`)]);
}

/** Metadata as a phone writes it: author, place, and a turn by 90 degrees. */
const EXIF = {
  IFD0: { Artist: 'Meera Tirkey', Orientation: '6' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 21/1 0/1' },
};

const coloured = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f6f4a' } });

export const samplePng = (width = 40, height = 30): Promise<Buffer> =>
  coloured(width, height).png().toBuffer();

/** A picture that lies on its side and carries EXIF data. */
export const sampleJpeg = (width = 40, height = 30): Promise<Buffer> =>
  coloured(width, height).jpeg().withExif(EXIF).withMetadata({ orientation: 6 }).toBuffer();

/** The beginning of a Windows program. */
export const sampleProgram = (): Buffer =>
  Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff', 'latin1'), Buffer.alloc(2000, 7)]);

export const svgWithScript = (): Buffer =>
  Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><rect width="9" height="9"/></svg>',
  );

/** A form with one file, and the text fields of a call's body. */
export function fileForm(content: Uint8Array, name: string, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(content)]), name);
  return form;
}
