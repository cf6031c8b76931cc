import { Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { caseStudyPath } from '#features/stories/case-studies/case-study-paths.rules.ts';
import { showToast } from '#platform/web/toast.ts';
import { shareLink } from '#platform/web/ui/share-link.ts';

/** Opens the device's share sheet with the address of a story, or copies the address. */
export function ShareButton({ title, slug }: { title: string; slug: string }) {
  const share = async () => {
    if (!(await shareLink(title, window.location.origin + caseStudyPath(slug)))) return;
    void showToast({
      title: 'Link Copied!',
      message: 'The link to this success story is ready to paste.',
      tone: 'success',
    });
  };
  return (
    <Button variant="default" leftSection={<IconShare size={18} stroke={1.5} aria-hidden />} onClick={share}>
      Share
    </Button>
  );
}
