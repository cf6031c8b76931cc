/** Longest side of a photo that is sent, in pixels: enough to read a board on it. */
const SIDE_MAX = 1920;
const QUALITY = 0.82;

/**
 * Draws a photo smaller, upright as the camera says, before it leaves the phone. What the camera wrote into it, such as the place, is
 * left out. A picture that this browser cannot read is returned as it is: the server says what it takes.
 */
export async function smallPhoto(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return file;
  const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return file;
  // A JPEG has no transparency: what shows through would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) return file;
  const name = `${file.name.replace(/\.[^.]+$/, '') || 'Photo'}.jpg`;
  return new File([blob], name, { type: blob.type, lastModified: file.lastModified });
}

/** Waits this long for the place, in milliseconds. */
const PLACE_MS = 10_000;

/**
 * Says when a photo was taken, and where the phone is now if its owner lets it say so: `Taken on 27 Nov 2026 at 26.1197, 87.4521`.
 * @param day in words.
 */
export async function dayAndPlace(day: string): Promise<string> {
  const place = await new Promise<GeolocationPosition | null>((resolve) => {
    navigator.geolocation.getCurrentPosition(resolve, () => resolve(null), { timeout: PLACE_MS });
  });
  const at = place && ` at ${place.coords.latitude.toFixed(4)}, ${place.coords.longitude.toFixed(4)}`;
  return `Taken on ${day}${at ?? ''}`;
}
