import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { BackToDesk } from '#features/support/ticket-queue/back-to-desk.tsx';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { pageOf } from '#platform/web/page-number.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { Pager } from '#platform/web/ui/pager.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import { CannedAnswerCard } from './canned-answer-card.tsx';
import { CannedAnswerDialog } from './canned-answer-dialog.tsx';
import { useCannedAnswerChanges, useCannedAnswers } from './canned-answers.api.ts';
import { CANNED_ANSWERS_MAX, type CannedAnswer, type CannedAnswerChange } from './canned-answers.contract.ts';
import classes from './canned-answers.module.css';

const CHANGE_WORDS: Record<CannedAnswerChange['change'], string> = {
  added: 'Added',
  changed: 'Changed',
  removed: 'Deleted',
};

/** The canned answers of the support team and the log of their changes, for admins. */
export function CannedAnswersPage() {
  const answers = useCannedAnswers();
  const dialog = useSubjectDialog<CannedAnswer | null>();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <PageBody width="reading">
      <BackToDesk />
      <PageHeading
        title="Canned answers"
        action={
          <Button
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            onClick={() => dialog.open(null)}
          >
            Add answer
          </Button>
        }
      >
        Answers that the support team uses again and again, at most {CANNED_ANSWERS_MAX}. All supporters share
        them.
      </PageHeading>
      <ReviewList
        what="canned answers"
        query={answers}
        items={answers.data}
        heading="Answers"
        headingRef={heading}
        height={120}
        empty={{ title: 'No canned answers', text: 'Add the first one for a question that comes often.' }}
      >
        {(answer) => (
          <CannedAnswerCard
            answer={answer}
            onEdit={() => dialog.open(answer)}
            onRemoved={() => heading.current?.focus()}
          />
        )}
      </ReviewList>
      <Changes />
      {dialog.opening > 0 && (
        <CannedAnswerDialog
          key={dialog.opening}
          answer={dialog.subject}
          opened={dialog.opened}
          onClose={dialog.close}
        />
      )}
    </PageBody>
  );
}

/** The address says which page of the changes. */
function Changes() {
  const [params] = useSearchParams();
  const changes = useCannedAnswerChanges(pageOf(params));
  return (
    <div className={classes.changes}>
      <ReviewList
        what="changes"
        query={changes}
        items={changes.data?.records}
        heading="Changes"
        look="rows"
        height={48}
        empty={{
          title: 'No changes yet',
          text: 'Every change to an answer is logged here, with the admin’s name.',
        }}
        footer={
          changes.data && <Pager pagination={changes.data.pagination} hrefOf={(page) => `?page=${page}`} />
        }
      >
        {({ change, title, body, changed_by_name, changed_at }) => (
          <details className={classes.change}>
            <summary>
              {CHANGE_WORDS[change]} by {changed_by_name}: {title}
              <span className={classes.when}>
                {formatInstant(changed_at)}, {formatTime(changed_at)}
              </span>
            </summary>
            <p className={classes.text}>{body}</p>
          </details>
        )}
      </ReviewList>
    </div>
  );
}
