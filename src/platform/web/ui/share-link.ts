import { showToast } from '../toast.ts';

const isDismissal = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Opens the device's share sheet if it has one, else copies the link. @returns true if it was copied. */
export async function shareLink(title: string, url: string): Promise<boolean> {
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return false;
    }
  } catch (error) {
    if (isDismissal(error)) return false;
  }
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    // Browsers offer the clipboard on https and localhost only, and with permission.
    void showToast({ title: 'Please copy this link', message: url, tone: 'info', duration: 20_000 });
    return false;
  }
}
