import type { OwnTestimonial, TestimonialDecision } from './testimonials.contract.ts';

/** True if the decision changes the state. The same decision twice comes from a second admin and is refused. */
export const canDecide = (now: OwnTestimonial['status'], decision: TestimonialDecision['status']): boolean =>
  now !== decision;
