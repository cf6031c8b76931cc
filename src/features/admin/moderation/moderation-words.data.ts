import type { Outcome, SubjectKind } from '#features/activity/decisions/decisions.contract.ts';

interface KindWords {
  label: string;
  /** Heading of a filter with this kind. */
  plural: string;
  /** The decisions on this kind with their words, in the order of the form. */
  decisions: Partial<Record<Outcome, string>>;
}

/** Words for each kind and its decisions. */
export const KIND_WORDS: Record<SubjectKind, KindWords> = {
  testimonial: {
    label: 'Testimonial',
    plural: 'Testimonials',
    decisions: { accepted: 'Publish', refused: 'Decline' },
  },
  'case-study': {
    label: 'Success story',
    plural: 'Success stories',
    decisions: { accepted: 'Publish', returned: 'Return for a change', refused: 'Decline' },
  },
  resource: {
    label: 'Resource',
    plural: 'Resources',
    decisions: { accepted: 'Publish', returned: 'Return for a change', refused: 'Decline' },
  },
  course: {
    label: 'Course',
    plural: 'Courses',
    decisions: { accepted: 'Publish', returned: 'Return for a change', refused: 'Decline' },
  },
  post: {
    label: 'Discussion',
    plural: 'Discussions',
    decisions: { accepted: 'Show the post', refused: 'Hide the post' },
  },
  report: {
    label: 'Report of content',
    plural: 'Reports of content',
    decisions: { accepted: 'Grant the report', refused: 'Refuse the report' },
  },
};

/** Kinds whose every decision needs a reason. */
export const needsReason = (kind: SubjectKind, decision: Outcome): boolean =>
  decision !== 'accepted' || kind === 'report';

export const OUTCOME_LABELS: Record<Outcome, string> = {
  accepted: 'Accepted',
  returned: 'Returned',
  refused: 'Refused',
};
