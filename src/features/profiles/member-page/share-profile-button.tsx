import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck, IconShare } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { showToast } from '#platform/web/toast.ts';
import { shareLink } from '#platform/web/ui/share-link.ts';

const CONFIRMATION_MS = 3000;
interface ShareProfileButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** Name of the member. */
  name: string;
  /** Path of the profile. */
  path: string;
  /** Note to show after copying, instead of the default one. */
  note?: string;
  /** What it says once the link is copied: the marketplace and the profile say it differently in the specification. */
  copiedText?: string;
}

/** Button that shares the address of a profile. */
export function ShareProfileButton({
  name,
  path,
  note,
  copiedText = 'Link Copied',
  variant = 'default',
  size,
}: ShareProfileButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const share = async () => {
    if (!(await shareLink(name, window.location.origin + path))) return;
    setCopied(true);
    void showToast({
      title: copiedText,
      message: note ?? `The link to ${name} is ready to paste.`,
      tone: 'success',
    });
  };

  const Icon = copied ? IconCheck : IconShare;
  return (
    <Button
      variant={variant}
      size={size}
      leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
      aria-label={`Share: ${name}`}
      onClick={share}
    >
      {copied ? copiedText : 'Share'}
    </Button>
  );
}
