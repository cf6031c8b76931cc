import type { MultiSelectProps } from '@mantine/core';
import { type Choice, PagedMultiSelect, useTypedSearch } from '#platform/web/fields/paged-multi-select.tsx';
import classes from './report-comments-field.module.css';
import { quoteFacts, quoteName } from './report-words.rules.ts';
import { useQuotableComments } from './reports.api.ts';
import { COMMENT_SEARCH_MAX, type QuotedComment, REPORT_COMMENTS_MAX } from './reports.contract.ts';

/** A comment that can be chosen. */
const toChoice = (comment: QuotedComment) => ({ ...comment, name: quoteName(comment) });

interface ReportCommentsFieldProps
  extends Omit<MultiSelectProps, 'data' | 'value' | 'onChange' | 'maxValues' | 'filter'> {
  collaborationId: string;
  label: string;
  /** Comments that the report quotes already. */
  known: QuotedComment[];
  value: string[];
  onChange: (ids: string[], chosen: Choice[]) => void;
}

/** Chooses comments that a report quotes; typing searches their words. */
export function ReportCommentsField({ collaborationId, known, ...props }: ReportCommentsFieldProps) {
  const search = useTypedSearch(COMMENT_SEARCH_MAX);
  const comments = useQuotableComments(collaborationId, search.search);
  const found = comments.data?.map(toChoice);
  const all = new Map([...known.map(toChoice), ...(found ?? [])].map((one) => [one.id, one]));
  return (
    <PagedMultiSelect
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
