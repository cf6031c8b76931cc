/** Id of the element with the font faces. */
export const FONT_FACES_ID = 'font-faces';

/** A line that takes longer for a question and its answer is slow. */
const SLOW_LINE_MS = 150;

/** Network Information API: not in every browser. */
type Line = { connection?: { rtt: number } };

function preload(href: string): void {
  const link = document.createElement('link');
  document.head.append(
    Object.assign(link, { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }),
  );
}

/**
 * Asks for the fonts at once, or on a slow line when the page has all it asked for (`settled`): the browser would load them before
 * the scripts, and they are a sixth of all bytes. Until then the system's fonts show the text, stretched so that nothing moves. A
 * browser that has the fonts in its cache shows them at once.
 */
export function loadFonts(fonts: string[]): void {
  const faces = document.getElementById(FONT_FACES_ID) as HTMLStyleElement | null;
  const { connection } = navigator as Navigator & Line;
  if (!faces || !connection || connection.rtt < SLOW_LINE_MS) {
    fonts.forEach(preload);
    return;
  }
  const show = () => {
    faces.media = 'all';
  };
  faces.media = 'not all';
  addEventListener('settled', show, { once: true });
  fetch(fonts[0] ?? '', { cache: 'only-if-cached', mode: 'same-origin' }).then(
    ({ ok }) => ok && show(),
    () => undefined,
  );
}
