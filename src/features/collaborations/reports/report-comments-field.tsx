import type { ReactNode } from 'react';
import { FORMER_PERSON } from '#features/collaborations/comments/comments.rules.ts';
import { PagedMultiSelect, useTypedSearch } from '#platform/web/fields/paged-multi-select.tsx';
import classes from './report-comments-field.module.css';
import { quoteFacts } from './report-words.rules.ts';
import { useQuotableComments } from './reports.api.ts';
import { COMMENT_SEARCH_MAX, type QuotedComment, REPORT_COMMENTS_MAX } from './reports.contract.ts';

/** Signs of a comment that its name in the list begins with. */
const NAME_LENGTH = 80;

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > NAME_LENGTH ? `${line.slice(0, NAME_LENGTH).trimEnd()}…` : line;
}

/** A comment that can be chosen, named by who wrote it and how it begins. */
const toChoice = (comment: QuotedComment) => ({
  ...comment,
  name: `${comment.author?.name ?? FORMER_PERSON}: ${shortened(comment.text)}`,
});

interface ReportCommentsFieldProps {
  collaborationId: string;
  /** Comments that the report quotes already. */
  known: QuotedComment[];
  value: string[];
  error?: ReactNode;
  onChange: (ids: string[]) => void;
}

/** Chooses comments that a report quotes; typing searches their words. */
export function ReportCommentsField({ collaborationId, known, ...props }: ReportCommentsFieldProps) {
  const search = useTypedSearch(COMMENT_SEARCH_MAX);
  const comments = useQuotableComments(collaborationId, search.search);
  const found = comments.data?.map(toChoice);
  const all = new Map([...known.map(toChoice), ...(found ?? [])].map((one) => [one.id, one]));
  return (
    <PagedMultiSelect
      label="Comments"
      description={`From all discussions of the collaboration, ${REPORT_COMMENTS_MAX} at most. The report keeps their words as they are when it is sent.`}
      {...props}
      max={REPORT_COMMENTS_MAX}
      known={known.map(toChoice)}
      search={search}
      found={found}
      readMore={
        comments.hasNextPage && !comments.isFetchingNextPage ? () => void comments.fetchNextPage() : undefined
      }
      goneName="A deleted comment"
      emptyText={{ none: 'There are no comments yet', notFound: 'No comment has these words' }}
      renderOption={({ option }) => {
        const comment = all.get(option.value);
        if (!comment) return option.label;
        return (
          <span className={classes.option}>
            <span className={classes.who}>{quoteFacts(comment)}</span>
            <span className={classes.words}>{comment.text}</span>
          </span>
        );
      }}
    />
  );
}
