import type { OwnTestimonial, TestimonialDecision } from './testimonials.contract.ts';

/** An admin may change a decision later, e.g. take a published story down; the same one again is a second admin's. */
export const canDecide = (now: OwnTestimonial['status'], decision: TestimonialDecision['status']): boolean =>
  now !== decision;
