import { formatCount } from '#platform/contract/counts.ts';
import { formatRupees } from '#platform/contract/money.ts';
import type { CourseType } from './course-content.contract.ts';

/** Word for a type, as a badge has it. */
export const COURSE_TYPE_LABELS: Record<CourseType, string> = {
  course: 'Course',
  webinar: 'Webinar',
  workshop: 'Workshop',
};

/** The price of a course: `Free`, or rupees in full. */
export const priceText = (price: number): string => (price === 0 ? 'Free' : formatRupees(price));

/** A number with its word: `1 module`, `2,340 students`. */
export const counted = (number: number, one: string): string =>
  `${formatCount(number)} ${one}${number === 1 ? '' : 's'}`;
