import { Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { showToast } from '#platform/web/toast.ts';

const isDismissal = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Hands the link to the device's own share sheet where there is one, else copies it. */
async function shareLink(title: string, url: string): Promise<void> {
  try {
    if (navigator.share) return await navigator.share({ title, url });
  } catch (error) {
    if (isDismissal(error)) return;
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: 'Link Copied!', message: `The link to ${title} is ready to paste.`, tone: 'success' });
  } catch {
    // Browsers offer the clipboard only on https and with permission.
    showToast({ title: 'Copy this link', message: url, tone: 'info', duration: 8000 });
  }
}

/** Shares the address that opens this profile. */
export function ShareProfileButton({ id, name }: { id: string; name: string }) {
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconShare size={18} stroke={1.5} aria-hidden />}
      aria-label={`Share: ${name}`}
      onClick={() => shareLink(name, `${window.location.origin}/marketplace?profile=${id}`)}
    >
      Share
    </Button>
  );
}
