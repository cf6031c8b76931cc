import { Button } from '@mantine/core';
import { IconCheck, IconShare } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { showToast } from '#platform/web/toast.ts';

const CONFIRMATION_MS = 3000;

/** Copies the address where other members find this profile, and says so. */
export function ShareProfileButton({ path }: { path: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    const address = window.location.origin + path;
    try {
      // Browsers offer the clipboard on https and localhost only.
      await navigator.clipboard.writeText(address);
    } catch {
      return showToast({ title: 'Please copy this link', message: address, tone: 'info', duration: 20_000 });
    }
    setCopied(true);
    return showToast({
      title: 'Link Copied',
      message: 'Members who open it see your profile.',
      tone: 'success',
    });
  };

  const Icon = copied ? IconCheck : IconShare;
  return (
    <Button variant="default" leftSection={<Icon size={18} stroke={1.5} aria-hidden />} onClick={copy}>
      {copied ? 'Link Copied' : 'Share'}
    </Button>
  );
}
