/** The browser reads the file at its leisure after the click. */
const KEPT_MS = 60_000;

/** Lets the browser save a file that the page has fetched. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
