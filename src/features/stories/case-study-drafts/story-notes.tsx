import { Alert } from '@mantine/core';
import type { OwnCaseStudy } from './case-study-drafts.contract.ts';

/** Notes on a story that was sent before: the remark, and what a change means. */
export function StoryNotes({ story: { status, remark, is_public } }: { story: OwnCaseStudy }) {
  if (status === 'returned') {
    return (
      <Alert title="An admin returned this story" style={{ whiteSpace: 'pre-line' }}>
        {remark}
      </Alert>
    );
  }
  if (status === 'pending') {
    return <Alert>This story waits for review. If you change it, please send it again.</Alert>;
  }
  if (!is_public) return null;
  return (
    <Alert>
      Others go on reading the published version until an admin has published this one. Please send it when
      you are done.
    </Alert>
  );
}
